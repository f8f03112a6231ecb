// The queue of what is read aloud: what was added to it comes by itself, and another voice reads all.
import { atom } from 'jotai';
import type { Track } from '@/lib/model/listen/player';
import { listenRequestAtom, type ListenRequest } from '../page/listen';
import { loadTracksAtom } from './tracks';

/** Events that were added and are not in the queue yet. */
export const addsAtom = atom((get) => get(listenRequestAtom)?.adds);

/** Events that are to leave the queue. */
export const dropsAtom = atom((get) => get(listenRequestAtom)?.drops);

/** Hands them over, once each. */
export const takeDropsAtom = atom(null, (get, set): readonly string[] => {
  const listening = get(listenRequestAtom);
  if (!listening?.drops) return [];
  set(listenRequestAtom, { ...listening, drops: undefined });
  return listening.drops;
});

const loadAddedAtom = atom(null, async (_get, set, id: string): Promise<Track | undefined> => {
  const [track] = await set(loadTracksAtom, { kind: 'event', id });
  return track && { ...track, added: true };
});

/**
 * Brings what was added, one after the other: undefined where it does not come, `gone` where there is
 * nothing to read. What comes after its player was closed is not told of.
 */
export const takeAddsAtom = atom(
  null,
  async (
    get,
    set,
    come: (id: string, track: Track | 'gone' | undefined) => void,
  ): Promise<void> => {
    const listening = get(listenRequestAtom);
    if (!listening?.adds) return;
    set(listenRequestAtom, { ...listening, adds: undefined });
    for (const id of listening.adds) {
      const track = await set(loadAddedAtom, id).then(
        (found) => found ?? 'gone',
        () => undefined,
      );
      if (get(listenRequestAtom)?.at !== listening.at) return;
      come(id, track);
    }
  },
);

/**
 * What a request is made of, or its queue once more, in another voice: nothing comes back that was
 * removed. Rejects where any of it does not come.
 */
export const loadQueueAtom = atom(
  null,
  async (_get, set, request: ListenRequest, queue: readonly Track[]): Promise<readonly Track[]> => {
    if (queue.length === 0) return set(loadTracksAtom, request);
    const ids = new Set(queue.map(({ event_id }) => event_id));
    const first = queue.filter(({ added }) => !added);
    const had = first.flatMap(({ event_id }) => event_id ?? []);
    const asked = first.length > 0 ? set(loadTracksAtom, request, had) : [];
    const added = queue.flatMap(({ added, event_id }) => (added && event_id ? event_id : []));
    const [again, ...others] = await Promise.all([
      asked,
      ...added.map((id) => set(loadAddedAtom, id)),
    ]);
    const kept = again.filter(({ event_id }) => ids.has(event_id));
    return [...kept, ...others.flatMap((track) => track ?? [])];
  },
);
