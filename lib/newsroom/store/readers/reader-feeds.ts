// The feed addresses that a reader added. Protects: a private address can identify somebody, so
// that an address which nobody else has is deleted with its reader, items and all, and shared ones
// stay.
import type { Database } from '../engine/database';

/** Addresses in the themes of an owner. */
export async function ownAddresses({ query }: Database, owner: string): Promise<string[]> {
  const rows = await query()
    .selectFrom('theme_feed')
    .select('feed_id')
    .distinct()
    .where('owner', '=', owner)
    .execute();
  return rows.map(({ feed_id }) => feed_id);
}

/** Deletes those of them that nobody has any more. */
export async function deleteUnneeded(
  { engine, query }: Database,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const { oneOf } = engine;
  const here = query()
    .selectFrom('own_feed')
    .select('id')
    .where(oneOf('id', addresses))
    .orderBy('id');
  // A reader who adds one of them at this moment does so before or after, never in between.
  const held = await (engine.skipsLocked ? here.forUpdate() : here).execute();
  const needed = await query()
    .selectFrom('theme_feed')
    .select('feed_id')
    .where(oneOf('feed_id', addresses))
    .execute();
  const kept = new Set(needed.map(({ feed_id }) => feed_id));
  const gone = held.map(({ id }) => id).filter((id) => !kept.has(id));
  await query().deleteFrom('own_feed_item').where(oneOf('feed_id', gone)).execute();
  await query().deleteFrom('own_feed').where(oneOf('id', gone)).execute();
}
