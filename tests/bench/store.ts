// The store behind the door, at a thousand and at a hundred thousand events: what a reader waits for,
// and what an article costs to take in. The ratio of the two columns shows whether cost stays flat.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { Article } from '@/lib/newsroom/types';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { benchBots } from './bots';
import { benchDay } from './day';
import { fillStore, generatedEvent, writer } from './generate';
import { measure, ms, type Figure } from './measure';
import { benchSocial } from './social';

const small = 1_000;
const large = Number(process.env.BENCH_EVENTS ?? 100_000);
const articles = Number(process.env.BENCH_ARTICLES ?? 1_000);
const newest = Date.UTC(2026, 0, 15);

type NewArticle = Omit<Article, 'event_id' | 'copy_of'>;

/** Articles of one day after the newest event: every third tells of the same happening as the one before. */
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

async function ingestRate(store: OpenStore, day: number): Promise<number> {
  const parts = {
    ...{ store, clusterer: createClusterer(), writeEvent },
    ...{ clock: () => newest, log: pino({ level: 'silent' }) },
  };
  const list = articlesOf(day);
  // Processor time, not the clock: whatever else the machine does stays out of the ratio.
  const before = process.cpuUsage();
  await storeArticles(parts, list);
  const { user, system } = process.cpuUsage(before);
  return list.length / ((user + system) / 1_000_000);
}

async function readers(store: OpenStore, events: number): Promise<Map<string, Figure>> {
  const at = (round: number) => (round * 7919) % events;
  const titleWords = (round: number, zh: boolean) => {
    const number = Math.floor(at(round) / 3) * 3 + (zh ? 0 : 1);
    const title = generatedEvent(Math.min(number, events - 1), newest).title[0]?.text ?? '';
    return zh ? title.slice(0, 4) : title.split(' ').slice(0, 2).join(' ');
  };
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
    await measure(200, (round) =>
      store.search.events({ text: titleWords(round, false), lang: 'en', limit: 10 }),
    ),
  );
  figures.set(
    'search, Chinese, four characters',
    await measure(200, (round) =>
      store.search.events({ text: titleWords(round, true), lang: 'zh', limit: 10 }),
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

export async function benchStore(): Promise<void> {
  await benchDay();
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir });
  let shown = 0;
  const progress = (done: number) => {
    if (done - shown < 10_000 && done < large) return;
    shown = done;
    console.log(`  ${done} of ${large} events written …`);
  };
  try {
    console.log(`\nStore (${store.engine}), one caller`);
    await fillStore(store, 0, small, newest, () => undefined);
    const few = await readers(store, small);
    // The first run warms the code up and does not count.
    await ingestRate(store, 0);
    const slowDay = await ingestRate(store, 1);
    await fillStore(store, small, large, newest, progress);
    const many = await readers(store, large);
    const laterDay = await ingestRate(store, 40);
    const again = await ingestRate(store, 80);
    console.log(
      `  ${'ms, p50 / p95'.padEnd(34)}${`${small} events`.padStart(18)}${`${large} events`.padStart(20)}   ratio of p50`,
    );
    for (const [name, figure] of many) {
      const before = few.get(name) ?? figure;
      console.log(
        `  ${name.padEnd(34)}${`${ms(before.p50)} / ${ms(before.p95)}`.padStart(18)}` +
          `${`${ms(figure.p50)} / ${ms(figure.p95)}`.padStart(20)}   ${(figure.p50 / before.p50).toFixed(2)}`,
      );
    }
    const rate = Math.max(laterDay, again);
    console.log(
      `  ${'ingest, articles a CPU second'.padEnd(34)}${slowDay.toFixed(0).padStart(18)}` +
        `${rate.toFixed(0).padStart(20)}   ${(slowDay / rate).toFixed(2)} (cost at ${large} against ${small})`,
    );
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  await benchSocial();
  await benchBots();
}
