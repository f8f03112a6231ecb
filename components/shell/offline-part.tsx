'use client';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { lazyComponent } from './lazy-component';
import { PartBoundary } from './part-boundary';

const start = lazyComponent(() => import('./offline-start'));

/** What makes the site readable without network, loaded once nothing else is to be done. */
export function OfflinePart() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const Start = start.part;
  if (!idle) return null;
  return (
    <PartBoundary onMissing={() => undefined}>
      <Suspense>
        <Start />
      </Suspense>
    </PartBoundary>
  );
}
