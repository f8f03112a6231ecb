// After a window was clustered: which of its events tell a happening that another language tells too.
// Links of the time are found anew each round, since events move, begin and become one.
import { hourMs } from '@/lib/model/time';
import { findTwins } from '../across/twins';
import { tellingsOf } from '../across/telling';
import type { Span } from '../cluster/postings';
import type { IngestParts } from './ingest-parts';

/** Events a little out of the time are looked at, too: what they link to is not taken from them. */
const aroundMs = 36 * hourMs;

/** Links the events of `open` anew; answers how many pairs there are. */
export async function linkAcross(
  { store }: Pick<IngestParts, 'store'>,
  open: Span,
): Promise<number> {
  const entries = await store.postings.within({
    from: open.from - aroundMs,
    until: open.until + aroundMs,
  });
  const tellings = tellingsOf(entries);
  const within = tellings.filter(({ from, until }) => until >= open.from && from <= open.until);
  const among = new Set(within.map(({ event_id }) => event_id));
  const pairs = findTwins(tellings).filter(({ a, b }) => among.has(a) || among.has(b));
  await store.twins.replace(
    [...among],
    pairs.map(({ a, b }) => [a, b] as const),
  );
  return pairs.length;
}
