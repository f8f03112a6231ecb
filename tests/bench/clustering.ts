// How well articles become events, and the cost of an article in a small store and in a large one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexKeys } from '@/lib/newsroom/cluster/candidates';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import type { NewEntry } from '@/lib/newsroom/cluster/postings';
import { profileOf } from '@/lib/newsroom/cluster/profile';
import { tuning } from '@/lib/newsroom/cluster/tuning';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { generateArticles } from '../newsroom/cluster/generated';
import { noon } from '../newsroom/cluster/new-article';
import { acrossLanguages } from './across';
import { quality } from './clustering/quality';

/**
 * A larger store has a longer past, not busier days: the rate of articles is the same at every
 * size.
 */
const everyMs = 360_000;
const batch = 100;
const measured = 500;

/** Files articles as the clusterer would, each story as one event, without comparing them. */
async function fill(store: OpenStore, count: number): Promise<void> {
  const counts = new Map<string, number>();
  let story = 0;
  let rows: { entry: NewEntry['entry']; keys: readonly string[] }[] = [];
  const flush = async () => {
    const db = store.database.query();
    await db
      .insertInto('cluster_article')
      .values(
        rows.map(({ entry: { article_id, event_id, published_at, ...item } }) => ({
          ...{
            article_id,
            event_id,
            published_at,
            copy_of: null,
            member: 1 as const,
            settled: 1 as const,
          },
          item: JSON.stringify({ ...item, title: [...item.title], body: [] }),
        })),
      )
      .execute();
    const postings = rows.flatMap(({ entry: { article_id, event_id, published_at }, keys }) =>
      keys.map((key) => ({ key: `en ${key}`, published_at, article_id, event_id })),
    );
    await db.insertInto('cluster_posting').values(postings).execute();
    rows = [];
  };
  for (const article of generateArticles({ count, everyMs, seed: 7 })) {
    story += 1;
    const profile = profileOf(article);
    const frequencies = { articles: story, of: counts };
    const entry = {
      ...{ article_id: article.id, event_id: `e_${Math.floor(story / 3)}`, lang: article.lang },
      ...{ published_at: article.published_at, opened_at: article.published_at },
      ...{ source: profile.source, feed_id: article.feed_id, headline: profile.headline },
      ...{ kind: profile.kind, title: profile.title, body: new Map(), fingerprint: [], things: {} },
    };
    rows.push({ entry, keys: [...indexKeys(entry, frequencies, tuning).keys()] });
    for (const term of profile.title.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
    if (rows.length === batch) await store.transaction(flush);
  }
  await store.transaction(async () => {
    const terms = [
      ['en', count] as const,
      ...[...counts].map(([term, held]) => [`en ${term}`, held] as const),
    ];
    for (let at = 0; at < terms.length; at += batch) {
      const values = terms.slice(at, at + batch).map(([term, articles]) => ({ term, articles }));
      await store.database.query().insertInto('cluster_term').values(values).execute();
    }
  });
}

/** Milliseconds of CPU time, whatever else the machine does. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The cost of an article in a store of this size. */
async function costAt(size: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir: folder });
  try {
    await fill(store, size);
    const clusterer = createClusterer();
    const next = { count: measured, everyMs, seed: 8, from: noon + size * everyMs };
    const articles = [...generateArticles(next)];
    const began = busyMs();
    for (let at = 0; at < articles.length; at += batch) {
      await store.transaction(async (tx) => {
        for (const article of articles.slice(at, at + batch)) await clusterer.assign(tx, article);
      });
    }
    return (busyMs() - began) / measured;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cost(): Promise<void> {
  const found: number[] = [];
  // Not counted: the first run warms up the compiler.
  await costAt(1_000);
  for (const size of [1_000, 100_000]) {
    const ms = await costAt(size);
    found.push(ms);
    const name = `on ${size.toLocaleString('en')} stored articles`;
    console.log(`  ${name.padEnd(34)}${ms.toFixed(2)} ms of the processor an article`);
  }
  const [few = 1, many = 1] = found;
  console.log(`  ${'ratio'.padEnd(34)}${(many / few).toFixed(2)}`);
}

export async function benchClustering(): Promise<void> {
  console.log('Clustering');
  quality();
  acrossLanguages();
  await cost();
}
