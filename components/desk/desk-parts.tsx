'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { dropPanel } from '@/lib/browser/history/address';
import { whenIdle } from '@/lib/browser/page/idle';
import { panelName } from '@/lib/model/feed/panel-name';
import { deskAtom } from '@/lib/state/page/desk';
import { siteAtom } from '@/lib/state/page/deployment';
import { notifyAtom } from '@/lib/state/page/notices';

// Parts that only a desktop has. A phone loads these few lines, but none of the parts.

const rail = lazyComponent(() => import('./rail'));
const pane = lazyComponent(() => import('./empty-pane'));
const panelPart = lazyComponent(() => import('./list-panel'));
const keys = lazyComponent(() => import('./desk-keys'));

/** A part that fails to load is left out: the news don't depend on it. */
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

/**
 * Over the list: the panel that the address asks for instead of the news; and the place for an
 * article.
 */
export function DeskColumns() {
  const { desktop } = useAtomValue(siteAtom);
  const desk = useAtomValue(deskAtom);
  const panel = panelName(useSearchParams());
  const notify = useSetAtom(notifyAtom);
  // The reader asked for it: they are told, and the next press loads it again.
  const miss = () => {
    panelPart.askAgain();
    dropPanel();
    notify({ key: 'errors.partMissing', tone: 'bad' });
  };
  const [Panel, Pane] = [panelPart.part, pane.part];
  return (
    <>
      {desktop && panel && (
        <PartBoundary onMissing={miss}>
          <Suspense>
            <Panel />
          </Suspense>
        </PartBoundary>
      )}
      {desk && (
        <Part>
          <Pane />
        </Part>
      )}
    </>
  );
}

/** Shortcuts, and the offer of the wide layout: loaded when idle. */
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
