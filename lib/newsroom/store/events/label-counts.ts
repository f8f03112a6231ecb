// Counts how many events have a label. Protects: each row is counted once, in the transaction that
// adds or deletes it, whoever else labels events at that moment.
import { sql } from 'kysely';
import type { Database } from '../engine/database';

type Query = Database['query'];
type Labeled = readonly { label: string }[];

/** Call in the open transaction with the deleted rows. */
export async function countGone(query: Query, rows: Labeled): Promise<void> {
  const gone = new Map<string, number>();
  for (const { label } of rows) gone.set(label, (gone.get(label) ?? 0) + 1);
  // In label order, so that two transactions cannot deadlock.
  for (const [label, events] of [...gone].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await sql`update label set events = events - ${events} where label = ${label}`.execute(query());
    await query().deleteFrom('label').where('label', '=', label).where('events', '<=', 0).execute();
  }
}

/** Call in the open transaction with the label of an added row. */
export async function countNew(query: Query, label: string): Promise<void> {
  await sql`insert into label (label, events) values (${label}, 1)
    on conflict (label) do update set events = label.events + 1`.execute(query());
}
