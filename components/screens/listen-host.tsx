'use client';
import { useAtom, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { whenIdle } from '@/lib/browser/idle';
import { listenRequestAtom, resumeListeningAtom } from '@/lib/state/page/listen';
import { notifyAtom } from '@/lib/state/page/notices';

const player = lazyComponent(() => import('../listen/player'));

/** Where the player stands, once somebody listens; without its program the page stays what it is. */
export function ListenHost() {
  const [asked, setAsked] = useAtom(listenRequestAtom);
  const notify = useSetAtom(notifyAtom);
  const resume = useSetAtom(resumeListeningAtom);
  useEffect(() => whenIdle(resume), [resume]);
  if (!asked) return null;
  const miss = () => {
    // The next press asks for it again.
    player.askAgain();
    setAsked(undefined);
    // Who has pressed nothing waits for nothing: the next page has it again.
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
