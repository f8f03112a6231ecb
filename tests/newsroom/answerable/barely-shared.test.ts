// What shares only a name, or one ordinary word, with a question is not even close.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from '../assistant/outcome-of';

type Row = [asked: string, lang: Language, title: string, is: 'closest' | 'none', of?: Language];

it.each<Row>([
  // Both names, neither in the headline, and nothing of what is asked
  ['Did Kotor buy Veldra?', 'en', 'Shares fall', 'none'],
  ['Binili ba ng Kotor ang Veldra?', 'ph', 'Bumaba ang mga stock', 'none'],
  ['Kotor收购Veldra了吗？', 'zh', '股市收盘走低', 'none'],
  // An event about both of them is close.
  ['Did Kotor buy Veldra?', 'en', 'Kotor and Veldra on show', 'closest'],
  ['Binili ba ng Kotor ang Veldra?', 'ph', 'Kotor at Veldra sa Maynila', 'closest'],
  ['Kotor收购Veldra了吗？', 'zh', 'Kotor和Veldra参展', 'closest'],
])('two names in passing: %s (%s) from: %s', (asked, lang, title, is, of = lang) => {
  const sentence = { en: 'Kotor and Veldra shed 2%.', zh: 'Kotor和Veldra跌2%。', ph: 'Kotor at Veldra, bumaba.' }; // prettier-ignore
  expect(outcome(asked, lang, { of, title, sentence: sentence[of] })).toBe(is);
});

it.each<Row>([
  ['Whom did Veldra sue?', 'en', 'Veldra shares fall 2%', 'none'],
  ['Sino ang idinemanda ng Veldra?', 'ph', 'Bumaba ang Veldra', 'none'],
  ['Veldra起诉了谁？', 'zh', 'Veldra股价跌2%', 'none'],
])('a name that many events have: %s (%s)', (asked, lang, title, is) => {
  expect(outcome(asked, lang, { of: lang, title })).toBe(is);
  // Of a rare name, any event is close.
  expect(outcome(asked, lang, { of: lang, title }, { rare: ['veldra'] })).toBe('closest');
});

it.each<Row>([
  ['Who won the election in Japan?', 'en', 'Ana Reyes wins a race in Japan', 'none'],
  ['Sino ang nanalo sa halalan sa Japan?', 'ph', 'Ana Reyes wins a race in Japan', 'none', 'en'],
  ['谁赢得了日本的选举？', 'zh', 'Ana Reyes wins a race in Japan', 'none', 'en'],
])('one word beside a country: %s (%s)', (asked, lang, title, is, of = lang) => {
  const worth = { won: 2, nanalo: 2, 赢得: 2, japan: 3, 日本: 3, election: 3, halalan: 3, 选举: 3 };
  expect(outcome(asked, lang, { of, title }, { worth })).toBe(is);
});
