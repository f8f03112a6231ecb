// Topics in a reader's own words. Protects: a topic that nobody else follows is deleted with its
// maker, its timeline too; a topic that others follow stays.
import type { Database } from '../engine/database';

/** Ids of topics in readers' own words that the owner made or follows. */
export async function ownTopics({ query }: Database, owner: string): Promise<string[]> {
  const rows = await query()
    .selectFrom('track')
    .select('id')
    .where('type', '=', 'user_create')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('track_follow').select('track_id').where('owner', '=', owner)),
        eb('id', 'in', selectFrom('track_maker').select('track_id').where('owner', '=', owner)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes those of these topics that nobody follows any more, with their timelines. */
export async function deleteUnfollowed(
  { engine, query }: Database,
  topics: readonly string[],
): Promise<void> {
  const { oneOf } = engine;
  const gone = await query()
    .selectFrom('track')
    .select('id')
    .where(oneOf('id', topics))
    .where('follow_count', '<=', 0)
    .where('id', 'not in', (left) => left.selectFrom('track_follow').select('track_id'))
    .execute();
  const ids = gone.map(({ id }) => id);
  await query().deleteFrom('track_item').where(oneOf('track_id', ids)).execute();
  await query().deleteFrom('track_maker').where(oneOf('track_id', ids)).execute();
  await query().deleteFrom('track').where(oneOf('id', ids)).execute();
}
