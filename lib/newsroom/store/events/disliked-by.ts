// Which events a reader is not interested in, for everything that lists events.
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';

/** A subquery for the ids of events that this reader is not interested in. */
export function dislikedBy({ query }: Database, owner: Owner) {
  return query()
    .selectFrom('disinterest')
    .select('target_id')
    .where('disinterest.owner', '=', owner)
    .where('target', '=', 'event');
}
