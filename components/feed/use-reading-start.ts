import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { sweepKeptAtom } from '@/lib/state/article/kept-details';
import { restoreReadAtom } from '@/lib/state/feed/read-marks';

/** What a page knows of earlier reading: marks of this visit, and kept articles that are too old. */
export function useReadingStart(): void {
  const restore = useSetAtom(restoreReadAtom);
  const sweep = useSetAtom(sweepKeptAtom);
  useEffect(() => {
    restore();
    return whenIdle(() => void sweep());
  }, [restore, sweep]);
}
