'use client';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ArticlePopup } from '@/components/article/article-popup';
import { PreviewPopup } from '@/components/article/preview-popup';
import { onBack } from '@/lib/browser/back';
import { atDetail, detailHref, isDetailPath } from '@/lib/browser/address';
import { unpack, type Packed } from '@/lib/model/wire/packed';
import { shownEventAtom } from '@/lib/state/article/current';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { feedAtom } from '@/lib/state/feed/feed';
import { tabsAtom } from '@/lib/state/feed/tabs';
import type { ArticleEvent } from '@/lib/state/article/load-detail';

/** What the server rendered for one id: the article, or null where there is none. */
export type ServerDetail = { id?: string; event?: ArticleEvent | null };

/** `offline`: the id is that of an item not yet published. */
type Shown = { id: string; offline: boolean; outsideShare: boolean };

/**
 * The article that the address names, over the list; nothing where it names none. When the reader
 * goes back, it slides away like any popup, although the address has left it already.
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
 * What the server rendered of the article that is shown, until that is left: the router keeps it for as
 * long as the page stands, and whoever opens the article again hours later wants it as it is then.
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
 * An article that a page began with was opened by nothing that the focus could return to: it goes on at
 * its card. A card that is far from what is seen stays where it is.
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

/** An empty id names nothing, and of two the first is meant. */
const isGiven = (id: string) => id !== '';

/** The article in the address, which the router learns of a little later than whoever tapped it. */
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

/** Whether the browser itself moved the page when the reader last went back, as some do for a gesture. */
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

/** The list row of an event, from whichever tab has it. */
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
