// The door of the embedded news service: open it, ask it with requests, close it.
import type { Logger } from 'pino';
import type { Fetch } from '@/lib/contract';
import { createDoor } from './door';
import { createIcons } from './icons';
import { createGuardedFetch } from './ingest/guarded-fetch';
import { seedSample } from './sample/load';
import { openStore } from './store/open-store';
import type { Clock } from './types';

export type NewsroomOptions = {
  /** Folder of the embedded database; made when absent. */
  dataDir: string;
  /** A Postgres address; without one the database is a file in `dataDir`. */
  databaseUrl?: string;
  /** Shared with whoever signs identities, see `lib/contract/identity.ts`. */
  secret: string;
  log: Logger;
  clock?: Clock;
};

export type Newsroom = { fetch: Fetch; close(): Promise<void> };

/**
 * Opens the database (migrating it), writes the sample edition into an empty one, and answers the
 * contract plus `/icon/{host}` and `/readyz`. Throws `StoreError` when the database is unusable.
 */
export async function openNewsroom(options: NewsroomOptions): Promise<Newsroom> {
  const { dataDir, databaseUrl, secret, log, clock = Date.now } = options;
  const store = await openStore({ dataDir, databaseUrl, log });
  await seedSample(store, clock());
  const door = createDoor({ store, secret, clock, log });
  const icon = createIcons({ store, guardedFetch: createGuardedFetch(), clock, log });

  async function ready(): Promise<Response> {
    try {
      await store.ping();
      return Response.json({ code: 0, msg: 'ready' });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return Response.json({ code: 503, msg: 'The database does not answer.' }, { status: 503 });
    }
  }

  return {
    fetch(request) {
      const { pathname } = new URL(request.url);
      const host = /^\/icon\/([^/]+)$/.exec(pathname)?.[1];
      if (host !== undefined) return icon(host);
      return pathname === '/readyz' ? ready() : door(request);
    },
    close: () => store.close(),
  };
}
