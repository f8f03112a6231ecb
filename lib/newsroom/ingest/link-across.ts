// After clustering a window: links its events to those of the same happening in other languages.
// The links of the window are recomputed each round, since events move, begin and merge.
import { hourMs } from '@/lib/model/time';
import { closenessBy } from '../across/closeness';
import { tellingsOf, type Telling } from '../across/telling';
import { findTwins, type Closeness } from '../across/twins';
import type { Span } from '../cluster/postings';
import { ModelError } from '../model/model-error';
import type { IngestParts } from './ingest-parts';

/**
 * Events this far outside of the window are considered, too, while their own links outside of it
 * are kept.
 */
const aroundMs = 36 * hourMs;

type Parts = Pick<IngestParts, 'store' | 'log' | 'eventVectors'>;

/** Without a model, or when it fails, events are linked only by what they name. */
async function closenessOf(
  { store, log, eventVectors }: Parts,
  tellings: readonly Telling[],
  signal: AbortSignal,
): Promise<Closeness | undefined> {
  if (!eventVectors) return undefined;
  try {
    const ids = tellings.map(({ event_id }) => event_id);
    return closenessBy(tellings, await eventVectors(store, ids, signal));
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn({ err: error }, 'events are linked across languages without a model');
    return undefined;
  }
}

/** Recomputes the links of the events in `open`; returns the number of pairs. */
export async function linkAcross(
  parts: Parts,
  open: Span,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const { store } = parts;
  const entries = await store.postings.within({
    from: open.from - aroundMs,
    until: open.until + aroundMs,
  });
  const tellings = tellingsOf(entries);
  const within = tellings.filter(({ from, until }) => until >= open.from && from <= open.until);
  const among = new Set(within.map(({ event_id }) => event_id));
  const closeness = await closenessOf(parts, tellings, signal);
  const pairs = findTwins(tellings, { closeness }).filter(
    ({ a, b }) => among.has(a) || among.has(b),
  );
  await store.twins.replace(
    [...among],
    pairs.map(({ a, b }) => [a, b] as const),
  );
  return pairs.length;
}
