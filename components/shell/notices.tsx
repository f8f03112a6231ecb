'use client';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { noticesAtom } from '@/lib/state/notices';

const Toasts = lazy(() => import('./toasts'));

/** Where notices appear; the library that shows them is loaded with the first one. */
export function Notices() {
  const first = useAtomValue(noticesAtom)[0];
  if (first === undefined) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
