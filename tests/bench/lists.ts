// Lists of what reader apps and topics show, at a thousand rows and at many more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TopicStatus } from '@/lib/model/wire/enums';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { fillStore } from './generate';
import { measure, ms, type Figure } from './measure';

const newest = Date.UTC(2026, 0, 15);
const [few, many] = [1_000, 100_000];
const owner = 'u:bench' as const;
const reading = { lang: 'en', first: false } as const;
const topicEvents = 200;

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

async function lists(store: OpenStore): Promise<Map<string, Figure>> {
  const tab = { kind: 'tab', tab: 'recommend' } as const;
  const page = { owner, reading, limit: 100 };
  const read = ['read'] as const;
  return new Map([
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
      'reader app, unread count',
      await measure(20, () => store.streams.unread({ owner, of: tab, reading }, 1000)),
    ],
    [
      'events of followed topics',
      await measure(100, () => store.streams.ofTopics({ topics: owner, owner, limit: 20 })),
    ],
    ['popular topics', await measure(100, () => store.topics.hot(undefined, 20))],
  ]);
}

export async function benchLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const store = await openStore({ dataDir: folder });
  try {
    await fillStore(store, 0, few, newest, () => undefined);
    await followTopic(store);
    const before = await lists(store);
    await fillStore(store, few, many, newest, () => undefined);
    const after = await lists(store);
    console.log(
      `\nLists (sqlite)\n  ms, p50${`${few}`.padStart(39)}${`${many}`.padStart(12)}   ratio`,
    );
    for (const [name, { p50 }] of after) {
      const first = before.get(name)?.p50 ?? p50;
      const row = `  ${name.padEnd(34)}${ms(first).padStart(12)}${ms(p50).padStart(12)}`;
      console.log(`${row}   ${(p50 / first).toFixed(2)}`);
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
