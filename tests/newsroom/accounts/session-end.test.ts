// The service's own limits on a session's life, which a remote site relies on: no web process is in
// between.
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { currentSession } from '@/lib/newsroom/accounts/sessions';
import { hashOf } from '@/lib/newsroom/accounts/keys';
import type { Context } from '@/lib/newsroom/context';
import { createStorageState } from '@/lib/newsroom/storage-state';
import { openStore } from '@/lib/newsroom/store/open-store';

const hour = 3_600_000;
const day = 24 * hour;
const begun = Date.UTC(2026, 0, 1);
const token = 'the token of a cookie';

/** A store with an account, and a function that asks `currentSession` about a session in it. */
async function openSession() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-session-'));
  const store = await openStore({ dataDir });
  const { sessions, create } = store.accounts;
  const account = { id: 'a', name: 'A', birthday: '1990-01-01', region: 'sg', created_at: begun };
  await create(account, { kind: 'email', subject: 'a@example.org' });
  return {
    store,
    async begin(seen_at: number) {
      await sessions.end(hashOf(token));
      const row = { id: hashOf(token), user_id: 'a', method: 'email' as const };
      await sessions.add({ ...row, created_at: begun, seen_at });
    },
    async lives(now: number) {
      const storage = createStorageState(store, pino({ level: 'silent' }));
      const known = { store, storage, now, sessionToken: token, setCookies: [] };
      // Only these parts of a context are used here.
      return (await currentSession(known as unknown as Context)) !== undefined;
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

it('ends 90 days after it began, however recently it was used, and 30 days after its last use', async () => {
  const { store, begin, lives, close } = await openSession();
  const seen = async (seen_at: number, now: number) => {
    await begin(seen_at);
    return lives(now);
  };
  try {
    expect(await seen(begun + 89 * day, begun + 90 * day - 1)).toBe(true);
    expect(await seen(begun + 89 * day, begun + 90 * day)).toBe(false);
    expect(await store.accounts.sessions.find(hashOf(token))).toBeUndefined();
    expect(await seen(begun, begun + 30 * day - 1)).toBe(true);
    expect(await seen(begun, begun + 30 * day)).toBe(false);
  } finally {
    await close();
  }
});

it('is recognized, or refused once over, when nothing can be written', async () => {
  const { store, begin, lives, close } = await openSession();
  try {
    await begin(begun);
    await sql`pragma query_only = on`.execute(store.database.query());
    await expect(store.meta.set('a', 'b')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
    expect(await lives(begun + 2 * hour)).toBe(true);
    expect(await lives(begun + 30 * day)).toBe(false);
  } finally {
    await close();
  }
});
