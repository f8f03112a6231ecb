'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/idle';

/** What makes the site readable without network, loaded once nothing else is to be done. */
export function OfflinePart() {
  const [part, setPart] = useState<{ Start: ComponentType }>();
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now comes with the next visit.
        void import('./offline-start').then(
          ({ default: Start }) => setPart({ Start }),
          () => undefined,
        );
      }),
    [],
  );
  return part && <part.Start />;
}
