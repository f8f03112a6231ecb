// The read-aloud queue: added items load by themselves, and changing the voice reloads all.
import { atom } from 'jotai';
import type { Track } from '@/lib/model/listen/player';
import { listenRequestAtom, type ListenRequest } from '../page/listen';
import { loadTracksAtom } from './tracks';

/** Events that were added and are not in the queue yet. */
export const addsAtom = atom((get) => get(listenRequestAtom)?.adds);

/** Events to be removed from the queue. */
export const dropsAtom = atom((get) => get(listenRequestAtom)?.drops);

/** Returns them, once each. */
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
 * Loads what was added, one after the other: undefined where loading fails, `gone` where there is
 * nothing to read. An item that loads after its player was closed is not reported.
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
 * Loads a request's tracks, or its queue once more in another voice: removed items don't come back.
 * Rejects if any of it fails to load.
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
