// The store behind the service, at ten thousand events and at more: what a reader waits for, and
// the cost of ingesting an article. The ratio of a column to the first one shows whether cost stays
// flat. `BENCH_EVENTS=10000,100000,1000000` names the sizes, `BENCH_ENGINES=sqlite,postgres` the
// engines.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import * as z from 'zod';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { Article } from '@/lib/newsroom/types';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { benchBots } from './bots';
import { benchConsole } from './console';
import { benchDay } from './day';
import { fillStore, generatedEvent, writer } from './generate';
import { startPostgres } from '../newsroom/postgres';
import { signOf } from './marks';
import { measure, ms, passes, type Figure } from './measure';
import { percentile } from './percentile';
import { benchLists } from './lists';
import { benchSocial } from './social';

const sizes = (process.env.BENCH_EVENTS ?? '10000,100000').split(',').map(Number);
const engines = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',');
/** "p95 at a million ≤ 2 × that at 10,000". */
const mostRatio = 2;
const articles = Number(process.env.BENCH_ARTICLES ?? 1_000);
const batchSize = 20;
const newest = Date.UTC(2026, 0, 15);

type NewArticle = Omit<Article, 'event_id' | 'copy_of'>;

/**
 * Articles of one day after the newest event: every third is of the same happening as the one
 * before.
 */
function articlesOf(day: number): NewArticle[] {
  return Array.from({ length: articles }, (_, index) => {
    const story = writer(9_000_000 + day * 1_000_000 + Math.floor(index / 3));
    const own = writer(5_000_000 + day * 1_000_000 + index);
    const id = `a_bench${day}_${index}`;
    const source = `Publisher ${index % 97}`;
    return {
      ...{ id, guid: id, feed_id: 'bench', url: `https://host${index % 97}.example/${id}`, source },
      title: `${story.sentence(6).slice(0, -1)} ${own.sentence(3)}`,
      paragraphs: [
        `${story.sentence(18)} ${own.sentence(16)}`,
        `${own.sentence(20)} ${story.sentence(15)}`,
      ],
      ...{ images: [], main_domain: `host${index % 97}.example`, lang: 'en', tab: 'technology' },
      published_at: newest + day * 24 * 3600_000 + index * 1000,
      fetched_at: newest + day * 24 * 3600_000,
    };
  });
}

/**
 * Ingests the articles of a day: articles per second of this process's CPU time, and the time of a
 * batch.
 */
async function ingest(store: OpenStore, day: number): Promise<{ rate: number; batch: Figure }> {
  const parts = {
    ...{ store, clusterer: createClusterer(), writeEvent },
    ...{ clock: () => newest, log: pino({ level: 'silent' }) },
  };
  const list = articlesOf(day);
  // CPU time, not wall time: other load on the machine does not affect the ratio.
  const before = process.cpuUsage();
  const times: number[] = [];
  for (let at = 0; at < list.length; at += batchSize) {
    const began = performance.now();
    await storeArticles(parts, list.slice(at, at + batchSize));
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return {
    rate: list.length / ((user + system) / 1_000_000),
    batch: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
  };
}

async function readers(store: OpenStore, events: number): Promise<Map<string, Figure>> {
  const at = (round: number) => (round * 7919) % events;
  const titleWords = (round: number, zh: boolean) => {
    const number = Math.floor(at(round) / 3) * 3 + (zh ? 0 : 1);
    const title = generatedEvent(Math.min(number, events - 1), newest).title[0]?.text ?? '';
    return zh ? title.slice(0, 4) : title.split(' ').slice(0, 2).join(' ');
  };
  // Created before the clock starts: an invented event costs more than the search for its words.
  const searched = 200;
  const searches = (zh: boolean) => {
    const texts = Array.from({ length: searched * passes }, (_, at) => titleWords(at, zh));
    // Without words nothing is searched, which would be the fastest pass of all.
    return (round: number) => z.string().min(1).parse(texts[round]);
  };
  const [english, chinese] = [searches(false), searches(true)];
  const cursors: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 20; page++) {
    const { next } = await store.events.page({ tab: 'recommend', limit: 20, cursor });
    cursor = next;
    if (next) cursors.push(next);
  }
  const figures = new Map<string, Figure>();
  figures.set(
    'feed page',
    await measure(300, () => store.events.page({ tab: 'recommend', limit: 20 })),
  );
  figures.set(
    'feed page by cursor',
    await measure(300, (round) =>
      store.events.page({ tab: 'recommend', limit: 20, cursor: cursors[round % cursors.length] }),
    ),
  );
  figures.set('detail', await measure(500, (round) => store.events.get(`e_bench${at(round)}`)));
  figures.set(
    'search, English, two words',
    await measure(searched, (round) =>
      store.search.events({ text: english(round), lang: 'en', limit: 10 }),
    ),
  );
  figures.set(
    'search, Chinese, four characters',
    await measure(searched, (round) =>
      store.search.events({ text: chinese(round), lang: 'zh', limit: 10 }),
    ),
  );
  figures.set(
    'like',
    await measure(200, (round) =>
      store.readers.setLiked(`u:bench${round}`, [`e_bench${at(round)}`], true, newest + round),
    ),
  );
  return figures;
}

type Column = { events: number; figures: Map<string, Figure>; rate: number };

async function column(store: OpenStore, events: number, from: number): Promise<Column> {
  let shown = from;
  await fillStore(store, from, events, newest, (done) => {
    if (done - shown < 50_000 && done < events) return;
    shown = done;
    console.log(`  ${done} of ${events} events written …`);
  });
  const figures = await readers(store, events);
  // The first day warms up the code and does not count.
  await ingest(store, 2 * sizes.indexOf(events));
  const { rate, batch } = await ingest(store, 2 * sizes.indexOf(events) + 1);
  figures.set(`ingest, ${batchSize} articles`, batch);
  return { events, figures, rate };
}

function print(columns: readonly Column[]): void {
  const [first] = columns;
  const head = columns.map(({ events }) => `${events} events`.padStart(22)).join('');
  console.log(`  ${'ms, p50 / p95'.padEnd(34)}${head}   p95, last : first`);
  for (const [name, least] of first?.figures ?? []) {
    const cells = columns.map(({ figures }) => figures.get(name) ?? least);
    const ratio = (cells.at(-1)?.p95 ?? 0) / least.p95;
    const shown = cells.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`.padStart(22)).join('');
    const mark = signOf(ratio <= mostRatio);
    console.log(`  ${name.padEnd(34)}${shown}   ${ratio.toFixed(2)} ${mark} ≤ ${mostRatio}`);
  }
  const rates = columns.map(({ rate }) => rate.toFixed(0).padStart(22)).join('');
  console.log(`  ${'ingest, articles a CPU second'.padEnd(34)}${rates}`);
}

async function benchEngine(databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir, databaseUrl });
  try {
    console.log(`\nStore (${store.engine}), one caller`);
    const columns: Column[] = [];
    for (const events of sizes) {
      columns.push(await column(store, events, columns.at(-1)?.events ?? 0));
    }
    print(columns);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `BENCH_PARTS=lists,social` runs only these. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  day: benchDay,
  async store() {
    if (engines.includes('sqlite')) await benchEngine();
    if (!engines.includes('postgres')) return;
    const postgres = await startPostgres();
    await benchEngine(postgres.url).finally(() => postgres.stop());
  },
  social: benchSocial,
  lists: benchLists,
  bots: benchBots,
  console: benchConsole,
};

export async function benchStore(): Promise<void> {
  const wanted = process.env.BENCH_PARTS?.split(',') ?? Object.keys(parts);
  for (const name of wanted) {
    const run = parts[name];
    if (!run)
      throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
    await run();
  }
}
