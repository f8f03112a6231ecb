import fc from '../../fast-check';
import { createClusterer, type Placement } from '@/lib/newsroom/cluster/clusterer';
import { createMemoryPostings } from '@/tests/newsroom/cluster/memory-postings';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { languages } from '@/lib/model/text/languages';
import { dayMs, noon, toNewArticle } from './new-article';

// Words from a small stock, so that articles share some, beside any text that a feed may send.
const stock = fc.constantFrom(
  ...'Ferry Siquijor budget Orvland storm rescued 漾濞 地震 U.S. 2025 __proto__ constructor ^storm'.split(
    ' ',
  ),
);
const phrase = fc.oneof(
  fc.array(stock, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const article = (at: number): fc.Arbitrary<NewArticle> =>
  fc
    .record({
      title: phrase,
      paragraphs: fc.array(phrase, { maxLength: 4 }),
      source: fc.constantFrom('A', 'B', ''),
      lang: fc.constantFrom(...languages),
      published_at: fc.integer({ min: noon - 9 * dayMs, max: noon + 9 * dayMs }),
    })
    .map((given) => toNewArticle({ id: `a_${at}`, ...given }));
const articles = fc
  .integer({ min: 1, max: 15 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => article(at))));

async function placeAll(all: readonly NewArticle[]): Promise<Placement[]> {
  const store = { postings: createMemoryPostings() };
  const placements: Placement[] = [];
  for (const one of all) placements.push(await createClusterer().assign(store, one));
  return placements;
}

describe('any input of a feed', () => {
  it('gets an event in its own language, the same on every run, and no copy of a copy', async () => {
    await fc.assert(
      fc.asyncProperty(articles, async (all) => {
        const placements = await placeAll(all);
        expect(await placeAll(all)).toEqual(placements);
        const langs = new Map<string, string>();
        placements.forEach(({ event_id, copy_of, is_new }, at) => {
          expect(is_new).toBe(!langs.has(event_id));
          const lang = all[at]?.lang ?? '';
          expect(langs.get(event_id) ?? lang).toBe(lang);
          langs.set(event_id, lang);
          if (copy_of === undefined) return;
          const original = placements[all.findIndex(({ id }) => id === copy_of)];
          expect(original).toMatchObject({ event_id });
          expect(original?.copy_of).toBeUndefined();
        });
      }),
    );
  });
});
