'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useCloseArticle } from '@/components/article/use-close-article';
import { lazyComponent } from '@/components/shell/lazy-component';
import { LoadingModal } from '@/components/shell/loading-modal';
import { PartBoundary } from '@/components/shell/part-boundary';
import { isDetailPath } from '@/lib/browser/address';
import { whenIdle } from '@/lib/browser/idle';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { notifyAtom } from '@/lib/state/page/notices';
import { useReadingStart } from './use-reading-start';

const detail = lazyComponent(async () => ({
  default: (await import('./detail-route')).DetailRoute,
}));

/**
 * What lies over the list. An address that the server answered brings its page along (`children`);
 * one that a tap on a card put there without asking the server is answered here, at once: what shows
 * an article is no part of the list's first load, and comes when the page is idle.
 */
export function DetailHost({ children }: { children: ReactNode }) {
  const tapped = useAtomValue(namedAheadAtom) !== undefined;
  const onDetail = isDetailPath(usePathname()) || tapped;
  const [state, setState] = useState<'unasked' | 'asked' | 'missing'>('unasked');
  if (onDetail && state === 'unasked') setState('asked');
  // With the next tap, and not before: the reader has been led back to the list.
  if (!onDetail && state === 'missing') setState('unasked');
  useEffect(() => whenIdle(() => setState('asked')), []);
  const miss = useMiss(onDetail);
  useReadingStart();
  if (useSelectedLayoutSegment() === 'detail') return children;
  if (state !== 'asked') return null;
  const { part: Detail } = detail;
  const onMissing = () => {
    setState('missing');
    miss();
  };
  return (
    <PartBoundary onMissing={onMissing}>
      <Suspense fallback={onDetail ? <LoadingModal /> : null}>
        <Detail />
      </Suspense>
    </PartBoundary>
  );
}

/** What shows an article did not come: who waits for one is told, and back on the list. */
function useMiss(waiting: boolean) {
  const close = useCloseArticle();
  const notify = useSetAtom(notifyAtom);
  const setAhead = useSetAtom(namedAheadAtom);
  return () => {
    detail.askAgain();
    if (!waiting) return;
    notify({ key: 'errors.partMissing', tone: 'bad' });
    setAhead(undefined);
    close();
  };
}
