// The benchmark of large stores fills them by a short cut: it must leave what saving leaves.
import { sql } from 'kysely';
import type { OpenStore, StoreOptions } from '@/lib/newsroom/store/open-store';
import { openStore } from '@/lib/newsroom/store/open-store';
import { postgresWriter } from '../../bench/bulk/postgres';
import { bulkRow } from '../../bench/bulk/rows';
import { sqliteWriter } from '../../bench/bulk/sqlite';
import { fillStore, generatedEvent } from '../../bench/generate';
import { onBothEngines } from './engines';

const newest = Date.UTC(2026, 0, 15);
const count = 30;
const apart = 12;

async function filled(options: StoreOptions): Promise<OpenStore> {
  const range = { newest, heads: true, apart };
  const rows = Array.from({ length: count }, (_, at) => bulkRow(count - 1 - at, range));
  let store = await openStore(options);
  if (options.databaseUrl) {
    const writer = postgresWriter(store, newest);
    await writer.live();
    await writer.write(rows);
  } else {
    await store.close();
    const writer = sqliteWriter(options.dataDir, newest);
    await writer.write(rows);
    await writer.close();
    store = await openStore(options);
  }
  return store;
}

async function rowsOf({ database }: OpenStore): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of ['event', 'event_body', 'event_tab', 'event_host']) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(database.query());
    rows[table] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

/** What the first words of every title find, and the heads of English ones. */
async function foundIn(store: OpenStore) {
  const found: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const { title, lang } = generatedEvent(at, newest);
    const words = title[0]?.text ?? '';
    const text = lang === 'zh' ? words.slice(0, 2) : words.split(' ').slice(0, 2).join(' ');
    found.push(await store.search.events({ text, lang, limit: count }));
    const begins = `${[...(text.toLowerCase().split(' ')[0] ?? '')].slice(0, 3).join('')}*`;
    for (const limit of [1, count]) {
      found.push(await store.search.words({ groups: [[begins]], limit }));
    }
    const sets = [text.toLowerCase().split(' ')];
    if (lang === 'en') found.push(await store.search.heads({ sets, publishers: [], limit: count }));
  }
  return found;
}

onBothEngines((engine) => {
  it('writes the rows that saving writes, and they are found alike', async () => {
    const saved = await engine.open(await engine.fresh());
    await fillStore(saved, 0, count, newest, () => undefined);
    const bulk = await filled(await engine.fresh());
    try {
      await saved.search.renew();
      await bulk.search.renew();
      expect(await rowsOf(bulk)).toEqual(await rowsOf(saved));
      expect(await foundIn(bulk)).toEqual(await foundIn(saved));
    } finally {
      await bulk.close();
    }
  });
});
