'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';

/** Automatic work that shows nothing at first, loaded when the page is idle. */
export function IdlePart() {
  const [part, setPart] = useState<{ Start: ComponentType }>();
  useEffect(
    () =>
      whenIdle(() => {
        // Code that fails to load now is loaded on the next visit.
        void import('./idle-start').then(
          ({ default: Start }) => setPart({ Start }),
          () => undefined,
        );
      }),
    [],
  );
  return part && <part.Start />;
}
