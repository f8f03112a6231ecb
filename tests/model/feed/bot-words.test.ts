import { withWord } from '@/lib/model/feed/bot-words';
import { botWordsMost } from '@/lib/model/limits/bots';

it.each([
  [['tide'], ' moon ', ['tide', 'moon']],
  [['tide'], 'tide', ['tide']],
  [[], 'spring, tide，', ['spring  tide']],
  [[], '潮', ['潮']],
  [['tide'], '…', undefined],
  [['tide'], ' ', undefined],
  [[], ',', undefined],
])('to the words %j what is typed as %j is added: %j', (words, typed, list) => {
  expect(withWord(words, typed)).toEqual(list);
});

it('a bot takes no more words than it may have', () => {
  const words = Array.from({ length: botWordsMost - 1 }, (_, at) => `w${at}`);
  const full = withWord(words, 'last');
  expect(full).toEqual([...words, 'last']);
  expect(withWord(full ?? [], 'more')).toBeUndefined();
});
