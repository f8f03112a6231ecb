'use client';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { leaveBackEntry } from '@/lib/browser/history/back-entry';
import { actAtom, signUpAtom } from '@/lib/state/account/account';

/** The browser's back button goes back one step of the flow while it is `inside`. */
export function useStepBack(inside: boolean, isInside: (at: string) => boolean): void {
  const store = useStore();
  const stepBack = useEffectEvent((leaveEntry: () => void) => {
    store.set(actAtom, { type: 'back' });
    const state = store.get(signUpAtom);
    if (state && isInside(state.at)) leaveEntry();
  });
  useEffect(() => {
    if (!inside) return;
    let remove = () => {};
    const leaveEntry = () => {
      remove = leaveBackEntry(() => stepBack(leaveEntry));
    };
    leaveEntry();
    return () => remove();
  }, [inside]);
}
