import { citedWordForWord } from '@/lib/newsroom/assistant/word-for-word';
import type { Chosen } from '@/lib/newsroom/answerable/choice';
import { keptEdition } from '@/tests/kept-edition';
import type { Article, StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

const reference = (order: number) => ({ order, link: `https://${order}.example`, title: '' });
const event = {
  ...sample,
  ...{ id: 'one', writing: 'extract' as const, references: [1, 2].map(reference) },
};
/** Two reports that say about the same. */
const said = ['The bridge fell on Friday, police said.', 'Police say the bridge fell on Friday.'];
const articles = said.map((text, at): Article => {
  const fields: Partial<Article> = {
    title: '',
    paragraphs: [text],
    url: `https://${at + 1}.example`,
  };
  // No other fields of an article are read here.
  return fields as Article;
});
const store = { articles: { ofEvent: () => Promise.resolve(articles) } };
const chosen = (text: string): Chosen => ({
  event,
  passages: [
    {
      ...{ event_id: 'one', block: 0, place: 0, text, lang: 'en', citations: [1, 2] },
      ...{ before: '', heading: '', suspect: false, own: 1, fit: 1, score: 1 },
    },
  ],
});
const citations = async (text: string) => {
  // Only the reports of an event are read from the store.
  const [one] = await citedWordForWord(store as never, [chosen(text)]);
  return one?.passages[0]?.citations;
};

describe('a quotation', () => {
  it('cites only those sources that use these words', async () => {
    expect(await citations('The bridge fell on Friday, police said.')).toEqual([1]);
    expect(await citations('Police say the bridge fell on Friday.')).toEqual([2]);
  });

  it('keeps its event’s citations if no stored text contains it', async () => {
    expect(await citations('The bridge is gone.')).toEqual([1, 2]);
  });
});
