// What the console shows once it may be no longer so. Protects: after an act that was refused, or of
// which no answer came, what is shown is asked for again: another operator was faster, or the act was
// done and its answer lost. Whose right is gone sees so, and no list that never loads.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ServiceError } from '@/lib/client/service-error';

/** How many acts did not come to what they were for. */
const doubtsAtom = atom(0);
export const doubtAtom = atom(null, (_get, set) => set(doubtsAtom, (count) => count + 1));

/** The service said that this reader is no operator any more. */
export const rightLostAtom = atom(false);
const refused = 403;

/** Asks again after each act that may have left something else than what is shown. */
export function useInDoubt(error: unknown, askAgain: () => unknown): void {
  const doubts = useAtomValue(doubtsAtom);
  const setLost = useSetAtom(rightLostAtom);
  const seen = useRef(doubts);
  useEffect(() => {
    if (seen.current === doubts) return;
    seen.current = doubts;
    void askAgain();
  }, [doubts, askAgain]);
  useEffect(() => {
    if (error instanceof ServiceError && error.code === refused) setLost(true);
  }, [error, setLost]);
}
