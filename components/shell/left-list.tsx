'use client';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import { leaveListPageAtom } from '@/lib/state/feed/left-list';

/** Stores the open list for coming back, whenever its page is hidden or left. */
export function LeftList() {
  const leave = useSetAtom(leaveListPageAtom);
  useEffect(() => onPageHidden(leave), [leave]);
  return null;
}
