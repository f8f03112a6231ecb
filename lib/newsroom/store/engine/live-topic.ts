// Which topics readers may see. Protects: a topic that an operator took down shows no events in any
// list, stream or answer, while its rows stay until it is restored; and a topic made from an event
// carries its headline and first sentences, so it is hidden while that event is taken down.
import { sql, type SqlBool } from 'kysely';

/** Whether the event that a row of `track` was made from, if any, is not taken down. */
export const ofLiveEvent = (track = 'track') => sql<SqlBool>`not exists (
  select 1 from event as told
  where told.id = ${sql.ref(`${track}.event_id`)} and told.taken_down = 1
)`;

/**
 * Whether readers may see the topic of these rows. `column`: the topic's id, as `item.track_id`.
 */
export const ofLiveTopic = (column: string) => sql<SqlBool>`not exists (
  select 1 from track as down where down.id = ${sql.ref(column)}
    and (down.taken_down = 1 or not (${ofLiveEvent('down')}))
)`;
