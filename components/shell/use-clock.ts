'use client';
import { useAtomValue } from 'jotai';
import { useHydrated } from '@/components/ui/use-hydrated';
import { clockAtom, serverClockAtom, type PageClock } from '@/lib/state/page/clock';

/**
 * The clock that labels go by: the reader's own, and the server's for as long as this part is only what
 * the server sent. A part that comes alive late finds the page's clock moved on already.
 */
export function useClock(): PageClock {
  const [own, servers] = [useAtomValue(clockAtom), useAtomValue(serverClockAtom)];
  return useHydrated() ? own : (servers ?? own);
}
