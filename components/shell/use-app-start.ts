import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { holdInstallOffer } from '@/lib/browser/install-offer';
import { onMissingPart } from '@/lib/browser/missing-part';
import { startAppAtom } from '@/lib/state/account/app-start';
import { notifyAtom } from '@/lib/state/page/notices';
import { trackAtom } from '@/lib/state/page/tracking';

/** "On start the shell initialises tracking and sends an app-enter event about 1 second later." */
export function useAppStart(): void {
  const track = useSetAtom(trackAtom);
  const start = useSetAtom(startAppAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(
    () => onMissingPart(() => notify({ key: 'errors.partMissing', tone: 'bad' })),
    [notify],
  );
  useEffect(holdInstallOffer, []);
  useEffect(() => track('app_enter', {}), [track]);
  useEffect(() => {
    const leaving = new AbortController();
    void start(leaving.signal);
    return () => leaving.abort();
  }, [start]);
}
