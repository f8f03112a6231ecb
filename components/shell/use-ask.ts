'use client';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { askAtom, type Ask } from '@/lib/state/page/popups';

/** Asks the reader something: opens a popup, and resolves with its answer. */
export function useAsk(): Ask {
  const begin = useSetAtom(askAtom);
  return useMemo(() => begin(), [begin]);
}
