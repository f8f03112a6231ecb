// A reader's lists besides the tabs: the first one, history, long topics and those that are
// followed, related events, the search within times, items of own addresses, runs of a theme. Each
// grows with the store.
import type { Identity } from '@/lib/contract/identity';
import { dayMs } from '@/lib/model/time';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Context } from '@/lib/newsroom/context';
import { aroundHandlers } from '@/lib/newsroom/handlers/around';
import { discoveryHandlers } from '@/lib/newsroom/handlers/discovery';
import { eventHandlers } from '@/lib/newsroom/handlers/events';
import { listHandlers } from '@/lib/newsroom/handlers/lists';
import { topicHandlers } from '@/lib/newsroom/handlers/topics';
import { graphCalls } from '@/lib/newsroom/operators/graph-calls';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { themePage } from '@/lib/newsroom/themes/theme-page';
import { generatedEvent } from './generate';

const device: Identity = { device: 'reading' };
const owner = 'd:reading' as const;
const reader = 'u:reading' as const;
const topic_id = 't_long';
/** Has every other event of the long one, so that followers of both get each event once. */
const otherTopic = 't_other';
const [theme_id, feed_id] = ['th_reading', 'of_reading'];
const tab = 'recommend';
const limit = 20;
const atOnce = 500;

/** A call as this reader makes it. */
export function calling(store: OpenStore, identity: Identity, now: number): Context {
  const call = { session: '', language: 'en', signal: new AbortController().signal };
  // The fields that these calls do not use are missing.
  return { store, identity, call, now } as unknown as Context;
}

/**
 * Every event of `from` … `to` was shown and is in a followed topic; there are as many items and
 * runs.
 */
export async function fillReading(
  store: OpenStore,
  from: number,
  to: number,
  newest: number,
): Promise<void> {
  if (from === 0) {
    for (const id of [topic_id, otherTopic]) {
      await store.topics.create({
        ...{ id, key: `q:${id}`, type: 'editorial', lang: 'en', icon: '', terms: {} },
        ...{ name: [], description: [], created_at: newest, status: TopicStatus.RUNNING, least: 2 },
      });
      await store.topics.setFollowed(owner, id, true, newest);
    }
  }
  for (let at = from; at < to; at += atOnce) {
    const events = Array.from({ length: Math.min(atOnce, to - at) }, (_, more) => ({
      id: `e_bench${at + more}`,
      release_time: newest - Math.floor(((at + more) * dayMs) / 1000),
    }));
    await store.transaction(async (inside) => {
      await inside.topics.found(topic_id, events, newest + at);
      const half = events.filter((_, more) => more % 2 === 0);
      await inside.topics.found(otherTopic, half, newest + at);
      const ids = events.map(({ id }) => id);
      await inside.readers.addShown(owner, tab, ids, newest + at);
      const runs = events.map(({ release_time: created_at }, more) => ({
        ...{ id: `run_${at + more}`, owner: reader, theme_id, question: 'What is new?' },
        ...{ lang: 'en', state: 'done', saved: 0 as const, tries: 1, lease_until: 0, steps: '[]' },
        ...{ created_at, report: null, ended_at: created_at },
      }));
      // Inserted as rows: starting one would first check the others.
      await store.database.query().insertInto('theme_run').values(runs).execute();
    });
  }
  const items = Array.from({ length: to - from }, (_, more) => ({
    ...{ id: `i_${from + more}`, feed_id, published_at: newest - (from + more) * 1000 },
    ...{ title: `Item ${from + more}`, teaser: '', link: `https://own.example/${from + more}` },
    ...{ source: 'Own', lang: 'en' as const },
  }));
  // All at once: every call looks for items beyond the limit of an address.
  await store.themes.saveItems(feed_id, items, to);
}

/** Each returns its number of rows. */
export type RowCalls = Readonly<Record<string, (round: number) => Promise<number>>>;

type Answer = { code?: number; data?: { events?: unknown[] } | null; topic_item_list?: unknown[] };
/** Refused calls are not measured. */
function rowsIn({ code = 0, data, topic_item_list }: Answer): number {
  if (code !== 0) throw new Error(`The call was refused: ${code}`);
  return (topic_item_list ?? data?.events ?? []).length;
}

/** `few`: events that both stores have. */
export async function readingCalls(
  store: OpenStore,
  { few, events, newest }: { few: number; events: number; newest: number },
): Promise<RowCalls> {
  const context = calling(store, device, newest);
  const words = Array.from({ length: few }, (_, at) => generatedEvent(at, newest).title[0]?.text)
    .map((title) => title?.toLowerCase().match(/^[a-z]+ [a-z]+/)?.[0])
    .filter((two) => two !== undefined);
  const query = (round: number) => words[round % words.length] ?? '';
  const search = async (round: number, more: object) =>
    rowsIn(
      await aroundHandlers.BasicInfoSearch(
        { query: query(round), cursor: '', limit, ...more },
        context,
      ),
    );
  const history = async (cursor: string) =>
    rowsIn(await eventHandlers.ListDisplayedEvents({ tab, cursor, limit }, context));
  const timeline = async (cursor: string) =>
    rowsIn(await topicHandlers.GetTopicItemList({ topic_id, cursor, limit }, context));
  const followed = async (cursor: string) =>
    rowsIn(await listHandlers.ListFollowedEvents({ cursor, limit }, context));
  const { next: second = '' } = await store.readers.shown(owner, tab, undefined, limit);
  const definition = { keywords: [], excluded: [], sources: [], languages: [] };
  const { data } = await listHandlers.ListFollowedEvents({ cursor: '', limit }, context);
  const further = data?.next_cursor ?? '';
  return {
    'first list': async () =>
      rowsIn(await listHandlers.ListOnboardingEvents({ limit, news_language: 'all' }, context)),
    'two long followed topics': () => followed(''),
    'two long followed topics by cursor': () => followed(further),
    'most followed topics': async () =>
      rowsIn(await listHandlers.ListFollowedEventsDefault({ cursor: '', limit }, context)),
    async 'graph around an event'(round) {
      const asked = { event_id: `e_bench${(round * 7919) % few}` };
      return (await graphCalls.RecallGraph(asked, context)).data?.similar.length ?? 0;
    },
    'a long topic': () => timeline(''),
    async 'a long topic, in a batch'() {
      const asked = { topic_ids: [topic_id], limit };
      const { topic_item_lists } = await discoveryHandlers.GetTopicItemLists(asked, context);
      return rowsIn(topic_item_lists?.[0] ?? {});
    },
    async 'a long topic from a moment on'(round) {
      const asked = { topic_id, event_id: `e_bench${(round * 7919) % (events - limit)}` };
      const { next_cursor = '' } = await discoveryHandlers.GetMomentCursor(asked, context);
      return timeline(next_cursor);
    },
    'search within a day'(round) {
      const end_at = newest - (round % few) * 1000;
      return search(round, { start_at: end_at - dayMs, end_at });
    },
    'search until a time': (round) => search(round, { end_at: newest - (round % few) * 1000 }),
    async 'articles around one'(round) {
      const asked = { event_id: `e_bench${(round * 7919) % few}`, cursor: '', limit };
      return rowsIn(await aroundHandlers.ListExpandingArticles(asked, context));
    },
    'history of a tab': () => history(''),
    'history of a tab by cursor': () => history(second),
    'theme of an own address': async () =>
      (await themePage(store, { definition, feeds: [feed_id], reader: 'en', limit })).items.length,
    'runs of a theme': async () => (await store.themes.runs.of(reader, theme_id)).length,
  };
}
