import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { startAppAtom } from '@/lib/state/account/app-start';
import { trackAtom } from '@/lib/state/page/tracking';

/** "On start the shell initialises tracking and sends an app-enter event about 1 second later." */
export function useAppStart(): void {
  const track = useSetAtom(trackAtom);
  const start = useSetAtom(startAppAtom);
  useEffect(() => track('app_enter', {}), [track]);
  useEffect(() => {
    const leaving = new AbortController();
    void start(leaving.signal);
    return () => leaving.abort();
  }, [start]);
}
