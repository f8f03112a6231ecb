'use client';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { whenIdle } from '@/lib/browser/page/idle';
import { siteAtom } from '@/lib/state/page/deployment';

const card = lazyComponent(() => import('./citation-card'));

/** On a desktop a citation shows its source before it is pressed. */
export function CitationCards() {
  const { desktop } = useAtomValue(siteAtom);
  const [asked, setAsked] = useState(false);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  const Card = card.part;
  return desktop && asked ? (
    <PartBoundary onMissing={() => undefined}>
      <Suspense>
        <Card />
      </Suspense>
    </PartBoundary>
  ) : null;
}
