// Which sources have a quotation word for word. An event cites one sentence to every source with
// the same meaning; a quotation only cites those whose own text has it. Protects: each number
// behind a word-for-word quotation leads to those very words.
import type { Chosen } from '../answerable/choice';
import { quotedSpan } from '../evidence/verdict';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';

/** The texts of each source of an event, by its citation number. */
async function textsOf(
  store: Pick<Store, 'articles'>,
  { id, references }: StoredEvent,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const articles = await store.articles.ofEvent(id);
  const texts = new Map<number, readonly string[]>();
  for (const { order, link } of references) {
    const own = articles.filter(({ url }) => url === link);
    if (order === undefined || own.length === 0) continue;
    const parts = own.flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs,
      paragraphs.join(' '),
    ]);
    texts.set(order, parts);
  }
  return texts;
}

/**
 * The same passages, each citing only the sources that have its words; all of them where none is
 * stored.
 */
export async function citedWordForWord(
  store: Pick<Store, 'articles'>,
  chosen: readonly Chosen[],
): Promise<Chosen[]> {
  const one = async ({ event, passages }: Chosen): Promise<Chosen> => {
    if (event.writing === 'sample' || !passages.some(({ citations }) => citations.length > 1)) {
      return { event, passages };
    }
    const texts = await textsOf(store, event);
    const says = (order: number, text: string) =>
      (texts.get(order) ?? []).some((part) => quotedSpan(text, part, 'anywhere') !== undefined);
    const cited = passages.map((passage) => {
      const exact = passage.citations.filter((order) => says(order, passage.text));
      return exact.length > 0 ? { ...passage, citations: exact } : passage;
    });
    return { event, passages: cited };
  };
  return Promise.all(chosen.map(one));
}
