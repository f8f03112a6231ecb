// When the lists do what they do without the reader: once the page is idle, and at once where it has
// too little to read, or what is not the reader's.
import { atom } from 'jotai';
import { isComeBack } from '@/lib/browser/come-back';
import { whenIdle } from '@/lib/browser/idle';
import { isOnline } from '@/lib/browser/online';
import { readerAtom, unsureAtom } from '../page/reader';
import { loadTabsAtom, tabsLoadedAtom } from './tabs';

/** For whom the lists are: they outlive the page that shows them, and the sign-in that comes between. */
const listsOfAtom = atom<{ reader: string | undefined } | undefined>(undefined);

/**
 * Whether the lists are somebody else's than who reads now; from here on they are the reader's. While
 * nobody knows who reads, they stay as they are.
 */
export const takeListsAtom = atom(null, (get, set): boolean => {
  const reader = get(readerAtom)?.id;
  const before = get(listsOfAtom);
  if (get(unsureAtom) && before) return false;
  set(listsOfAtom, { reader });
  return before !== undefined && before.reader !== reader;
});

/** `after` is what is to be done when the lists are there; the answer gives up what was begun. */
export const beginListsAtom = atom(null, (get, set, after: () => Promise<void>): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const isOver = set(takeListsAtom);
  const begin = async () => {
    if (!isOver) await set(loadTabsAtom);
    // Soon it is known who reads: then all of this begins.
    if (!isOver && get(unsureAtom)) return;
    const { startFeedsAtom, startOverAtom } = await import('./start-feeds');
    if (!signal.aborted) await set(isOver ? startOverAtom : startFeedsAtom, signal);
    if (!signal.aborted && !isOver) await after();
  };
  const run = () => void begin().catch(() => undefined);
  const waits = !isOver && get(tabsLoadedAtom) && isOnline() && !isComeBack();
  const takeBack = waits ? whenIdle(run) : run();
  return () => {
    takeBack?.();
    leaving.abort();
  };
});
