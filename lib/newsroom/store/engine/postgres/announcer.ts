// Notifications through the server: what a transaction sends is delivered to everybody once it
// commits, on a connection of its own.
import { sql } from 'kysely';
import pg from 'pg';
import type { Announcer } from '../engine';

const channel = 'cubewire_change';

export function createAnnouncer(connection: pg.ClientConfig): Announcer {
  return {
    async tell(db, subject) {
      await sql`select pg_notify(${channel}, ${subject})`.execute(db);
    },

    async hear(onSubject, signal, onHearing) {
      const client = new pg.Client(connection);
      const over = new Promise<void>((resolve) => {
        client.once('end', resolve);
        // Not `once`: a connection that is terminated emits one error for the reason and one for
        // its end.
        client.on('error', () => resolve());
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      try {
        await client.connect();
        client.on('notification', ({ payload }) => payload !== undefined && onSubject(payload));
        await client.query(`listen ${channel}`);
        onHearing();
        if (!signal.aborted) await over;
      } finally {
        await client.end();
      }
    },
  };
}
