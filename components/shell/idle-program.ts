'use client';
import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { whenIdle } from '@/lib/browser/idle';

export type IdleProgram<T> =
  | { state: 'waiting' }
  /** It did not come. */
  | { state: 'missing'; askAgain(): void }
  | { state: 'here'; program: T };

const waiting = { state: 'waiting' } as const;

/**
 * A hook that answers a part of the program once it came, which is when the page is idle. Where it does
 * not come that is said; the next place that wants it asks again, and so can this one.
 */
export function idleProgram<T>(load: () => Promise<T>): () => IdleProgram<T> {
  let came: IdleProgram<T> = waiting;
  return function useIdleProgram() {
    // What the server sent knows of no program, whenever it comes alive.
    const hydrated = useHydrated();
    const [known, setKnown] = useState(hydrated ? came : waiting);
    useEffect(() => {
      if (known.state !== 'waiting') return;
      let left = false;
      const tell = (now: IdleProgram<T>) => {
        if (!left) setKnown(now);
      };
      const leaveIdle = whenIdle(() => {
        void load().then(
          (program) => tell((came = { state: 'here', program })),
          () => tell({ state: 'missing', askAgain: () => setKnown(waiting) }),
        );
      });
      return () => {
        left = true;
        leaveIdle();
      };
    }, [known]);
    return known;
  };
}
