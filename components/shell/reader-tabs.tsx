'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followTabsAtom } from '@/lib/state/account/other-tab';
import { readerAtom } from '@/lib/state/page/reader';

/** Keeps this page with one reader, whatever the browser's other tabs do. */
export function ReaderTabs() {
  const reader = useAtomValue(readerAtom)?.id;
  const follow = useSetAtom(followTabsAtom);
  useEffect(() => follow(), [follow, reader]);
  return null;
}
