// The store behind the service, at ten thousand events and at more: what a reader waits for, and
// the cost of ingesting an article. The ratio of a column to the first one shows whether cost stays
// flat. `BENCH_EVENTS=10000,100000,1000000` names the sizes, `BENCH_ENGINES=sqlite,postgres` the
// engines, `BENCH_STORE_DIR` a folder that keeps the filled stores for the next run.
import { pino } from 'pino';
import * as z from 'zod';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import type { Article } from '@/lib/newsroom/types';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { benchBots } from './bots';
import { benchConsole } from './console';
import { benchDay } from './day';
import { generatedEvent, writer } from './generate';
import { benchLists } from './lists';
import { signOf } from './marks';
import { measureTogether, ms, passes, warmUps, type Figure } from './measure';
import { benchSocial } from './social';
import { openSizes, type Engine, type SizedStore } from './store-sizes';

const sizes = (process.env.BENCH_EVENTS ?? '10000,100000').split(',').map(Number);
const engines = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',');
/** "p95 at a million ≤ 2 × that at 10,000". */
const mostRatio = 2;
const articles = Number(process.env.BENCH_ARTICLES ?? 1_000);
const batchSize = 20;
const searched = 200;
const newest = Date.UTC(2026, 0, 15);

type Call = (round: number, pass: number) => Promise<unknown>;

const at = (round: number, events: number) => (round * 7919) % events;

/** Different words in every round, of titles from all over the store. */
const searches =
  (lang: 'en' | 'zh') =>
  async ({ store, events }: SizedStore): Promise<Call> => {
    // Invented before the clock starts: an event costs more than the search for its words.
    const texts = Array.from({ length: searched }, (_, round) => {
      const number = Math.floor(at(round, events) / 3) * 3 + (lang === 'zh' ? 0 : 1);
      const title = generatedEvent(Math.min(number, events - 1), newest).title[0]?.text ?? '';
      return lang === 'zh' ? title.slice(0, 4) : title.split(' ').slice(0, 2).join(' ');
    });
    return (round) => {
      // Without words nothing is searched, which would be the fastest of all.
      const text = z.string().min(1).parse(texts[round]);
      return store.search.events({ text, lang, limit: 10 });
    };
  };

type NewArticle = Omit<Article, 'event_id' | 'copy_of'>;

/**
 * Articles of one day after the newest event: every third is of the same happening as the one
 * before.
 */
function articlesOf(day: number): NewArticle[] {
  return Array.from({ length: articles }, (_, index) => {
    const story = writer(1_000_000_000 + day * 1_000_000 + Math.floor(index / 3));
    const own = writer(2_000_000_000 + day * 1_000_000 + index);
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

/** Batches of one day after another, on each store: their time, and articles a CPU second. */
async function ingest(
  sized: readonly SizedStore[],
): Promise<{ batches: Figure[]; rates: number[] }> {
  const rounds = Math.ceil(articles / batchSize);
  const cpuMs = sized.map(() => 0);
  const calls = sized.map(({ store, firstDay }, size) => {
    const parts = {
      ...{ store, clusterer: createClusterer(), writeEvent },
      ...{ clock: () => newest, log: pino({ level: 'silent' }) },
    };
    const days = Array.from({ length: warmUps + passes }, (_, day) => articlesOf(firstDay + day));
    return async (round: number, pass: number) => {
      const list = days[pass + warmUps] ?? [];
      // CPU time for the rate: other load on the machine does not affect it.
      const before = process.cpuUsage();
      await storeArticles(parts, list.slice(round * batchSize, (round + 1) * batchSize));
      const { user, system } = process.cpuUsage(before);
      if (pass >= 0) cpuMs[size] = (cpuMs[size] ?? 0) + (user + system) / 1000;
    };
  });
  const batches = await measureTogether(rounds, calls);
  return { batches, rates: cpuMs.map((spent) => (articles * passes * 1000) / spent) };
}

/** What readers wait for, and how often it is asked. */
const readers: Readonly<
  Record<string, { rounds: number; of: (one: SizedStore) => Promise<Call> }>
> = {
  'feed page': {
    rounds: 100,
    of:
      async ({ store }) =>
      () =>
        store.events.page({ tab: 'recommend', limit: 20 }),
  },
  'feed page by cursor': {
    rounds: 100,
    async of({ store }) {
      const cursors: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 20; page++) {
        const { next } = await store.events.page({ tab: 'recommend', limit: 20, cursor });
        cursor = next;
        if (next) cursors.push(next);
      }
      return (round) =>
        store.events.page({
          ...{ tab: 'recommend', limit: 20 },
          cursor: cursors[round % cursors.length],
        });
    },
  },
  detail: {
    rounds: 300,
    of:
      async ({ store, events }) =>
      (round) =>
        store.events.get(`e_bench${at(round, events)}`),
  },
  'search, English, two words': { rounds: searched, of: searches('en') },
  'search, Chinese, four characters': { rounds: searched, of: searches('zh') },
  like: {
    rounds: 200,
    of: async ({ store, events, firstDay }) => {
      return (round, pass) =>
        store.readers.setLiked(
          `u:bench${firstDay}_${pass}_${round}`,
          [`e_bench${at(round, events)}`],
          true,
          newest + round,
        );
    },
  },
};

function printRow(name: string, figures: readonly Figure[]): void {
  const [least] = figures;
  const ratio = (figures.at(-1)?.p95 ?? 0) / (least?.p95 ?? 1);
  const shown = figures.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`.padStart(22)).join('');
  const mark = signOf(ratio <= mostRatio);
  console.log(`  ${name.padEnd(34)}${shown}   ${ratio.toFixed(2)} ${mark} ≤ ${mostRatio}`);
}

async function benchEngine(engine: Engine): Promise<void> {
  console.log(`\nStore (${engine}), one caller`);
  const { stores, close } = await openSizes(engine, sizes, newest, warmUps + passes);
  try {
    const head = sizes.map((events) => `${events} events`.padStart(22)).join('');
    console.log(`  ${'ms, p50 / p95'.padEnd(34)}${head}   p95, last : first`);
    for (const [name, { rounds, of }] of Object.entries(readers)) {
      const calls: Call[] = [];
      for (const one of stores) calls.push(await of(one));
      printRow(name, await measureTogether(rounds, calls));
    }
    const { batches, rates } = await ingest(stores);
    printRow(`ingest, ${batchSize} articles`, batches);
    const shown = rates.map((rate) => rate.toFixed(0).padStart(22)).join('');
    console.log(`  ${'ingest, articles a CPU second'.padEnd(34)}${shown}`);
  } finally {
    await close();
  }
}

/** `BENCH_PARTS=lists,social` runs only these. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  day: benchDay,
  async store() {
    if (engines.includes('sqlite')) await benchEngine('sqlite');
    if (engines.includes('postgres')) await benchEngine('postgres');
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
