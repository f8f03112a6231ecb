'use client';
import { atom, useAtomValue } from 'jotai';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { ArticlePopup } from '@/components/article/article-popup';
import { onBack } from '@/lib/browser/back';
import { detailPath } from '@/lib/browser/address';
import { feedAtom } from '@/lib/state/feed';
import { tabsAtom } from '@/lib/state/tabs';
import type { ArticleEvent } from '@/lib/state/event-detail';

/** What the server rendered for one id: the article, or null where there is none. */
export type ServerDetail = { id?: string; event?: ArticleEvent | null };

type Shown = { id: string; outsideShare: boolean };

/**
 * The article that the address names, over the list; nothing where it names none. When the reader
 * goes back, it slides away like any popup, although the address has left it already.
 */
export function DetailRoute({ server }: { server?: ServerDetail }) {
  const named = useNamed();
  const [last, setLast] = useState(named);
  if (named && (named.id !== last?.id || named.outsideShare !== last.outsideShare)) setLast(named);
  const animated = useBrowserAnimatesBack();
  if (!named && last && animated) setLast(undefined);
  const shown = named ?? last;
  const preview = useListed(shown?.id);
  if (!shown) return null;
  const { id, outsideShare } = shown;
  const known = server && (server.id ?? id) === id;
  return (
    <ArticlePopup
      key={id}
      id={id}
      initial={known ? server.event : undefined}
      preview={preview}
      outsideShare={outsideShare}
      left={!named}
      onGone={() => setLast(undefined)}
    />
  );
}

/** The article in the address. */
function useNamed(): Shown | undefined {
  const onDetail = usePathname() === detailPath;
  const query = useSearchParams();
  const id = query.get('id');
  return onDetail && id !== null ? { id, outsideShare: query.has('outside_share') } : undefined;
}

/** Whether the browser itself moved the page when the reader last went back, as some do for a gesture. */
function useBrowserAnimatesBack(): boolean {
  const [animated, setAnimated] = useState(false);
  useEffect(() => onBack(setAnimated), []);
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
