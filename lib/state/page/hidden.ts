// Which events on the page a reader has muted since it was loaded, as an overlay: they leave every
// list at once, and come back to their place when the mute is taken back. What is loaded later comes
// without them from the service.
import { atom } from 'jotai';
import { nextRender } from '@/lib/model/feed/render-counter';

/** By the key of a mute, the events that it took out. */
export const hiddenByAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

export const hiddenAtom = atom<ReadonlySet<string>>(
  (get) => new Set([...get(hiddenByAtom).values()].flat()),
);

const changesAtom = atom(0);

/** How often the mutes have changed in this page's life: whoever lists by them asks anew. */
export const muteChangesAtom = atom((get) => get(changesAtom));

export const mutesChangedAtom = atom(null, (get, set) => {
  set(changesAtom, nextRender(get(changesAtom)));
});
