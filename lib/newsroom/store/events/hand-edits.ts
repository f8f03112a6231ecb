// Moves operators' decisions on an event to the one it was merged into. Protects: what was hidden
// stays hidden, and where both had a decision, the surviving event's is kept.
import type { Database } from '../engine/database';
import { readKeys } from './with-edits';

/**
 * Moves the pin and the hidden moments of `from` to `to`, inside an open transaction. Returns
 * whether `to` must be saved again to hide moments that it may have shown.
 */
export async function handEdits(
  { query }: Database,
  from: string,
  to: string,
  updated_at: number,
): Promise<boolean> {
  const rows = await query()
    .selectFrom('event_edit')
    .select(['event_id', 'pinned_at', 'hidden_moments'])
    .where('event_id', 'in', [from, to])
    .execute();
  const given = rows.find(({ event_id }) => event_id === from);
  const own = rows.find(({ event_id }) => event_id === to);
  const hidden = readKeys(given?.hidden_moments ?? null) ?? [];
  if (!given || (given.pinned_at === null && hidden.length === 0)) return false;
  const both = new Set([...(readKeys(own?.hidden_moments ?? null) ?? []), ...hidden]);
  const set = {
    pinned_at: own?.pinned_at ?? given.pinned_at,
    hidden_moments: both.size > 0 ? JSON.stringify([...both]) : null,
    updated_at,
  };
  await query()
    .insertInto('event_edit')
    .values({ ...set, event_id: to, tabs: null, reason: null })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(set))
    .execute();
  return hidden.length > 0;
}
