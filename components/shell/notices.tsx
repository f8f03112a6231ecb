'use client';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { noticesAtom } from '@/lib/state/notices';

const Toasts = lazy(() => import('./toasts'));

/** Where notices appear; the library that shows them is loaded with the first one. */
export function Notices() {
  const waiting = useAtomValue(noticesAtom).length > 0;
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
