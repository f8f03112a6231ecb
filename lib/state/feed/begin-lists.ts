// When the lists' automatic loading starts: once the page is idle, or at once where there is too
// little to read, or another reader's content.
import { atom } from 'jotai';
import { isComeBack } from '@/lib/browser/history/come-back';
import { whenIdle } from '@/lib/browser/page/idle';
import { isOnline } from '@/lib/browser/offline/online';
import { readerAtom, unsureAtom } from '../page/reader';
import { loadTabsAtom, tabsLoadedAtom } from './tabs';

/** The reader of the lists: they outlive the page that shows them, and a sign-in in between. */
const listsOfAtom = atom<{ reader: string | undefined } | undefined>(undefined);

/**
 * Whether the lists belong to somebody else than the current reader; from then on they belong to
 * the current reader. While it is unknown who is signed in, they stay as they are.
 */
export const takeListsAtom = atom(null, (get, set): boolean => {
  const reader = get(readerAtom)?.id;
  const before = get(listsOfAtom);
  if (get(unsureAtom) && before) return false;
  set(listsOfAtom, { reader });
  return before !== undefined && before.reader !== reader;
});

/** `after` runs once the lists are loaded; returns a function that cancels all of it. */
export const beginListsAtom = atom(null, (get, set, after: () => Promise<void>): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const isOver = set(takeListsAtom);
  const begin = async () => {
    if (!isOver) await set(loadTabsAtom);
    // Once it is known who is signed in, all of this starts again.
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
