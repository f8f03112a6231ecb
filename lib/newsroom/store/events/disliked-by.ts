// Which events a reader does not want to see, for whatever lists events.
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';

/** The ids of events that this reader disliked, as a part of another query. */
export function dislikedBy({ query }: Database, owner: Owner) {
  return query()
    .selectFrom('disinterest')
    .select('target_id')
    .where('disinterest.owner', '=', owner)
    .where('target', '=', 'event');
}
