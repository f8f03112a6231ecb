'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useCloseArticle } from '@/components/article/use-close-article';
import { lazyComponent } from '@/components/shell/lazy-component';
import { LoadingModal } from '@/components/shell/loading-modal';
import { PartBoundary } from '@/components/shell/part-boundary';
import { isDetailPath } from '@/lib/browser/history/address';
import { whenIdle } from '@/lib/browser/page/idle';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { notifyAtom } from '@/lib/state/page/notices';
import { useReadingStart } from './use-reading-start';

const detail = lazyComponent(async () => ({
  default: (await import('./detail-route')).DetailRoute,
}));

/**
 * Whatever covers the list. An address that the server answered brings its page (`children`); one
 * that a tap on a card pushed without a request is rendered here, at once: the code that shows an
 * article is not part of the list's first load, and is loaded when the page is idle.
 */
export function DetailHost({ children }: { children: ReactNode }) {
  const tapped = useAtomValue(namedAheadAtom) !== undefined;
  const onDetail = isDetailPath(usePathname()) || tapped;
  const [state, setState] = useState<'unasked' | 'asked' | 'missing'>('unasked');
  if (onDetail && state === 'unasked') setState('asked');
  // Only on the next tap: by now the reader has been returned to the list.
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

/** The article's code failed to load: a waiting reader is told, and returned to the list. */
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
