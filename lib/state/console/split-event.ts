// Reports split off into an event of their own. Protects: the operator is told which event that is,
// since it is in none of the lists on their screen.
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Input } from '@/lib/contract';
import { callAtom } from '../page/service';
import { doubtAtom } from './in-doubt';

export function useSplitEvent() {
  const call = useSetAtom(callAtom);
  const doubt = useSetAtom(doubtAtom);
  const [made, setMade] = useState<string>();
  return {
    /** The event that was split off last. */
    made,
    /** False where the service refused: the operator was told why. */
    async split(input: Input<'SplitEvent'>): Promise<boolean> {
      setMade(undefined);
      const answer = await call()('SplitEvent', input).catch(() => undefined);
      setMade(answer?.data?.event_id);
      const done = answer?.code === 0;
      if (!done) doubt();
      return done;
    },
  };
}
