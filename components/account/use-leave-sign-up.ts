'use client';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { listPath } from '@/lib/browser/address';
import { afterBackEntries } from '@/lib/browser/back-entry';
import { openNativeNewsList } from '@/lib/browser/container';
import { leftPageAtom, wayOutAtom } from '@/lib/state/sign-up-way';

/** "Goes back one page, or opens the news list when inside a native container." */
export function useLeaveSignUp(): (as: 'reader' | 'guest') => void {
  const router = useRouter();
  const wayOut = useSetAtom(wayOutAtom);
  const setLeft = useSetAtom(leftPageAtom);
  return (as) =>
    afterBackEntries(() => {
      if (openNativeNewsList()) return;
      const way = wayOut(as);
      setLeft(undefined);
      if (way === 'back') router.back();
      else router.replace(listPath);
    });
}
