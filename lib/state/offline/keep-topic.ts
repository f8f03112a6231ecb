// Stores a topic for offline reading: its newest events and their articles. Protects: a topic is
// reported as stored only when all of it loaded, and what was fetched before a failure is not
// fetched again.
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import useSWR from 'swr';
import { keepSet, keptSets, readKeptSet, removeKeptSet } from '@/lib/browser/offline/kept';
import { keepsPages } from '@/lib/browser/offline/offline-worker';
import type { Topic, TopicItem } from '@/lib/contract';
import { TopicItemType } from '@/lib/model/wire/enums';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { keepArticlesAtom } from './keep-article';

/** How many events of a topic "Save for offline" fetches, the newest first. */
export const keptTopicItems = 50;
/** How many topics are stored at once. */
export const keptTopics = 20;

/** How many of all are done. */
export type KeepProgress = { done: number; all: number };

const loadItemsAtom = atom(null, async (_get, set, topic_id: string): Promise<TopicItem[]> => {
  const input = { topic_id, limit: keptTopicItems, cursor: '' };
  const { topic_item_list: items } = await set(callAtom)('GetTopicItemList', input, {
    quiet: true,
  });
  if (!items) throw new Error('The events of a topic came without data.');
  return items.slice(0, keptTopicItems);
});

const keepTopicAtom = atom(
  null,
  async (_get, set, topic: Topic, progress: (now: KeepProgress) => void): Promise<void> => {
    const id = topic.topic_id;
    const others = (await keptSets()).filter((one) => one.kind === 'topic' && one.id !== id);
    if (others.length >= keptTopics) {
      return set(notifyAtom, { key: 'topics.offline.full', tone: 'bad' });
    }
    try {
      const items = await set(loadItemsAtom, id);
      const kept = { kind: 'topic' as const, id, at: Date.now(), topic, items, events: [] };
      // Saved before its articles, so that none of them is evicted from then on.
      await keepSet({ ...kept, size: 0, whole: false });
      const events = items.filter(({ item_type }) => item_type === TopicItemType.EVENT);
      let done = 0;
      progress({ done, all: events.length });
      const articles = await set(keepArticlesAtom, events, {
        done: () => progress({ done: (done += 1), all: events.length }),
      });
      await keepSet({ ...kept, ...articles });
      if (!articles.whole) throw new Error('Not all articles came.');
    } catch {
      set(notifyAtom, { key: 'topics.offline.failed', tone: 'bad' });
    }
  },
);

/** Whether a topic is stored, and how to change that. */
export function useKeptTopic(topic: Topic) {
  const keep = useSetAtom(keepTopicAtom);
  const [progress, setProgress] = useState<KeepProgress>();
  const [busy, setBusy] = useState(false);
  const { data, mutate } = useSWR(['kept topic', topic.topic_id], async ([, id]) => {
    // Null if nothing is stored: undefined would mean "not known yet".
    return keepsPages() ? ((await readKeptSet('topic', id)) ?? null) : undefined;
  });
  return {
    /** Undefined if the browser cannot store any, or it is not known yet. */
    kept: data,
    /** While it is being stored. */
    busy,
    progress,
    keep: async () => {
      setBusy(true);
      await keep(topic, setProgress);
      await mutate();
      setProgress(undefined);
      setBusy(false);
    },
    remove: async () => {
      await removeKeptSet('topic', topic.topic_id);
      await mutate();
    },
  };
}
