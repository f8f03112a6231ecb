// Where the sign-up was opened from, and therefore where it returns to: "goes back one page, or
// opens the news list when inside a native container".
import { atom } from 'jotai';
import { listPath, signUpPath } from '@/lib/browser/history/news-paths';
import { cameFrom } from '@/lib/browser/history/further-pages';
import { forgetLeftPage, keepLeftPage, readLeftPage } from '@/lib/browser/history/left-page';

const knownAtom = atom<string | undefined>(undefined);

/** The page that a link of ours to the sign-up was on; undefined once the reader has returned. */
export const leftPageAtom = atom(
  (get) => get(knownAtom),
  (_get, set, page: string | undefined) => {
    set(knownAtom, page);
    if (page === undefined) forgetLeftPage();
    else keepLeftPage(page);
  },
);

export type WayOut = 'back' | 'list';

/** `guest`: "to the news, by one step back where that is the previous page". */
export const wayOutAtom = atom(null, (get, _set, as: 'reader' | 'guest' | 'nobody'): WayOut => {
  const from = get(knownAtom) ?? readLeftPage() ?? cameFrom();
  if (from === undefined || from.startsWith(signUpPath)) return 'list';
  const path = from.split('?')[0];
  return as !== 'guest' || path === listPath ? 'back' : 'list';
});
