// What a topic gives away. Protects: one that an operator took down gives no events to any list,
// stream or answer, while its rows stay for the day it is restored; and one that was made of an event
// has its headline and first sentences, so it is down as long as that event is.
import { sql, type SqlBool } from 'kysely';

/** Whether the event that a row of `track` was made of, if it was of one, is not taken down. */
export const ofLiveEvent = (track = 'track') => sql<SqlBool>`not exists (
  select 1 from event as told
  where told.id = ${sql.ref(`${track}.event_id`)} and told.taken_down = 1
)`;

/** Whether the topic of these rows is there for readers. `column`: the topic's id, as `item.track_id`. */
export const ofLiveTopic = (column: string) => sql<SqlBool>`not exists (
  select 1 from track as down where down.id = ${sql.ref(column)}
    and (down.taken_down = 1 or not (${ofLiveEvent('down')}))
)`;
