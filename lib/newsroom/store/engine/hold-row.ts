// A row that stays as it is for a while. Protects: what is counted of the rows beside it is counted by
// one transaction after the other, so that no count is of what was there before.
import { sql } from 'kysely';
import type { Database } from './database';

/** Tables whose rows are counted for or written by several readers at once. */
type Held = 'account' | 'bot' | 'comment' | 'own_feed' | 'theme' | 'track';

/**
 * In a transaction that is open: nobody else changes or deletes the row until it is over. False when
 * there is none.
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
