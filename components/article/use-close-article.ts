'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { leaveDetail } from '@/lib/browser/address';
import { siteAtom } from '@/lib/state/page/deployment';
import { closeOverArticleAtom } from '@/lib/state/page/popups';

/** The way from an article, and what lies over it, to the list, whichever way led to it. */
export function useCloseArticle(): () => void {
  const { brand } = useAtomValue(siteAtom);
  const closeOver = useSetAtom(closeOverArticleAtom);
  return useCallback(() => {
    closeOver();
    leaveDetail(brand);
  }, [brand, closeOver]);
}
