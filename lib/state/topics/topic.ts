// One topic and its events, page by page. Protects: a refetch replaces the list, no event appears
// twice, and the current rows stay visible meanwhile.
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { isOnline } from '@/lib/browser/offline/online';
import type { Call } from '@/lib/client/create-client';
import { takenDown, type Topic, type TopicItem } from '@/lib/contract';
import { topicItemPage } from '@/lib/model/limits/topics';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { muteChangesAtom } from '../page/hidden';
import { callAtom } from '../page/service';

export type TopicPage = { items: TopicItem[]; next: string | undefined };
/** The topic as the server rendered it; `topic` is null when there is none. */
export type TopicStart = { topic: Topic | null; page: TopicPage };

async function loadTopic(call: Call, topic_id: string): Promise<Topic | null> {
  const { topic, code } = await call('GetTopic', { topic_id }, { quiet: true });
  if (topic) return topic;
  if (code === takenDown) return null;
  throw new Error('The topic came without data.');
}

async function loadItems(call: Call, topic_id: string, cursor: string): Promise<TopicPage> {
  const input = { topic_id, limit: topicItemPage, cursor };
  const answer = await call('GetTopicItemList', input, { quiet: true });
  const { topic_item_list: items } = answer;
  if (!items) throw new Error('The events of a topic came without data.');
  return { items, next: nextCursor(answer, cursor) };
}

/** The offline copy of a topic, when offline. */
async function keptTopic(id: string, failure: unknown) {
  const kept = isOnline()
    ? undefined
    : await (await import('@/lib/browser/offline/kept')).readKeptSet('topic', id);
  if (!kept?.topic) throw failure;
  return { topic: kept.topic, page: { items: kept.items, next: undefined } };
}

const quiet = { revalidateOnFocus: false, shouldRetryOnError: false, revalidateIfStale: false };

export type TopicView = {
  /** Undefined until it has loaded, null when there is none. */
  topic: Topic | null | undefined;
  items: TopicItem[] | undefined;
  ended: boolean;
  loading: boolean;
  failed: boolean;
  loadMore(): void;
  /** Refetches the topic and its first events; they replace the current ones. */
  refresh(): Promise<void>;
  /** Replaces the topic with the one that a call returned. */
  setTopic(topic: Topic): void;
};

/** The topic of an id, starting with what the server rendered. */
export function useTopic(id: string, start: TopicStart | undefined): TopicView {
  const call = useSetAtom(callAtom);
  const loadAbout = () =>
    loadTopic(call(), id).catch(async (failure: unknown) => (await keptTopic(id, failure)).topic);
  const about = useSWR(['GetTopic', id], loadAbout, {
    ...quiet,
    fallbackData: start?.topic,
    revalidateOnMount: start === undefined,
  });
  // Mutes made meanwhile make the server's data outdated.
  const mutes = useAtomValue(muteChangesAtom);
  const page = mutes === 0 ? start?.page : undefined;
  const list = useSWRInfinite(
    (index: number, previous: TopicPage | null) =>
      index > 0 && previous?.next === undefined
        ? null
        : (['GetTopicItemList', id, previous?.next ?? '', mutes] as const),
    ([, of, cursor]) =>
      loadItems(call(), of, cursor).catch(async (failure: unknown): Promise<TopicPage> => {
        if (cursor === '') return (await keptTopic(of, failure)).page;
        throw failure;
      }),
    {
      ...quiet,
      fallbackData: page && [page],
      revalidateFirstPage: false,
      revalidateOnMount: page === undefined,
    },
  );
  const pages = list.data;
  const failed = (about.error ?? list.error) !== undefined && !list.isValidating;
  const ended = pages?.at(-1)?.next === undefined;

  // "New items mark the topic as updated for its followers", until they have seen them here.
  const unread = about.data?.has_updated === true && pages !== undefined;
  const markRead = useEffectEvent(() => {
    // What a later answer reports as new is new again.
    if (about.data) void about.mutate({ ...about.data, has_updated: false }, false);
    void call()('MarkTopicRead', { topic_id: id }, { quiet: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (unread) markRead();
  }, [unread]);

  const refresh = async () => {
    const [topic, first] = await Promise.all([loadTopic(call(), id), loadItems(call(), id, '')]);
    await about.mutate(topic, false);
    // With a single page it would fetch that page once more.
    if (list.size > 1) await list.setSize(1);
    await list.mutate([first], false);
  };
  return {
    topic: about.data,
    items: pages && distinct(pages.flatMap(({ items }) => items)),
    ended: pages !== undefined && ended,
    loading: list.isValidating,
    failed,
    loadMore() {
      if (list.isValidating) return;
      if (failed) {
        void about.mutate();
        void list.mutate();
      } else if (!ended) void list.setSize(list.size + 1);
    },
    refresh,
    setTopic: (topic) => void about.mutate(topic, false),
  };
}

/** An item that came on two pages, because others arrived meanwhile, is shown once. */
function distinct(items: readonly TopicItem[]): TopicItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
