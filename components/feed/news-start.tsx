'use client';
import { useHydrateAtoms } from 'jotai/react/utils';
import { useSearchParams } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { emptyFeed, feedOf, type FeedPage } from '@/lib/model/feed/feed';
import { defaultTab, type Tab } from '@/lib/model/feed/tabs';
import { unpack, type Packed } from '@/lib/model/wire/packed';
import { feedAtom } from '@/lib/state/feed/feed';
import { openTabAtom, tabsAtom } from '@/lib/state/feed/tabs';

/** The server's data when it renders the list. */
export type NewsStartData = {
  /** Absent if the service sent none: then the browser has to load them. */
  tabs?: readonly Tab[];
  /** The first page of the first tab; absent if the service failed. */
  page?: FeedPage<FeedEntry>;
  /** The server's clock, milliseconds. */
  now: number;
};

/** Puts the server's tabs and first page into the state, once, so that nothing is fetched again. */
export function NewsStart(props: { start: Packed<NewsStartData>; children: ReactNode }) {
  const { start: packed, children } = props;
  const start = useMemo(() => unpack(packed), [packed]);
  const asked = useSearchParams().get('tab') ?? undefined;
  useHydrateAtoms([
    [tabsAtom, start.tabs],
    [feedAtom(defaultTab(start.tabs)), start.page ? feedOf(start.page, start.now) : emptyFeed],
  ]);
  useHydrateAtoms([[openTabAtom, asked]]);
  return children;
}
