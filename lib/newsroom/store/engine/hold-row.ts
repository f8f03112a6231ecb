// Locks a row for a while. Protects: the rows that depend on it are counted by one transaction
// after the other, so that no count is of an older state.
import { sql } from 'kysely';
import type { Database } from './database';

/** Tables whose rows are counted for, or written, by several readers at once. */
type Held = 'account' | 'bot' | 'comment' | 'own_feed' | 'theme' | 'track';

/**
 * Call inside an open transaction: nobody else changes or deletes the row until it ends. False when
 * there is no such row.
 */
export async function holdRow(
  { engine, query }: Database,
  table: Held,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = ${id} ${engine.hold('unchanged')}
  `.execute(query());
  return rows.length > 0;
}
