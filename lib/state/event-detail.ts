// One event in full, as the article shows it: what is known is shown first, and a newer version
// replaces it. Protects: a failed call never takes away what the reader is reading.
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { Call } from '@/lib/client/create-client';
import type { NewsEvent } from '@/lib/contract';
import type { Source } from '@/lib/model/entry';
import { callAtom } from './service';

/** An event with its sources counted once each, and a tree for every text. */
export type ArticleEvent = NewsEvent & { sources: Source[] };

export type EventDetail =
  | { status: 'loading' }
  | { status: 'ready'; event: ArticleEvent; stale: boolean }
  /** "If the response code is -1 or the data is empty, the event is taken down." */
  | { status: 'taken-down' }
  | { status: 'failed' };

/** Fills what a service may leave out; the parser is loaded only where trees are missing. */
async function prepare(event: NewsEvent): Promise<ArticleEvent> {
  const [{ distinctSources }, { hasTrees }] = await Promise.all([
    import('@/lib/model/sources'),
    import('@/lib/model/markdown/has-trees'),
  ]);
  const whole = hasTrees(event.content)
    ? event
    : (await import('@/lib/model/markdown/block-trees')).withTrees(event);
  return { ...whole, sources: distinctSources(event.references) };
}

/** The event, or null when it was taken down; throws when the service did not answer. */
async function load(call: Call, id: string): Promise<ArticleEvent | null> {
  const { takenDown } = await import('@/lib/contract');
  const { code, data } = await call('GetEventDetail', { event_id: id }, { quiet: true });
  if (code === takenDown || (code === 0 && !data)) return null;
  if (!data) throw new Error(`The detail of ${id} came without data.`);
  return data.content.length === 0 ? null : prepare(data);
}

/** "The server detail replaces the cached one when its event_version_id differs." */
const sameVersion = (a: ArticleEvent | null | undefined, b: ArticleEvent | null | undefined) =>
  a === b || (!!a && !!b && a.id === b.id && a.event_version_id === b.event_version_id);

/**
 * The detail of an event. `initial` is what the server rendered (null: taken down); with it the
 * first screen needs no call.
 */
export function useEventDetail(
  id: string,
  initial?: ArticleEvent | null,
): { detail: EventDetail; retry(): void } {
  const call = useSetAtom(callAtom);
  const { data, error, mutate } = useSWR(
    { operation: 'GetEventDetail', event_id: id },
    () => load(call(), id),
    {
      fallbackData: initial,
      revalidateOnMount: initial === undefined,
      revalidateOnFocus: false,
      revalidateIfStale: initial === undefined,
      shouldRetryOnError: false,
      compare: sameVersion,
    },
  );
  const retry = () => void mutate();
  if (data) return { detail: { status: 'ready', event: data, stale: error !== undefined }, retry };
  if (data === null) return { detail: { status: 'taken-down' }, retry };
  return { detail: { status: error === undefined ? 'loading' : 'failed' }, retry };
}
