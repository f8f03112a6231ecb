'use client';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ArticlePopup } from '@/components/article/article-popup';
import { PreviewPopup } from '@/components/article/preview-popup';
import { onBack } from '@/lib/browser/history/back';
import { atDetail, detailHref, isDetailPath } from '@/lib/browser/history/address';
import { unpack, type Packed } from '@/lib/model/wire/packed';
import { shownEventAtom } from '@/lib/state/article/current';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { feedAtom } from '@/lib/state/feed/feed';
import { tabsAtom } from '@/lib/state/feed/tabs';
import type { ArticleEvent } from '@/lib/state/article/load-detail';

/** What the server rendered for one id: the article, or null if there is none. */
export type ServerDetail = { id?: string; event?: ArticleEvent | null };

/** `offline`: the id is that of an unpublished item. */
type Shown = { id: string; offline: boolean; outsideShare: boolean };

/**
 * The article that the address names, over the list; nothing if it names none. When the reader goes
 * back, it slides away like any popup, although the address has already changed.
 */
export function DetailRoute({ server: packed }: { server?: Packed<ServerDetail> }) {
  const server = useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed]);
  const named = useNamed();
  const [last, setLast] = useState(named);
  const isNew =
    named?.id !== last?.id ||
    named?.outsideShare !== last?.outsideShare ||
    named?.offline !== last?.offline;
  if (named && isNew) setLast(named);
  const animated = useBrowserAnimatesBack();
  if (!named && last && animated) setLast(undefined);
  const shown = named ?? last;
  const preview = useListed(shown?.id);
  const tellShown = useSetAtom(shownEventAtom);
  const namedId = named?.id;
  useEffect(() => tellShown(namedId), [tellShown, namedId]);
  useFocusOnItsCard(shown?.id);
  const initial = useServed(server, shown?.id);
  if (!shown) return null;
  const { id, offline, outsideShare } = shown;
  const props = { id, outsideShare, left: !named, onGone: () => setLast(undefined) };
  if (offline) return <PreviewPopup key={`offline ${id}`} {...props} />;
  return <ArticlePopup key={id} {...props} initial={initial} preview={preview} />;
}

/**
 * The server-rendered data of the shown article, until it is left: the router keeps it as long as
 * the page is open, but a reader who opens the article again hours later wants the current one.
 */
function useServed(server: ServerDetail | undefined, id: string | undefined) {
  const [last, setLast] = useState({ server, id });
  const [left, setLeft] = useState<ServerDetail>();
  if (last.server !== server || last.id !== id) {
    setLast({ server, id });
    if (last.id !== undefined && last.id !== id) setLeft(last.server);
  }
  const isOfThis = server !== undefined && server !== left && (server.id ?? id) === id;
  return isOfThis ? server.event : undefined;
}

/**
 * An article that was the first page has no element to return the focus to: the focus moves to its
 * card. The list does not scroll, even if the card is far from the visible part.
 */
function useFocusOnItsCard(id: string | undefined) {
  const last = useRef(id);
  useEffect(() => {
    const gone = last.current;
    last.current = id;
    if (gone === undefined || id !== undefined || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card] h2 a')];
    const href = detailHref(gone);
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }, [id]);
}

/** An empty id counts as absent, and the first of several is used. */
const isGiven = (id: string) => id !== '';

/** The article in the address, including a tap that the router has not noticed yet. */
function useNamed(): Shown | undefined {
  const [ahead, setAhead] = useAtom(namedAheadAtom);
  const onDetail = isDetailPath(usePathname());
  const query = useSearchParams();
  const offlineId = query.getAll('offlineID').find(isGiven);
  const id = offlineId ?? query.getAll('id').find(isGiven);
  const caughtUp = onDetail && id === ahead;
  useEffect(() => {
    if (caughtUp) setAhead(undefined);
  }, [caughtUp, setAhead]);
  if (ahead !== undefined) return { id: ahead, offline: false, outsideShare: false };
  if (!onDetail || id === undefined) return undefined;
  return { id, offline: offlineId !== undefined, outsideShare: query.has('outside_share') };
}

/** Whether the browser itself animated the last step back, as some do for a gesture. */
function useBrowserAnimatesBack(): boolean {
  const [animated, setAnimated] = useState(false);
  const setAhead = useSetAtom(namedAheadAtom);
  useEffect(
    () =>
      onBack((byBrowser) => {
        setAnimated(byBrowser);
        if (!atDetail()) setAhead(undefined);
      }),
    [setAhead],
  );
  return animated;
}

/** The list row of an event, from whichever tab contains it. */
function useListed(id: string | undefined) {
  const listed = useMemo(
    () =>
      atom((get) => {
        if (id === undefined) return undefined;
        for (const { key } of get(tabsAtom)) {
          const { events, history_events } = get(feedAtom(key));
          const found = [...events, ...history_events].find((event) => event.id === id);
          if (found) return found;
        }
        return undefined;
      }),
    [id],
  );
  return useAtomValue(listed);
}
