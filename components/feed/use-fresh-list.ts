'use client';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { onPageShown } from '@/lib/browser/page/page-shown';
import { isStale, type Feed } from '@/lib/model/feed/feed';
import { topAskedAtom } from '@/lib/state/feed/to-top';

/**
 * Refreshes a stale list when it is opened or returned to; after a failure it waits for the reader.
 */
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
    // A list that was left open is refreshed on coming back, unless the reader has scrolled down.
    return onPageShown(() => scroller.scrollTop === 0 && check());
  }, [open, scroller]);
}

/** Scrolls a list to its top when it was refreshed, and when the reader asks for it. */
export function useListTop(
  { renewed_at }: Feed<unknown>,
  open: boolean,
  scroller: HTMLElement | null,
): void {
  const toTop = useEffectEvent(() => scroller?.scrollTo({ top: 0 }));
  useEffect(() => {
    // Only with the new list: a refresh that fails, or finds nothing new for a tab just opened,
    // leaves the scroll position.
    if (renewed_at !== undefined) toTop();
  }, [renewed_at]);
  const topAsked = useAtomValue(topAskedAtom);
  const toAskedTop = useEffectEvent(() => open && toTop());
  useEffect(() => {
    // At the time it is requested: a tab opened later keeps its position.
    if (topAsked > 0) toAskedTop();
  }, [topAsked]);
}
