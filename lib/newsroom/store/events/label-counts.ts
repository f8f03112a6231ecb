// How many events carry a label. Protects: each row that comes or goes is counted in its own transaction,
// once, whoever else labels events at that moment.
import { sql } from 'kysely';
import type { Database } from '../engine/database';

type Query = Database['query'];
type Labeled = readonly { label: string }[];

/** In the transaction that is open, with the rows that went. */
export async function countGone(query: Query, rows: Labeled): Promise<void> {
  const gone = new Map<string, number>();
  for (const { label } of rows) gone.set(label, (gone.get(label) ?? 0) + 1);
  // In their order, so that two transactions never wait for each other.
  for (const [label, events] of [...gone].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await sql`update label set events = events - ${events} where label = ${label}`.execute(query());
    await query().deleteFrom('label').where('label', '=', label).where('events', '<=', 0).execute();
  }
}

/** In the transaction that is open, with the label of a row that came. */
export async function countNew(query: Query, label: string): Promise<void> {
  await sql`insert into label (label, events) values (${label}, 1)
    on conflict (label) do update set events = label.events + 1`.execute(query());
}
