'use client';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { listPath } from '@/lib/browser/history/news-paths';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { openNativeNewsList } from '@/lib/browser/device/container';
import { leftPageAtom, wayOutAtom } from '@/lib/state/account/way-out';
import { dropPopupsAtom } from '@/lib/state/page/popups';

/**
 * "Goes back one page, or opens the news list when inside a native container." `next`: the page
 * that a guest could not see.
 */
export function useLeaveSignUp(next?: string): (as: 'reader' | 'guest' | 'nobody') => void {
  const router = useRouter();
  const wayOut = useSetAtom(wayOutAtom);
  const setLeft = useSetAtom(leftPageAtom);
  const dropPopups = useSetAtom(dropPopupsAtom);
  return (as) =>
    afterBackEntries(() => {
      const way = wayOut(as);
      setLeft(undefined);
      if (openNativeNewsList()) return;
      if (next !== undefined && as === 'reader') {
        dropPopups();
        return router.replace(next);
      }
      if (way === 'back') return router.back();
      dropPopups();
      router.replace(listPath);
    });
}
