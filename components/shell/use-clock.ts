'use client';
import { useAtomValue } from 'jotai';
import { useHydrated } from '@/components/ui/use-hydrated';
import { clockAtom, serverClockAtom, type PageClock } from '@/lib/state/page/clock';

/**
 * The clock for time labels: the reader's own, or the server's while this component is not
 * hydrated. A component that hydrates late finds that the page's clock has already moved on.
 */
export function useClock(): PageClock {
  const [own, servers] = [useAtomValue(clockAtom), useAtomValue(serverClockAtom)];
  return useHydrated() ? own : (servers ?? own);
}
