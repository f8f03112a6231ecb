'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/idle';

/** What happens by itself and shows nothing at first, loaded once nothing else is to be done. */
export function IdlePart() {
  const [part, setPart] = useState<{ Start: ComponentType }>();
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now comes with the next visit.
        void import('./idle-start').then(
          ({ default: Start }) => setPart({ Start }),
          () => undefined,
        );
      }),
    [],
  );
  return part && <part.Start />;
}
