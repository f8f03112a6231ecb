// Lists for reader apps and topics, with a thousand rows and with many more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from '@/lib/contract/identity';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Context } from '@/lib/newsroom/context';
import { discoveryHandlers } from '@/lib/newsroom/handlers/discovery';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { ThemeDefinition } from '@/lib/newsroom/store/contract/theme-store';
import { themePage } from '@/lib/newsroom/themes/theme-page';
import { fillStore, generatedEvent } from './generate';
import { mostRatio, signOf } from './marks';
import { measure, ms, type Figure } from './measure';
import { fillReading, readingCalls, type RowCalls } from './reading';

const newest = Date.UTC(2026, 0, 15);
const [few, many] = [1_000, 100_000];
const owner = 'u:bench' as const;
const reading = { lang: 'en', first: false } as const;
const topicEvents = 200;
/** Pages are compared if one has at most this many times the rows of the other. */
const alikeMost = 1.25;

async function followTopic(store: OpenStore): Promise<void> {
  const { items } = await store.events.page({ tab: 'recommend', limit: topicEvents });
  const topic = { id: 't_bench', key: 'e:bench', type: 'user_create', lang: 'en' } as const;
  const words = { terms: { bench: 1 }, name: [], description: [], icon: '' };
  const { id } = await store.topics.create(
    { ...topic, ...words, created_at: newest, status: TopicStatus.INIT, least: 1 },
    owner,
  );
  await store.topics.found(id, items, newest);
  await store.topics.setFollowed(owner, id, true, newest);
}

const anything: ThemeDefinition = { keywords: [], excluded: [], sources: [], languages: [] };

/** Words in headlines of the smaller store: some in hundreds of events, some in few. */
function words(): string[] {
  const titles = Array.from({ length: 60 }, (_, at) => generatedEvent(at * 3 + 1, newest).title);
  return titles.flatMap(([title]) => title?.text.toLowerCase().match(/[a-z]{4,}/g) ?? []);
}

/** The `count` most frequent words. */
function mostFrequent(known: readonly string[], count: number): string[] {
  const times = new Map<string, number>();
  for (const word of known) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
    .slice(0, count);
}

function themes(store: OpenStore): RowCalls {
  const known = words();
  const common = mostFrequent(known, 5);
  let round = 0;
  const three = () => [0, 1, 2].map((at) => known[(round * 3 + at) % known.length] ?? '');
  const page = async (more: Partial<ThemeDefinition>) => {
    round += 1;
    const definition = { ...anything, ...more };
    return (await themePage(store, { definition, feeds: [], reader: 'en', limit: 20 })).items
      .length;
  };
  const publishers = (count: number) =>
    Array.from({ length: count }, (_, at) => `Publisher ${(round * 7 + at) % 400}`);
  return {
    'theme of three words': () => page({ keywords: three() }),
    'theme of words, a publisher': () => page({ keywords: three(), sources: publishers(1) }),
    'theme of words, 100 publishers': () => page({ keywords: three(), sources: publishers(100) }),
    'theme of a publisher': () => page({ sources: publishers(1) }),
    'theme of 20 publishers': () => page({ sources: publishers(20) }),
    // Pages that are full in both stores, so that only the rows beyond them differ.
    'theme of 200 publishers': () => page({ sources: publishers(200) }),
    'theme of a common word': () => page({ keywords: [common[round % common.length] ?? ''] }),
    'theme that nothing fits': () => page({ keywords: ['zzyzx'] }),
  };
}

/** A page of suggested topics, as a reader's call requests it. */
function discovery(store: OpenStore): () => Promise<unknown> {
  const identity: Identity = { device: 'bench' };
  const call = { session: '', language: 'en', signal: new AbortController().signal };
  const context = { store, identity, call, now: newest } as unknown as Context;
  return () =>
    discoveryHandlers.ListDiscovery({ cursor: '', news_language: 'own', limit: 20 }, context);
}

type ListFigure = Figure & { items?: number };

const tab = { kind: 'tab', tab: 'recommend' } as const;
/** The limit of a reader app's count. */
const countedMost = 1_000;

/**
 * `counted`: where an unread count ends, the same in both stores, so that they count the same
 * number of rows.
 */
async function lists(
  store: OpenStore,
  events: number,
  counted: number,
): Promise<Map<string, ListFigure>> {
  const page = { owner, reading, limit: 100 };
  const read = ['read'] as const;
  return new Map<string, ListFigure>([
    [
      'reader app, ids of a tab',
      await measure(100, () => store.streams.page({ ...page, of: tab })),
    ],
    [
      'reader app, unread of a tab',
      await measure(100, () => store.streams.page({ ...page, of: tab, without: read })),
    ],
    [
      'reader app, topics',
      await measure(100, () => store.streams.page({ ...page, of: { kind: 'followed' } })),
    ],
    [
      `reader app, unread count to ${counted}`,
      await measure(20, () => store.streams.unread({ owner, of: tab, reading }, counted)),
    ],
    [
      'events of followed topics',
      await measure(100, () => store.streams.ofTopics({ topics: owner, owner, limit: 20 })),
    ],
    ['popular topics', await measure(100, () => store.topics.hot(undefined, 20))],
    ['discovery', await measure(100, discovery(store))],
    ...(await inTurn(themes(store))),
    ...(await inTurn(await readingCalls(store, { few, events, newest }))),
  ]);
}

/** With the number of rows on a page of each: a page that is not full is read faster. */
async function inTurn(calls: RowCalls): Promise<[string, ListFigure][]> {
  const figures: [string, ListFigure][] = [];
  for (const [name, call] of Object.entries(calls)) {
    let [pages, items] = [0, 0];
    const figure = await measure(100, async (round) => {
      items += await call(round);
      pages += 1;
    });
    figures.push([name, { ...figure, items: items / pages }]);
  }
  return figures;
}

export async function benchLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir: folder });
  try {
    await fillStore(store, 0, few, newest, () => undefined);
    await fillReading(store, 0, few, newest);
    await followTopic(store);
    const { count } = await store.streams.unread({ owner, of: tab, reading }, countedMost);
    const before = await lists(store, few, count);
    await fillStore(store, few, many, newest, () => undefined);
    await fillReading(store, few, many, newest);
    const after = await lists(store, many, count);
    console.log(
      `\nLists (sqlite)\n  ms, p50${`${few}`.padStart(39)}${`${many}`.padStart(12)}   ratio`,
    );
    for (const [name, { p50, items }] of after) {
      const { p50: first = p50, items: rows } = before.get(name) ?? {};
      const row = `  ${name.padEnd(34)}${ms(first).padStart(12)}${ms(p50).padStart(12)}`;
      const held =
        rows === undefined || items === undefined
          ? ''
          : `   ${rows.toFixed(1)} and ${items.toFixed(1)} rows a page`;
      // If a page has far more rows in the larger store, it is not comparable.
      const sign = (items ?? 0) > (rows ?? 0) * alikeMost ? ' ' : signOf(p50 / first <= mostRatio);
      console.log(`${row}   ${(p50 / first).toFixed(2)} ${sign}${held}`);
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
