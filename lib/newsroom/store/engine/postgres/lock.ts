// A named lock between processes: an advisory lock on a connection of its own. The server releases
// it when that connection ends, kill -9 of its owner included.
import pg from 'pg';
import type { Lock } from '../engine';

/** The text that is hashed into the number of the advisory lock. */
export const lockKey = (name: string) => `cubewire:${name}`;

/** Undefined when another connection holds the name. */
export async function lockByName(
  connection: pg.ClientConfig,
  name: string,
): Promise<Lock | undefined> {
  const client = new pg.Client(connection);
  const lost = new AbortController();
  let released = false;
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => released || lost.abort(new Error(`the lock "${name}" is lost`)));
  const release = () => {
    released = true;
    return client.end();
  };
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [lockKey(name)],
    );
    if (rows[0]?.held) return { lost: lost.signal, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return undefined;
}
