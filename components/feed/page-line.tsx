'use client';
import { useAtomValue } from 'jotai';
import { pageLineAtom } from '@/lib/state/page/line';

/**
 * A line under the list, whose program comes with what it tells of. Under it, for it comes a moment after
 * the list, and what a finger is about to press must not move.
 */
export function PageLine() {
  const line = useAtomValue(pageLineAtom);
  return (
    // It is there before its words come: so they are said.
    <div role="status" className="order-last shrink-0">
      {line && <line.Words />}
    </div>
  );
}
