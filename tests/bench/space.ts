// How large the database file gets in a year of news with the default retention, by the real path
// of an item: clusterer, writer, store. SPACE_ITEMS items a day (20; the target is for 2,000).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { dayMs } from '@/lib/model/time';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import type { NewArticle } from '@/lib/newsroom/cluster/profile';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { forgetOld } from '@/lib/newsroom/retention';
import { openStore } from '@/lib/newsroom/store/open-store';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { generateArticles } from '../newsroom/cluster/generated';
import { writer } from './generate';
import { signOf } from './marks';

const year = 365;
const retentionDays = 60;
const begin = Date.UTC(2025, 0, 1);

/** As long as in real feeds: a headline and about forty words. */
function itemsOf(day: number, count: number): NewArticle[] {
  const text = writer(day + 1);
  const from = begin + day * dayMs;
  const everyMs = Math.floor((22 * dayMs) / 24 / count);
  return [...generateArticles({ count, everyMs, seed: day + 1, from })].map((article) => ({
    ...article,
    url: `https://paper.example/${article.id}`,
    paragraphs: [text.sentence(20), text.sentence(22)],
  }));
}

export async function benchSpace(): Promise<void> {
  const perDay = Number(process.env.SPACE_ITEMS ?? 20);
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-space-'));
  const store = await openStore({ dataDir: folder });
  let now = begin;
  const log = pino({ level: 'silent' });
  const parts = { ...{ store, log, writeEvent, clusterer: createClusterer() }, clock: () => now };
  const { signal } = new AbortController();
  const fileBytes = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
    `.execute(store.database.query());
    return rows[0]?.bytes ?? 0;
  };
  console.log(`space: ${year} days of ${perDay} items, kept ${retentionDays} days, no full text`);
  console.log(
    `  ${'day'.padStart(5)}  ${'articles'.padStart(8)}  ${'file'.padStart(10)}  bytes an article`,
  );
  const empty = await fileBytes();
  const sizes: number[] = [];
  let largest = 0;
  for (let day = 0; day < year; day += 1) {
    now = begin + (day + 1) * dayMs;
    await storeArticles(parts, itemsOf(day, perDay));
    await forgetOld(
      { store, clock: () => now, days: retentionDays, sleep: async () => undefined },
      signal,
    );
    if ((day + 1) % 30 !== 0) continue;
    const [bytes, articles] = [await fileBytes(), await store.articles.count()];
    sizes.push(bytes);
    const each = (bytes - empty) / articles;
    largest = Math.max(largest, each);
    console.log(
      `  ${String(day + 1).padStart(5)}  ${String(articles).padStart(8)}  ${(bytes / 1024).toFixed(0).padStart(7)} KB  ${each.toFixed(0).padStart(8)}`,
    );
  }
  console.log(
    `  the empty database (${(empty / 1024).toFixed(0)} KB) is not counted to the articles`,
  );
  const [early = 1, late = 1] = [sizes[2], sizes.at(-1)];
  console.log(`  day 90 to the end of the year: ×${(late / early).toFixed(2)}`);
  console.log(
    `  marks: at most 5 KB (5,120 bytes) an article ${signOf(largest <= 5_120)}; the file stops growing after day 60 ${signOf(late <= early * 1.02)}`,
  );
  await store.close();
  rmSync(folder, { recursive: true });
}
