'use client';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { listenRequestAtom } from '@/lib/state/listen/listen';

const Player = lazy(() => import('./player'));

/** Where the player stands, once somebody listens. */
export function ListenHost() {
  const asked = useAtomValue(listenRequestAtom);
  if (!asked) return null;
  return (
    <Suspense>
      <Player key={asked.at} request={asked.request} />
    </Suspense>
  );
}
