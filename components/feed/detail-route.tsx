'use client';
import { atom, useAtomValue } from 'jotai';
import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { ArticlePopup } from '@/components/article/article-popup';
import { detailPath } from '@/lib/browser/address';
import { feedAtom } from '@/lib/state/feed';
import { tabsAtom } from '@/lib/state/tabs';
import type { ArticleEvent } from '@/lib/state/event-detail';

/** What the server rendered for one id: the article, or null where there is none. */
export type ServerDetail = { id?: string; event?: ArticleEvent | null };

/** The article that the address names, over the list; nothing where it names none. */
export function DetailRoute({ server }: { server?: ServerDetail }) {
  const onDetail = usePathname() === detailPath;
  const query = useSearchParams();
  const id = query.get('id');
  const preview = useListed(id);
  if (!onDetail || id === null) return null;
  const known = server && (server.id ?? id) === id;
  return (
    <ArticlePopup
      key={id}
      id={id}
      initial={known ? server.event : undefined}
      preview={preview}
      outsideShare={query.has('outside_share')}
    />
  );
}

/** The list row of an event, from whichever tab has it. */
function useListed(id: string | null) {
  const listed = useMemo(
    () =>
      atom((get) => {
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
