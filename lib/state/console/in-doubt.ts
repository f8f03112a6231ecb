// Revalidates what the console shows when it may be outdated. Protects: after an action that was
// refused or unanswered, the displayed data is refetched, since another operator was faster, or the
// action succeeded and its answer was lost. Someone who lost operator rights is told so, instead of
// seeing a list that never loads.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ServiceError } from '@/lib/client/service-error';

/** How many actions have failed or gone unanswered. */
const doubtsAtom = atom(0);
export const doubtAtom = atom(null, (_get, set) => set(doubtsAtom, (count) => count + 1));

/** The service said that this reader is no longer an operator. */
export const rightLostAtom = atom(false);
const refused = 403;

/** Refetches after each action that may have made the displayed data outdated. */
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
