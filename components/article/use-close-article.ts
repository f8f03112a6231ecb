'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { leaveDetail } from '@/lib/browser/history/address';
import { siteAtom } from '@/lib/state/page/deployment';
import { closeOverArticleAtom } from '@/lib/state/page/popups';

/** Closes an article, and whatever is over it, back to the list, however it was opened. */
export function useCloseArticle(): () => void {
  const { brand } = useAtomValue(siteAtom);
  const closeOver = useSetAtom(closeOverArticleAtom);
  return useCallback(() => {
    closeOver();
    leaveDetail(brand);
  }, [brand, closeOver]);
}
