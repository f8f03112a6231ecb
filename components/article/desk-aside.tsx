'use client';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { deskAtom } from '@/lib/state/page/desk';
import type { AsideProps } from './article-aside';

const aside = lazyComponent(() => import('./article-aside'));

/** What stands beside an article on a desk: fetched there alone. */
export function DeskAside(props: AsideProps) {
  const Aside = aside.part;
  return useAtomValue(deskAtom) ? (
    <PartBoundary onMissing={() => undefined}>
      <Suspense>
        <Aside {...props} />
      </Suspense>
    </PartBoundary>
  ) : null;
}
