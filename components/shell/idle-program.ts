'use client';
import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { whenIdle } from '@/lib/browser/page/idle';

export type IdleProgram<T> =
  | { state: 'waiting' }
  /** It failed to load. */
  | { state: 'missing'; askAgain(): void }
  | { state: 'here'; program: T };

const waiting = { state: 'waiting' } as const;

/**
 * Creates a hook that returns a piece of code once it has loaded, which is when the page is idle. A
 * failure is reported; the next component that needs it tries again, and this one can, too.
 */
export function idleProgram<T>(load: () => Promise<T>): () => IdleProgram<T> {
  let came: IdleProgram<T> = waiting;
  return function useIdleProgram() {
    // Server-rendered HTML never has the code, whenever it is hydrated.
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
