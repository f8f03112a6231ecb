// One event in full, as the article shows it: what is known is shown first, and a newer version
// replaces it. Protects: a failed call never takes away what the reader is reading.
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import {
  fetchDetailAtom,
  keepDetailAtom,
  cachedDetailAtom,
  peekDetailAtom,
} from './cached-details';
import { hasSameMarks, isSameVersion, type ArticleEvent } from './load-detail';

export type EventDetail =
  | { status: 'loading' }
  | { status: 'ready'; event: ArticleEvent; stale: boolean }
  /** "If the response code is -1 or the data is empty, the event is taken down." */
  | { status: 'taken-down' }
  /** A preview that this site cannot show. */
  | { status: 'no-preview' }
  | { status: 'failed' };

const isSame = (a: ArticleEvent | null | undefined, b: ArticleEvent | null | undefined) =>
  a === b || (!!a && !!b && isSameVersion(a, b) && hasSameMarks(a, b));

/** Whether another version is at hand than `initial`: only this page's life can have brought it. */
function useIsOvertaken(id: string, initial: ArticleEvent | null | undefined): boolean {
  const peek = useSetAtom(peekDetailAtom);
  const [isOvertaken] = useState(() => {
    const known = initial && peek(id);
    return !!known && !isSameVersion(known, initial);
  });
  return isOvertaken;
}

/** What is kept of an event: at once from memory, a moment later from storage. */
function useCached(id: string, wanted: boolean): ArticleEvent | undefined {
  const peek = useSetAtom(peekDetailAtom);
  const read = useSetAtom(cachedDetailAtom);
  const [cached, setCached] = useState(() => (wanted ? peek(id) : undefined));
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // What cannot be read is asked of the service like what was never kept.
    const unread = () => undefined;
    void read(id)
      .catch(unread)
      .then((event) => {
        if (event && !left) setCached(event);
      });
    return () => {
      left = true;
    };
  }, [read, id, wanted]);
  return cached;
}

/** Asks for an event; where no answer comes, what was saved of it is at hand from then on. */
function useAskDetail(id: string): () => Promise<ArticleEvent | null> {
  const fetchDetail = useSetAtom(fetchDetailAtom);
  const read = useSetAtom(cachedDetailAtom);
  return async () => {
    try {
      return await fetchDetail(id);
    } catch (error) {
      await read(id, true).catch(() => undefined);
      throw error;
    }
  };
}

/**
 * The detail of an event. `served` is what the server rendered (null: taken down); with it the
 * first screen needs no call. `id` is the same for the life of the component. Where the article is
 * at hand the service is asked when it is `painted`.
 */
export function useEventDetail(
  id: string,
  served?: ArticleEvent | null,
  painted = true,
): { detail: EventDetail; retry(): void } {
  const askDetail = useAskDetail(id);
  const peek = useSetAtom(peekDetailAtom);
  const keep = useSetAtom(keepDetailAtom);
  const initial = useIsOvertaken(id, served) ? undefined : served;
  const asks = initial === undefined;
  const cached = useCached(id, asks);
  const key = { operation: 'GetEventDetail', event_id: id };
  const { cache } = useSWRConfig();
  // The answer of an earlier opening: it knows nothing of what was kept since.
  const [earlier] = useState((): unknown => cache.get(unstable_serialize(key))?.data);
  const { data, error, isValidating, mutate } = useSWR(painted || !cached ? key : null, askDetail, {
    fallbackData: initial,
    revalidateOnMount: asks,
    revalidateOnFocus: false,
    revalidateIfStale: asks,
    shouldRetryOnError: false,
    compare: isSame,
  });
  useEffect(() => {
    if (initial) void keep(initial);
  }, [keep, initial]);

  const retry = useCallback(() => void mutate(), [mutate]);
  // The same text stays the same object: the page is not drawn anew for it.
  const isKept = data === undefined || data === earlier || isSame(data, cached);
  const failed = error !== undefined;
  const known = isKept ? (cached ?? data) : data;
  const event = known === undefined && failed ? peek(id) : known;
  // The error of before stays until an answer is here. An article on the screen is not drawn for it.
  const asksAgain = event === undefined && isValidating;
  const detail = useMemo<EventDetail>(() => {
    if (event) return { status: 'ready', event, stale: failed };
    if (event === null) return { status: 'taken-down' };
    return { status: failed && !asksAgain ? 'failed' : 'loading' };
  }, [event, failed, asksAgain]);
  return { detail, retry };
}
