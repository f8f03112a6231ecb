'use client';
import { useAtom, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { whenIdle } from '@/lib/browser/page/idle';
import { listenRequestAtom, resumeListeningAtom } from '@/lib/state/page/listen';
import { notifyAtom } from '@/lib/state/page/notices';

const player = lazyComponent(() => import('../listen/player'));

/**
 * Mounts the player once something is read aloud; if its code fails to load, the page is
 * unaffected.
 */
export function ListenHost() {
  const [asked, setAsked] = useAtom(listenRequestAtom);
  const notify = useSetAtom(notifyAtom);
  const resume = useSetAtom(resumeListeningAtom);
  useEffect(() => whenIdle(resume), [resume]);
  if (!asked) return null;
  const miss = () => {
    // The next press requests it again.
    player.askAgain();
    setAsked(undefined);
    // A reader who pressed nothing waits for nothing: the next page tries again.
    if (asked.request.kind !== 'left') notify({ key: 'errors.partMissing', tone: 'bad' });
  };
  const { part: Player } = player;
  return (
    <PartBoundary key={asked.at} onMissing={miss}>
      <Suspense>
        <Player request={asked.request} />
      </Suspense>
    </PartBoundary>
  );
}
