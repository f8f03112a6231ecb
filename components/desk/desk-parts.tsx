'use client';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { whenIdle } from '@/lib/browser/idle';
import { panelName } from '@/lib/model/feed/panel-name';
import { deskAtom } from '@/lib/state/page/desk';
import { siteAtom } from '@/lib/state/page/deployment';

// What a desk has and a phone has not. A phone loads these few lines, and none of what they name.

const rail = lazyComponent(() => import('./rail'));
const pane = lazyComponent(() => import('./empty-pane'));
const panelPart = lazyComponent(() => import('./list-panel'));
const keys = lazyComponent(() => import('./desk-keys'));

/** What does not come is not there: the news are, whatever a desk adds to them. */
function Part({ children }: { children: ReactNode }) {
  return (
    <PartBoundary onMissing={() => undefined}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** At the left of the wide layout, before everything else. */
export function DeskRail() {
  const desk = useAtomValue(deskAtom);
  const Rail = rail.part;
  return desk ? (
    <Part>
      <Rail />
    </Part>
  ) : null;
}

/** Over the list: what the address asks for instead of the news; and where an article will stand. */
export function DeskColumns() {
  const { desktop } = useAtomValue(siteAtom);
  const desk = useAtomValue(deskAtom);
  const panel = panelName(useSearchParams());
  const [Panel, Pane] = [panelPart.part, pane.part];
  return (
    <>
      {desktop && panel && (
        <Part>
          <Panel />
        </Part>
      )}
      {desk && (
        <Part>
          <Pane />
        </Part>
      )}
    </>
  );
}

/** Keys, the wheel, and the offer of the wide layout: when there is time. */
export function DeskKeys() {
  const { desktop } = useAtomValue(siteAtom);
  const [asked, setAsked] = useState(false);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  const Keys = keys.part;
  return desktop && asked ? (
    <Part>
      <Keys />
    </Part>
  ) : null;
}
