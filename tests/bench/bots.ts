// Bots in the newsroom: the cost of a round per article with a thousand and ten thousand new
// articles and with ten and a hundred bots, and of lists with a thousand and a hundred thousand
// posts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botInput, saveBot } from '@/lib/newsroom/bots/manage';
import { botRound, indexOfBots } from '@/lib/newsroom/bots/round';
import { postHandlers } from '@/lib/newsroom/handlers/posts';
import type { NewPost } from '@/lib/newsroom/store/contract/bot-store';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { fillStore, generatedEvent, writer } from './generate';
import { mostRatio, signOf } from './marks';
import { measure, ms, type Figure } from './measure';
import { calling } from './reading';

const newest = Date.UTC(2026, 0, 15);
const bots = 100;
const wordsOfBot = 30;
const posts = { small: 1_000, large: 100_000 };
const articles = { small: 1_000, large: 10_000 };
const ids = Array.from({ length: bots }, (_, at) => `bench-${at}`);

async function withStore<T>(run: (store: OpenStore) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-bench-bots-'));
  const store = await openStore({ dataDir });
  try {
    return await run(store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Words of the news itself, so that bots do find something. */
async function addBots(store: OpenStore, count: number): Promise<void> {
  for (const [at, id] of ids.slice(0, count).entries()) {
    const { sentence, chinese } = writer(70_000 + at);
    const words = sentence(wordsOfBot * 2)
      .slice(0, -1)
      .split(' ')
      .slice(wordsOfBot);
    const zh = Array.from({ length: wordsOfBot }, () => chinese(3).slice(0, 3));
    const name = [{ lang: 'EN', text: id }];
    const field = { words: { en: words, zh } };
    await saveBot(
      store,
      botInput.parse({ id, name, description: name, category: 'world', field }),
      newest,
    );
  }
}

/** CPU time, not wall time: other load on the machine does not affect the ratio. */
async function cpuMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Milliseconds per article: of the whole round, and of matching alone. */
const roundCost = (count: number, botCount: number) =>
  withStore(async (store) => {
    await addBots(store, botCount);
    await fillStore(store, 0, count, newest, () => undefined);
    const index = await indexOfBots(store);
    const events = Array.from({ length: count }, (_, at) => generatedEvent(at, newest));
    const matching = await cpuMs(async () => {
      for (const event of events) index.matches(event);
    });
    // All articles are new: the round begins before the oldest.
    await store.meta.set('bots.place', '0');
    let found = 0;
    const round = await cpuMs(async () => {
      found = (await botRound(store, () => newest)).posts.length;
    });
    return { round: round / count, matching: matching / count, found };
  });

async function fillPosts(store: OpenStore, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 500) {
    const batch = Array.from({ length: Math.min(500, to - at) }, (_, more): NewPost => {
      const number = at + more;
      const event = Math.floor(number / bots);
      const line = {
        lang: 'en',
        text: 'So it is.[1]',
        order: 1,
        link: 'https://e.example/',
      } as const;
      const time = newest - number * 60_000;
      return {
        bot_id: ids[number % bots] ?? '',
        owner: '',
        event_id: `e_bench${event}`,
        time,
        line,
      };
    });
    await store.bots.post(batch, newest);
  }
}

/** The request of a reader who follows twenty of them. */
async function followed(store: OpenStore): Promise<[string, Figure][]> {
  const context = calling(store, { device: 'bench' }, newest);
  const page = { cursor: '', limit: 5 };
  // Both stores have more than a page before it, for each bot.
  const before = newest - (posts.small - bots * 6) * 60_000;
  const calls: Record<string, () => Promise<unknown>> = {
    'followed events by bot': () =>
      postHandlers.ListFollowedEventsByBot({ ...page, event_limit: 5 }, context),
    'followed breaking news': () => postHandlers.ListFollowedBreakingNews({ limit: 10 }, context),
    'history of followed bots': () => postHandlers.ListPostHistory({ ...page, before }, context),
    'history of one bot': () =>
      postHandlers.ListPostHistory({ ...page, bot_id: ids[7], before }, context),
    async 'history of all bots'() {
      const nobody = calling(store, { device: 'other' }, newest);
      return postHandlers.ListPostHistory({ ...page, before }, nobody);
    },
  };
  const figures: [string, Figure][] = [];
  for (const [name, call] of Object.entries(calls)) {
    figures.push([name, await measure(50, call)]);
  }
  return figures;
}

async function lists(store: OpenStore): Promise<Map<string, Figure>> {
  const sources = ids.map((bot_id) => ({ bot_id, owner: '' as const }));
  const { next } = await store.bots.posts({ limit: 100 });
  return new Map([
    ['posts of all bots', await measure(200, () => store.bots.posts({ limit: 10 }))],
    ['the same by cursor', await measure(200, () => store.bots.posts({ limit: 10, cursor: next }))],
    [
      'posts of one bot',
      await measure(200, () =>
        store.bots.posts({ of: [sources[0] ?? { bot_id: '', owner: '' }], limit: 5 }),
      ),
    ],
    [
      'posts of 20 followed bots',
      await measure(100, () => store.bots.posts({ of: sources.slice(0, 20), limit: 10 })),
    ],
    ...(await followed(store)),
    ['posts displayed', await measure(100, () => store.bots.shown('u:bench', undefined, 10))],
    ['posts collected', await measure(100, () => store.bots.favorites('u:bench', undefined, 10))],
  ]);
}

async function remember(store: OpenStore, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 200) {
    const { items } = await store.bots.posts({ limit: 200, before: newest - at * 60_000 + 1 });
    await store.bots.addShown(
      'u:bench',
      items.map(({ id }) => id),
      newest + at,
    );
    const events = items.map(({ event }) => event.id);
    await store.readers.setFavorite('u:bench', events, true, newest + at);
  }
}

export async function benchBots(): Promise<void> {
  console.log(`\nBots (sqlite), ${wordsOfBot} words in each of two languages`);
  await roundCost(200, 10);
  const few = await roundCost(articles.small, bots);
  const many = await roundCost(articles.large, bots);
  const tenBots = await roundCost(articles.small, 10);
  const row = (name: string, a: number, b: number) =>
    console.log(
      `  ${name.padEnd(44)}${ms(a).padStart(12)}${ms(b).padStart(12)}   ${(b / a).toFixed(2)} ${signOf(b / a <= mostRatio)} ≤ ${mostRatio}`,
    );
  console.log(
    `  CPU ms an article, ${bots} bots`.padEnd(46) +
      `${articles.small} new`.padStart(12) +
      `${articles.large} new`.padStart(12) +
      '   ratio',
  );
  row('a round', few.round, many.round);
  row('matching alone', few.matching, many.matching);
  row('matching alone, 10 bots (left) against 100', tenBots.matching, few.matching);
  console.log(`  posted: ${few.found} and ${many.found}`);
  await withStore(async (store) => {
    await addBots(store, bots);
    for (const id of ids.slice(0, 20)) await store.bots.setFollowed('d:bench', id, true, newest);
    await fillStore(store, 0, posts.large / bots, newest, () => undefined);
    await fillPosts(store, 0, posts.small);
    await remember(store, 0, posts.small);
    const before = await lists(store);
    await fillPosts(store, posts.small, posts.large);
    await remember(store, posts.small, posts.large);
    const after = await lists(store);
    console.log(
      `  ms, p50`.padEnd(46) +
        `${posts.small} posts`.padStart(12) +
        `${posts.large}`.padStart(12) +
        '   ratio',
    );
    for (const [name, { p50 }] of after) row(name, before.get(name)?.p50 ?? p50, p50);
  });
}
