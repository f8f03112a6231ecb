// How well articles become events, against labelled headlines and two baselines, and what an
// article costs in a small store and in a large one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexKeys } from '@/lib/newsroom/cluster/candidates';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import type { NewEntry } from '@/lib/newsroom/cluster/postings';
import { profileOf } from '@/lib/newsroom/cluster/profile';
import { tuning } from '@/lib/newsroom/cluster/tuning';
import { weigh } from '@/lib/newsroom/cluster/weigh';
import { openStore, type OpenStore } from '@/lib/newsroom/store/engine/open-store';
import { bCubed, meanScore, type Placed, type Score } from '../newsroom/cluster/b-cubed';
import { generateArticles } from '../newsroom/cluster/generated';
import { clusterDays, headlinesPath, readDays, type Day } from '../newsroom/cluster/headlines';
import { noon } from '../newsroom/cluster/new-article';
import { sharedData } from '../shared';

const figures = ({ precision, recall, f1 }: Score) =>
  [precision, recall, f1].map((figure) => figure.toFixed(3)).join('  ');

function printTable(
  name: string,
  days: ReadonlyMap<string, readonly Placed[]>,
  each = false,
): void {
  const scores = [...days].map(([day, items]) => [day, bCubed(items)] as const);
  // Pooled: one set of all days, in which an event of one day is never that of another.
  const pooled = [...days].flatMap(([day, items]) =>
    items.map(({ truth, event }) => ({ truth: `${day} ${truth}`, event: `${day} ${event}` })),
  );
  if (each) for (const [day, score] of scores) console.log(`  ${day.padEnd(34)}${figures(score)}`);
  const of = (part: number) => scores.filter((_, at) => at % 2 === part).map(([, score]) => score);
  console.log(`  ${name.padEnd(34)}${figures(meanScore(scores.map(([, score]) => score)))}  mean`);
  if (each) {
    console.log(`  ${''.padEnd(34)}${figures(meanScore(of(0)))}  mean of the days searched on`);
    console.log(`  ${''.padEnd(34)}${figures(meanScore(of(1)))}  mean of the other days`);
  }
  console.log(`  ${''.padEnd(34)}${figures(bCubed(pooled))}  pooled`);
}

function baseline(days: readonly Day[], eventOf: (headline: Day['headlines'][number]) => string) {
  return new Map(
    days.map(({ day, headlines }) => [
      day,
      headlines.map((one) => ({ truth: one.cluster, event: eventOf(one) })),
    ]),
  );
}

async function quality(folder: string): Promise<void> {
  const days = readDays(folder);
  const clusterer = createClusterer();
  console.log(`  ${'B-cubed over a capture day'.padEnd(34)}P      R      F1`);
  printTable(
    'every headline alone',
    baseline(days, ({ id }) => id),
  );
  const bare = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  printTable(
    'equal normalised title',
    baseline(days, ({ title }) => bare(title)),
  );
  printTable('clusterer, in order of time', await clusterDays(clusterer, days), true);
  printTable(
    'the same, one memory of all days',
    await clusterDays(clusterer, days, { memory: 'all days' }),
  );
  printTable(
    'the same, order and times mixed',
    await clusterDays(clusterer, days, { order: 'mixed' }),
  );
}

/** A larger store is a longer past, not a busier day: so many articles come at every size. */
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
          ...{ article_id, event_id, published_at, copy_of: null, member: 1 as const },
          item: JSON.stringify({ ...item, title: Object.fromEntries(item.title), body: {} }),
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
    const title = weigh(profile.title, frequencies);
    const entry = {
      ...{ article_id: article.id, event_id: `e_${Math.floor(story / 3)}`, lang: article.lang },
      ...{ published_at: article.published_at, opened_at: article.published_at },
      ...{ source: profile.source, feed_id: article.feed_id, headline: profile.headline },
      ...{ title: title.vector, title_length: title.length, body: new Map(), sketch: [] },
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

/** Milliseconds of the processor, whatever else the machine does. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What an article costs on top of so many. */
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
  // Once for nothing: the first run is that of the compiler.
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
  const folder = sharedData(...headlinesPath);
  if (folder) await quality(folder);
  else console.log('  quality: skipped, the labelled headlines are not here');
  await cost();
}
