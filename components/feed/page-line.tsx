'use client';
import { useAtomValue } from 'jotai';
import { pageLineAtom } from '@/lib/state/page/line';

/**
 * A line below the list; its content is loaded on demand. Below it, because it appears a moment
 * after the list, and must not move what a finger is about to press.
 */
export function PageLine() {
  const line = useAtomValue(pageLineAtom);
  return (
    // Rendered before its text, so that screen readers announce the text.
    <div role="status" className="order-last shrink-0">
      {line && <line.Words />}
    </div>
  );
}
