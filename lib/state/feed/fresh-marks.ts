// A freshly loaded list is newer than a mark set here before: an event that was read, and has a
// newer version since, counts as updated again.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { overlayAtom, patchAtom } from '../article/overlay';

/** Adopts the service's state for events that it knows were read. */
export const trustFreshAtom = atom(null, (get, set, events: readonly FeedEntry[]) => {
  for (const { id, has_read, has_updated } of events) {
    const isCovered = get(overlayAtom)[id]?.has_updated === false;
    if (has_read && has_updated && isCovered) set(patchAtom, id, { has_updated });
  }
});
