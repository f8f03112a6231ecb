import { sql } from 'kysely';
import { ownDataSections } from '@/lib/model/account/own-data';
import { ownedTables } from '@/lib/newsroom/store/readers/owned-tables';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { ownDataParts } from '@/lib/newsroom/store/readers/own-data';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const title = (id: string) => [{ lang: 'EN', text: `Title of ${id}` }];

/** One row of every section. */
async function fill({ readers, interests, turns }: OpenStore, owner: Owner): Promise<void> {
  await readers.setFavorite(owner, ['a'], true, 1);
  await readers.setLiked(owner, ['b'], true, 2);
  await readers.markRead(owner, 'c', undefined, 3);
  await readers.keepPlace(owner, 'c', 'c-v1', 2_500);
  await readers.addShown(owner, 'sports', ['a'], 4);
  await readers.dislike(owner, { kind: 'event', id: 'd' }, 5);
  const report = { target: 1, event_id: 'd', event_version_id: 'd-v1', reason: 7, text: 'why' };
  await readers.report(owner, report, 6);
  await interests.replace(owner, [{ category: 'sports', keyword: '马拉松' }], 7);
  const turn = { owner, id: 't1', session: 's1', event_id: 'a', language: 'EN', digest: 'x' };
  await turns.begin({ ...turn, question: 'Why?', created_at: 8 });
  await turns.end(owner, 't1', 'done', [
    { type: 'answer', content: 'Because ' },
    { type: 'answer', content: 'of it. [1]', mark: 'end' },
    { type: 'reference', references: [{ link: 'https://example.com/1' }] },
  ]);
}

onBothEngines((engine) => {
  describe('one’s own data', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['a', 'b', 'c', 'd']) await store.events.save(sampleEvent(id));
      await fill(store, 'u:me');
      await fill(store, 'u:other');
    });
    const read = async (section: (typeof ownDataSections)[number], owner: Owner = 'u:me') =>
      (await store.ownData.page(owner, section, undefined, 10)).items;

    it('is every row of the reader, and of nobody else', async () => {
      expect(await read('favourites')).toEqual([{ event_id: 'a', at: 1, title: title('a') }]);
      expect(await read('likes')).toEqual([{ event_id: 'b', at: 2, title: title('b') }]);
      expect(await read('reads')).toEqual([
        { event_id: 'c', version: 'c-v1', place: 2_500, at: 3, title: title('c') },
      ]);
      expect(await read('shown')).toEqual([
        { event_id: 'a', tab: 'sports', at: 4, title: title('a') },
      ]);
      expect(await read('dislikes')).toEqual([
        { target: 'event', target_id: 'd', version: '', at: 5 },
      ]);
      expect(await read('reports')).toEqual([
        expect.objectContaining({ event_id: 'd', reason: 7, text: 'why', at: 6 }),
      ]);
      expect(await read('interests')).toEqual([{ category: 'sports', keyword: '马拉松', at: 7 }]);
      expect(await read('chats')).toEqual([
        {
          id: 't1',
          session: 's1',
          event_id: 'a',
          question: 'Why?',
          language: 'EN',
          state: 'done',
          at: 8,
          title: title('a'),
          answer: 'Because of it. [1]',
          references: [{ link: 'https://example.com/1' }],
        },
      ]);
      for (const section of ownDataSections) expect(await read(section, 'd:me')).toEqual([]);
    });

    it('includes the question and answer of a report about an answer', async () => {
      const chunks = [{ type: 'answer' as const, content: 'It is tea. [1]' }];
      const turn = { id: 't9', question: 'What is it?', chunks };
      await store.readers.report('u:reports', { target: 2, reason: 9, turn }, 1);
      await store.readers.report('u:reports', { target: 1, event_id: 'a', reason: 7 }, 2);
      const said = { turn_id: 't9', question: 'What is it?', answer: 'It is tea. [1]' };
      expect(await read('reports', 'u:reports')).toMatchObject([
        { target: 2, reason: 9, references: [], ...said },
        { target: 1, event_id: 'a', turn_id: null, answer: null },
      ]);
    });

    describe('each table', () => {
      const owners = ['u:rows', 'u:others'] as const;
      beforeAll(async () => {
        for (const owner of owners) {
          await store.events.save(sampleEvent(`${owner}-event_id`));
          const ofEvent = { event_id: `${owner}-event_id` };
          await insert('track', { owner, id: `${owner}-track_id`, ...ofEvent });
          await insert('bot', { owner, id: `${owner}-bot_id` });
        }
      });

      it.each(ownDataSections)(
        'has a row of %s once, and none of other readers',
        async (section) => {
          const { table, columns, time } = ownDataParts[section];
          for (const owner of owners) await insert(table, { owner, [time]: 7 });
          const rows = await read(section, 'u:rows');
          expect(rows).toHaveLength(1);
          const [row = {}] = rows;
          expect(row.at).toBe(7);
          const told = columns.filter((column) => !['chunks', time].includes(column));
          for (const column of told) {
            expect([column, row[column]]).toEqual([column, valueOf(column, row[column], 'u:rows')]);
          }
          expect(JSON.stringify(rows)).not.toContain('u:others');
        },
      );

      /** A row whose default values name its owner. */
      async function insert(table: string, given: Record<string, string | number>): Promise<void> {
        const found = (await store.database.query().introspection.getTables()).find(
          ({ name }) => name === table,
        );
        const columns = found?.columns ?? [];
        const values = columns.map(({ name, dataType }) => {
          if (name in given) return sql`${given[name]}`;
          const isNumber = /int|real|double|float|numeric/i.test(dataType);
          return sql`${valueOf(name, isNumber ? 1 : '', String(given.owner))}`;
        });
        await sql`
        insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(values)})`.execute(store.database.query());
      }

      function valueOf(column: string, like: unknown, owner: string): string | number | null {
        if (typeof like === 'number') return 1;
        return column === 'chunks' ? '[]' : column === 'answer' ? null : `${owner}-${column}`;
      }
    });

    it('leaves out no table of a reader', () => {
      const exported = Object.values(ownDataParts).map(({ table }) => table as string);
      // The one setting has its own call.
      expect([...exported, 'reader_setting'].sort()).toEqual(Object.keys(ownedTables).sort());
    });

    it('includes what was taken down since', async () => {
      await store.events.takeDown('b');
      expect(await read('likes')).toEqual([{ event_id: 'b', at: 2, title: title('b') }]);
    });

    it('is paged without gaps or repetitions, even for many rows of one time', async () => {
      const ids = Array.from({ length: 23 }, (_, n) => `x-${n}`);
      for (const id of ids) await store.events.save(sampleEvent(id));
      await store.readers.setLiked('d:many', ids.slice(0, 15), true, 1);
      await store.readers.setLiked('d:many', ids.slice(15), true, 2);
      const found: unknown[] = [];
      let cursor: string | undefined;
      let count = 0;
      do {
        const page = await store.ownData.page('d:many', 'likes', cursor, 4);
        expect(page.items.length).toBeLessThanOrEqual(4);
        found.push(...page.items.map(({ event_id }) => event_id));
        cursor = page.next;
        count += 1;
      } while (cursor !== undefined);
      expect(count).toBe(6);
      expect(new Set(found)).toEqual(new Set(ids));
      expect(found).toHaveLength(23);
    });
  });
});
