// One event in full, as the article shows it: cached content is shown first, and a newer version
// replaces it. Protects: a failed call never removes what the reader is reading.
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
  /** A preview that is not available on this site. */
  | { status: 'no-preview' }
  | { status: 'failed' };

const isSame = (a: ArticleEvent | null | undefined, b: ArticleEvent | null | undefined) =>
  a === b || (!!a && !!b && isSameVersion(a, b) && hasSameMarks(a, b));

/**
 * Whether the cache has another version than `initial`: only this page load can have fetched it.
 */
function useIsOvertaken(id: string, initial: ArticleEvent | null | undefined): boolean {
  const peek = useSetAtom(peekDetailAtom);
  const [isOvertaken] = useState(() => {
    const known = initial && peek(id);
    return !!known && !isSameVersion(known, initial);
  });
  return isOvertaken;
}

/** The cached event: at once from memory, a moment later from storage. */
function useCached(id: string, wanted: boolean): ArticleEvent | undefined {
  const peek = useSetAtom(peekDetailAtom);
  const read = useSetAtom(cachedDetailAtom);
  const [cached, setCached] = useState(() => (wanted ? peek(id) : undefined));
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // An unreadable entry counts as missing: the service is asked instead.
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

/** Fetches an event; if there is no answer, its saved copy is loaded into memory. */
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
 * first screen needs no call. `id` is constant for the life of the component. If the article is
 * cached, the service is asked once it is `painted`.
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
  // The answer of an earlier visit: it lacks anything cached since.
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
  // The same content keeps the same object, so that the page does not re-render.
  const isKept = data === undefined || data === earlier || isSame(data, cached);
  const failed = error !== undefined;
  const known = isKept ? (cached ?? data) : data;
  const event = known === undefined && failed ? peek(id) : known;
  // The previous error stays until there is an answer. An article on the screen does not re-render
  // for it.
  const asksAgain = event === undefined && isValidating;
  const detail = useMemo<EventDetail>(() => {
    if (event) return { status: 'ready', event, stale: failed };
    if (event === null) return { status: 'taken-down' };
    return { status: failed && !asksAgain ? 'failed' : 'loading' };
  }, [event, failed, asksAgain]);
  return { detail, retry };
}
