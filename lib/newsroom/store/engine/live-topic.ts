// What a topic gives away. Protects: one that an operator took down gives no events to any list,
// stream or answer, while its rows stay for the day it is restored.
import { sql, type SqlBool } from 'kysely';

/** Whether the topic of these rows is there for readers. `column`: the topic's id, as `item.track_id`. */
export const ofLiveTopic = (column: string) => sql<SqlBool>`not exists (
  select 1 from track as down where down.id = ${sql.ref(column)} and down.taken_down = 1
)`;
