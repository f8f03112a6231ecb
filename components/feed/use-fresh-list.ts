'use client';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { onPageShown } from '@/lib/browser/page-shown';
import { isStale, type Feed } from '@/lib/model/feed/feed';
import { topAskedAtom } from '@/lib/state/feed/to-top';

/** Renews a list that is opened, or come back to, and is stale; what fails then waits for the reader. */
export function useFreshList(
  feed: Feed<unknown>,
  open: boolean,
  scroller: HTMLElement | null,
  renew: () => void,
): void {
  const check = useEffectEvent(() => {
    if (isStale(feed, Date.now()) && !feed.loading) renew();
  });
  useEffect(() => {
    if (open) check();
  }, [open]);
  useEffect(() => {
    if (!open || !scroller) return;
    // Whoever comes back to a list that was left open has it renewed, unless they are reading on.
    return onPageShown(() => scroller.scrollTop === 0 && check());
  }, [open, scroller]);
}

/** Shows the top of a list when it was renewed, and when the reader asks for it. */
export function useListTop(
  { renewed_at }: Feed<unknown>,
  open: boolean,
  scroller: HTMLElement | null,
): void {
  const toTop = useEffectEvent(() => scroller?.scrollTo({ top: 0 }));
  useEffect(() => {
    // With the new list, and not before: a refresh that fails, or brings nothing new to a tab that is
    // only come to, leaves the reader in their place.
    if (renewed_at !== undefined) toTop();
  }, [renewed_at]);
  const topAsked = useAtomValue(topAskedAtom);
  const toAskedTop = useEffectEvent(() => open && toTop());
  useEffect(() => {
    // When it is asked for: a tab that is come to later is where it was left.
    if (topAsked > 0) toAskedTop();
  }, [topAsked]);
}
