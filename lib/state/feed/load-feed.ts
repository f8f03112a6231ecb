// Loads a tab. The code that does it is not part of the list's first load: it is loaded when the
// page is idle, or with the first request.
import { atom } from 'jotai';
import type { FeedLoad } from '@/lib/model/feed/feed';
import { notifyAtom } from '../page/notices';
import { feedAtom } from './feed';

const program = () => import('./fill-feed').catch(() => undefined);

/**
 * The loading code itself could not be loaded: the list says that it failed, and offers to try
 * again.
 */
const failAtom = atom(null, (get, set, tab: string, failed: FeedLoad) => {
  set(feedAtom(tab), { ...get(feedAtom(tab)), loading: undefined, failed });
});

/**
 * Loads a tab: a fresh start, newer live events, or history. Resolves with whether anything was
 * loaded; a failure leaves the list as it is and resolves false. A refresh cancels requests in
 * flight.
 */
export const loadFeedAtom = atom(
  null,
  async (_get, set, tab: string, load: FeedLoad, selection?: boolean): Promise<boolean> => {
    const filling = await program();
    if (filling) return set(filling.fillFeedAtom, tab, load, selection);
    set(failAtom, tab, load);
    return false;
  },
);

/** A refresh by the reader; with `selection`, of other events than those on the page. */
export const refreshFeedAtom = atom(
  null,
  async (_get, set, tab: string, selection?: boolean): Promise<void> => {
    const filling = await program();
    if (filling) return set(filling.renewFeedAtom, tab, selection);
    set(failAtom, tab, 'refresh');
    // A list that stays on the page has no row that reports it.
    set(notifyAtom, { key: 'errors.partMissing', tone: 'bad' });
  },
);
