'use client';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { deskAtom } from '@/lib/state/page/desk';
import type { AsideProps } from './article-aside';

const aside = lazyComponent(() => import('./article-aside'));

/** The column beside an article on a desktop: loaded only there. */
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
