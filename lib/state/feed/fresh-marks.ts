// A list that has just come knows more than a mark that was set here before it: an event that was
// read, and has a newer version since, is updated again.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { overlayAtom, patchAtom } from '../article/overlay';

/** Takes over what the service says of events that it knows to be read. */
export const trustFreshAtom = atom(null, (get, set, events: readonly FeedEntry[]) => {
  for (const { id, has_read, has_updated } of events) {
    const isCovered = get(overlayAtom)[id]?.has_updated === false;
    if (has_read && has_updated && isCovered) set(patchAtom, id, { has_updated });
  }
});
