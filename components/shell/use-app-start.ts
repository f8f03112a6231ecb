import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';
import { inHost } from '@/lib/browser/device/in-container';
import { holdInstallOffer } from '@/lib/browser/device/install-offer';
import { onMissingPart } from '@/lib/browser/offline/missing-part';
import { notifyAtom } from '@/lib/state/page/notices';
import { trackAtom } from '@/lib/state/page/tracking';

/** "On start the shell initialises tracking and sends an app-enter event about 1 second later." */
export function useAppStart(): void {
  const track = useSetAtom(trackAtom);
  const store = useStore();
  const notify = useSetAtom(notifyAtom);
  useEffect(
    () => onMissingPart(() => notify({ key: 'errors.partMissing', tone: 'bad' })),
    [notify],
  );
  useEffect(holdInstallOffer, []);
  useEffect(() => track('app_enter', {}), [track]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const { startAppAtom } = await import('@/lib/state/account/app-start');
      if (!signal.aborted) await store.set(startAppAtom, signal);
    };
    // Its failures don't concern the reader.
    const start = () => void begin().catch(() => undefined);
    // The first calls send the device's id: a surrounding app knows it better.
    const leaveIdle = inHost() ? start() : whenIdle(start);
    return () => {
      leaveIdle?.();
      leaving.abort();
    };
  }, [store]);
}
