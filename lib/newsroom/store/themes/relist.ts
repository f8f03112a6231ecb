// Whether others can find a theme. Protects: it is updated with everything that changes it, so that
// the square is one index range.
import { sql } from 'kysely';
import type { Database } from '../engine/database';

/** Updates one theme, or all of a reader's: shared, live, and its owner not banned. */
export async function relist(
  { query }: Database,
  of: { id: string } | { owner: string },
): Promise<void> {
  const isListed = sql<0 | 1>`case
    when shared = 1 and taken_down = 0 and deleted_at is null and not exists (
      select 1 from account where account.id = substr(theme.owner, 3) and banned_at is not null
    ) then 1 else 0 end`;
  const update = query().updateTable('theme').set({ listed: isListed });
  await (
    'id' in of ? update.where('id', '=', of.id) : update.where('owner', '=', of.owner)
  ).execute();
}
