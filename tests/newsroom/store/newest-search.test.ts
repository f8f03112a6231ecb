// The newest events have a search index of their own. Protects: an answer is the same whichever
// index it comes from, and the other one is left alone where the newest events have enough.
import { sql, type RawBuilder } from 'kysely';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines, type TestEngine } from './engines';
import { openBare } from './filled-schema';
import { sampleEvent } from './sample';

const since = 1_000;
/** More than twice of what the index has on either engine. */
const many = 85_000;

/** Has the index begin at {@link since}, as it does by itself in a large store. */
async function begin(engine: TestEngine, { database }: OpenStore): Promise<void> {
  const statement =
    engine.kind() === 'sqlite'
      ? sql`insert into search_newest values (${since})`
      : sql`update search_newest set since = ${since}`;
  await statement.execute(database.query());
}

async function save(store: OpenStore, id: string, rank_time: number, text: string): Promise<void> {
  const title = [{ lang: 'EN', text }];
  await store.events.save(sampleEvent(id, { rank_time, title, brief: [], content: [] }));
}

/** Takes away what one of the two indexes answers from: the newest events, or all others. */
async function empty(
  engine: TestEngine,
  { database }: OpenStore,
  which: 'newest' | 'others',
): Promise<void> {
  const statements = {
    sqlite: { newest: sql`delete from search_new`, others: sql`delete from search_text` },
    postgres: {
      newest: sql`update search_row set newest = false where rank_time >= ${since}`,
      others: sql`delete from search_row where rank_time < ${since}`,
    },
  };
  const of = engine.kind() === 'sqlite' ? statements.sqlite : statements.postgres;
  await of[which].execute(database.query());
}

const idsOf = (hits: readonly { event_id: string }[]) => hits.map(({ event_id }) => event_id);

onBothEngines((engine) => {
  describe('the search of the newest events', () => {
    const times = [700, 800, 900, 999, 1_000, 1_001, 1_100, 1_200];
    const find = (store: OpenStore, word: string, limit: number, more = {}) =>
      store.search.words({ groups: [[word]], limit, ...more });

    it('answers as the search of all, across its beginning and in any bounds', async () => {
      const [own, whole] = [
        await engine.open(await engine.fresh()),
        await engine.open(await engine.fresh()),
      ];
      await begin(engine, own);
      for (const store of [own, whole]) {
        for (const [at, time] of times.entries()) {
          await save(store, `e-${at}`, time, at % 3 === 0 ? 'Wombat' : 'Wombats and railways');
        }
      }
      for (const word of ['womb*', 'wombats', 'wombats and rail*', 'zebra*']) {
        for (let limit = 1; limit <= times.length; limit += 1) {
          expect(await find(own, word, limit)).toEqual(await find(whole, word, limit));
        }
        for (const from of times) {
          for (const until of times) {
            const bounds = { since: from, until };
            expect(await find(own, word, 3, bounds)).toEqual(await find(whole, word, 3, bounds));
          }
        }
      }
      expect(await find(own, 'womb*', 9)).toHaveLength(times.length);
      const ranked = { ranked: true };
      expect(await find(own, 'womb*', 9, ranked)).toEqual(await find(whole, 'womb*', 9, ranked));
    });

    it('is asked for the newest, and the other for what came before', async () => {
      for (const [without, found] of [
        ['others', ['e-7', 'e-6', 'e-5', 'e-4']],
        ['newest', ['e-3', 'e-2', 'e-1', 'e-0']],
      ] as const) {
        const store = await engine.open(await engine.fresh());
        await begin(engine, store);
        for (const [at, time] of times.entries()) await save(store, `e-${at}`, time, 'Wombat');
        await empty(engine, store, without);
        expect(idsOf(await find(store, 'wom*', 9))).toEqual(found);
        expect(idsOf(await find(store, 'wom*', 2))).toEqual(found.slice(0, 2));
      }
    });

    it('follows what is stored anew, moved and taken down', async () => {
      const store = await engine.open(await engine.fresh());
      await begin(engine, store);
      for (const id of ['new', 'moved', 'down']) await save(store, id, 1_500, 'Wombat');
      await save(store, 'old', 500, 'Wombat');
      expect(idsOf(await find(store, 'wom*', 9))).toEqual(['new', 'moved', 'down', 'old']);
      await save(store, 'new', 1_500, 'Okapi');
      await save(store, 'moved', 600, 'Wombat');
      await save(store, 'old', 1_600, 'Wombat');
      await store.events.takeDown('down');
      expect(idsOf(await find(store, 'wom*', 9))).toEqual(['old', 'moved']);
      expect(idsOf(await find(store, 'wom*', 1))).toEqual(['old']);
      expect(idsOf(await find(store, 'oka*', 9))).toEqual(['new']);
      await empty(engine, store, 'newest');
      expect(idsOf(await find(store, 'wom*', 9))).toEqual(['moved']);
    });

    it('finds what came before by a prefix of very many words, too', async () => {
      const store = await engine.open(await engine.fresh());
      await begin(engine, store);
      const words = Array.from({ length: 250 }, (_, at) => `wombat${at}`);
      await save(store, 'few', 600, 'Wombat7 and railways');
      await save(store, 'many', 500, words.join(' '));
      await save(store, 'new', 1_500, 'Wombat');
      expect(idsOf(await find(store, 'wombat*', 9))).toEqual(['new', 'few', 'many']);
      expect(idsOf(await find(store, 'wombat24*', 9))).toEqual(['many']);
      expect(idsOf(await find(store, 'wombat7 and rail*', 9))).toEqual(['few']);
      expect(idsOf(await find(store, 'wombats*', 9))).toEqual([]);
    });

    it('finds what a site created earlier has had, and what is new', async () => {
      const database = await openBare(await engine.fresh());
      const run = (statement: RawBuilder<unknown>) => statement.execute(database.query());
      const at = migrations.findIndex(({ name }) => name === '039-newest-search');
      await migrate(database, undefined, migrations.slice(0, at));
      if (engine.kind() === 'sqlite') {
        await run(sql`insert into search_row (id, event_id, rank_time) values (1024, 'm-1', 1)`);
        await run(sql`insert into search_text (rowid, title) values (1024, 'wombat')`);
      } else {
        await run(sql`insert into search_row (event_id, rank_time, tokens)
          select 'm-' || t, t, 'wombat'::tsvector from generate_series(1, ${sql.lit(many)}) as t`);
      }
      await migrate(database);
      const { fullText } = database.engine;
      const document = { title: ['wombat'], brief: [], body: [], head: [] };
      await fullText.put(database.query(), { event_id: 'new', rank_time: many + 1, ...document });
      const wanted = { groups: [['womb*']], limit: 2 * many };
      const ids = idsOf(await fullText.find(database.query(), wanted));
      expect([ids[0], ids.at(-1)]).toEqual(['new', 'm-1']);
      expect(ids).toHaveLength(engine.kind() === 'sqlite' ? 2 : many + 1);
      await database.close();
    });

    it('has the newest of many events, and the others leave it', async () => {
      const store = await engine.open(await engine.fresh());
      const run = <Row>(statement: RawBuilder<Row>) => statement.execute(store.database.query());
      const isSqlite = engine.kind() === 'sqlite';
      const begins = async () => {
        const { rows } = await run(sql<{ since: number }>`select since from search_newest`);
        return rows[0]?.since ?? 0;
      };
      const held = async () => {
        const from = isSqlite ? sql`search_new_docsize` : sql`search_row where newest`;
        const { rows } = await run(sql<{ held: number }>`select count(*) as held from ${from}`);
        return rows[0]?.held ?? 0;
      };
      const tidy = async () => {
        while (await store.search.tidy());
      };
      /** Rows of made-up events, one in each millisecond. */
      const fill = async (from: number, until: number) => {
        const times = sql`
          with recursive n (t) as (
            select ${sql.lit(from)} union all select t + 1 from n where t < ${sql.lit(until)}
          )`;
        const id = sql`'m-' || t, t`;
        if (!isSqlite) {
          await run(sql`insert into search_row (event_id, rank_time, tokens)
            ${times} select ${id}, 'okapi'::tsvector from n`);
          return;
        }
        const row = sql`t * 1024`;
        await run(sql`insert into search_row (event_id, rank_time, id)
          ${times} select ${id}, ${row} from n`);
        const first = (await begins()) || until + 1;
        await run(sql`insert into search_new (rowid, title)
          ${times} select ${row}, 'okapi' from n where t >= ${sql.lit(first)}`);
      };
      await fill(1, 1_000);
      await tidy();
      expect(await begins()).toBeLessThanOrEqual(0);
      await fill(1_001, many);
      await store.search.tidy();
      await fill(many + 1, 2 * many);
      const all = await held();
      expect(await store.search.tidy()).toBe(true);
      expect(await held()).toBeLessThan(all);
      const first = await begins();
      expect(first).toBeGreaterThan(many + 1);
      // Most of those that leave, which would only take longer.
      if (!isSqlite) await run(sql`delete from search_row where rank_time < ${first - 700}`);
      await tidy();
      expect(await held()).toBe(2 * many - first + 1);
      await fill(2 * many + 1, 2 * many + 1_000);
      await tidy();
      // Not with each event: it may have twice as many.
      expect(await begins()).toBe(first);
    });
  });
});
