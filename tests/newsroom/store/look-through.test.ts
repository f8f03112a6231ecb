// An operator's search for a part of a text, which no index supports.
import { sampleEvent } from './sample';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Cursor, Page } from '@/lib/newsroom/store/contract/listing';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

/** More than one page looks at. */
const many = 1_200;

async function pagesOf<T>(read: (cursor: Cursor | undefined) => Promise<Page<T>>): Promise<T[][]> {
  const pages: T[][] = [];
  let cursor: Cursor | undefined;
  do {
    const page = await read(cursor);
    pages.push(page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return pages;
}

const sizes = (pages: readonly unknown[][]) => pages.map(({ length }) => length);

onBothEngines((engine) => {
  describe('a part of a text', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('e'));
      await store.transaction(async (inside) => {
        for (let n = 0; n < many; n += 1) {
          const told = n < 3 ? `Die ÄRZTE, 100% "so" ${n}` : `Of number ${n}`;
          const created_at = 1_000 + n;
          await inside.comments.add({
            ...{ id: `c${n}`, event_id: 'e', owner: `u:${n % 2}`, text: told, created_at },
          });
          await inside.topics.create({
            ...{ id: `t${n}`, key: `q:${n}`, type: 'user_create', lang: 'en', icon: '', least: 1 },
            ...{ name: [{ lang: 'en', text: told }], description: [], terms: {}, created_at },
            status: TopicStatus.INIT,
          });
        }
      });
    });

    const lists = {
      comments: (part: string, cursor: Cursor | undefined) =>
        store.comments.latest({ part }, cursor, 2),
      topics: (part: string, cursor: Cursor | undefined) => store.topics.list(part, cursor, 2),
    };

    describe.each(['comments', 'topics'] as const)('of %s', (name) => {
      const found = (part: string) =>
        pagesOf<{ id: string }>((cursor) => lists[name](part, cursor));

      it('is searched in a limited number of rows a page, and found on a later one', async () => {
        const pages = await found('ärzte');
        expect(sizes(pages)).toEqual([0, 2, 1]);
        expect(pages.flat().map(({ id }) => id.slice(1))).toEqual(['2', '1', '0']);
      });

      it('that is in many rows fills a page, and no page follows the last', async () => {
        const pages = await found('NUMBER 119');
        expect(sizes(pages.filter((page) => page.length > 0))).toEqual([2, 2, 2, 2, 2, 1]);
        expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(11);
        expect((await lists[name]('number 2', undefined)).items).toHaveLength(2);
      });

      it.each(['Ärzte', 'äRZTE', '100% "', '0% "SO" 1'])(
        'is found in any case: %s',
        async (part) => {
          expect((await found(part)).flat()).not.toEqual([]);
        },
      );

      it.each(['_rzte', '1_0%', '"text"', '\\'])(
        'is neither a pattern nor JSON: %s',
        async (part) => {
          expect((await found(part)).flat()).toEqual([]);
        },
      );
    });

    it('is also searched among the comments of one reader', async () => {
      const of = { owner: 'u:1', part: 'ärzte' } as const;
      const pages = await pagesOf((cursor) => store.comments.latest(of, cursor, 2));
      expect(pages.flat().map(({ id }) => id)).toEqual(['c1']);
    });
  });
});
