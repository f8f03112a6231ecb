'use client';
import { useRef, type ReactNode } from 'react';
import { doubleTapMs } from '@/lib/model/limits/page';

/**
 * A heading that reacts to two taps within 1.5 s. Deliberately no button: what it opens is for the
 * site's operators, and "reachable only by double tap".
 */
export function TappedHeading({
  onDoubleTap,
  children,
}: {
  onDoubleTap?(): void;
  children: ReactNode;
}) {
  const tappedAt = useRef(-Infinity);
  return (
    <h3
      className="m-0 px-3 pt-4 pb-1 text-meta font-medium text-ink-2 select-none"
      onClick={({ timeStamp }) => {
        const twice = timeStamp - tappedAt.current <= doubleTapMs;
        tappedAt.current = twice ? -Infinity : timeStamp;
        if (twice) onDoubleTap?.();
      }}
    >
      {children}
    </h3>
  );
}
