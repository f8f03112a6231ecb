import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { overlayAtom } from '@/lib/state/article/overlay';

/** An entry with the reader's changes applied; re-renders only for changes of this event. */
export function usePatched<E extends FeedEntry>(entry: E): E {
  const { id } = entry;
  const patch = useAtomValue(useMemo(() => atom((get) => get(overlayAtom)[id]), [id]));
  return useMemo(() => ({ ...entry, ...patch }), [entry, patch]);
}
