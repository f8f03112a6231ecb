'use client';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { leaveDetail } from '@/lib/browser/address';
import { siteAtom } from '@/lib/state/page/deployment';

/** The way from an article to the list, whichever way led to it. */
export function useCloseArticle(): () => void {
  const { brand } = useAtomValue(siteAtom);
  return useCallback(() => leaveDetail(brand), [brand]);
}
