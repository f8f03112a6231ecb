'use client';
import { useAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { listPath } from '@/lib/browser/address';
import { openedFromListAtom } from '@/lib/state/article/detail';

/** "If it was opened from the list, close goes back one step; otherwise close replaces the location." */
export function useCloseArticle(id: string): () => void {
  const router = useRouter();
  const [openedFromList, setOpenedFromList] = useAtom(openedFromListAtom);
  return () => {
    if (openedFromList !== id) return router.replace(listPath);
    setOpenedFromList(undefined);
    router.back();
  };
}
