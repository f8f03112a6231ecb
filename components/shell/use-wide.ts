'use client';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isWide } from '@/lib/browser/page/wide';
import { onWideChange } from '@/lib/browser/page/wide-change';
import { deskAtom } from '@/lib/state/page/desk';

/**
 * Whether columns are side by side. The server assumes a window that has the room: if it has not,
 * the style sheet corrects that before any script does.
 */
export function useWide(): boolean {
  const desk = useAtomValue(deskAtom);
  return useSyncExternalStore(onWideChange, isWide, () => desk);
}
