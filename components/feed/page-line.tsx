'use client';
import { useAtomValue } from 'jotai';
import { pageLineAtom } from '@/lib/state/page/line';

/** A line over the list, whose program comes with what it tells of. */
export function PageLine() {
  const line = useAtomValue(pageLineAtom);
  return (
    // It is there before its words come: so they are said.
    <div role="status" className="shrink-0">
      {line && <line.Words />}
    </div>
  );
}
