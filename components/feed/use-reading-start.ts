import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { sweepDetailsAtom } from '@/lib/state/article/cached-details';
import { restoreReadAtom } from '@/lib/state/feed/read-marks';

/** What a page knows of earlier reading: marks of this visit, and kept articles that are too old. */
export function useReadingStart(): void {
  const restore = useSetAtom(restoreReadAtom);
  const sweep = useSetAtom(sweepDetailsAtom);
  useEffect(() => {
    restore();
    return whenIdle(() => void sweep());
  }, [restore, sweep]);
}
