'use client';
import { useAtomValue } from 'jotai';
import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { isDetailPath } from '@/lib/browser/address';
import { whenIdle } from '@/lib/browser/idle';
import { loadChunk } from '@/lib/model/chunk-load';
import { namedAheadAtom } from '@/lib/state/detail';
import { useReadingStart } from './use-reading-start';

const DetailRoute = lazy(async () => ({
  default: (await loadChunk(() => import('./detail-route'))).DetailRoute,
}));

/**
 * What lies over the list. An address that the server answered brings its page along (`children`);
 * one that a tap on a card put there without asking the server is answered here, at once: what shows
 * an article is no part of the list's first load, and comes when the page is idle.
 */
export function DetailHost({ children }: { children: ReactNode }) {
  const tapped = useAtomValue(namedAheadAtom) !== undefined;
  const onDetail = isDetailPath(usePathname()) || tapped;
  const [wanted, setWanted] = useState(onDetail);
  if (onDetail && !wanted) setWanted(true);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  useReadingStart();
  if (useSelectedLayoutSegment() === 'detail') return children;
  return wanted ? (
    <Suspense>
      <DetailRoute />
    </Suspense>
  ) : null;
}
