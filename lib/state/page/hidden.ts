// Events on the page that were muted since it was loaded, as an overlay: they leave every list at
// once, and return to their places when the mute is undone. The service leaves them out of anything
// loaded later.
import { atom } from 'jotai';
import { nextRender } from '@/lib/model/feed/render-counter';

/** The events that each mute removed, by the mute's key. */
export const hiddenByAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

export const hiddenAtom = atom<ReadonlySet<string>>(
  (get) => new Set([...get(hiddenByAtom).values()].flat()),
);

const changesAtom = atom(0);

/**
 * How often the mutes have changed since the page was loaded: lists that depend on them refetch.
 */
export const muteChangesAtom = atom((get) => get(changesAtom));

export const mutesChangedAtom = atom(null, (get, set) => {
  set(changesAtom, nextRender(get(changesAtom)));
});
