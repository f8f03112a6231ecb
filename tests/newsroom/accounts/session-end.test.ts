// The service's own end of a session, which a remote site relies on: no web process is in between.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSession } from '@/lib/newsroom/accounts/sessions';
import { hashOf } from '@/lib/newsroom/accounts/keys';
import type { Context } from '@/lib/newsroom/context';
import { openStore } from '@/lib/newsroom/store/open-store';

const day = 24 * 3_600_000;
const begun = Date.UTC(2026, 0, 1);
const token = 'the token of a cookie';

it('ends 90 days after it began, however recently it was used, and 30 days after its last use', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-session-'));
  const store = await openStore({ dataDir });
  const { sessions, create } = store.accounts;
  const account = { id: 'a', name: 'A', birthday: '1990-01-01', region: 'sg', created_at: begun };
  await create(account, { kind: 'email', subject: 'a@example.org' });
  const seen = async (seen_at: number, now: number) => {
    await sessions.end(hashOf(token));
    const row = { id: hashOf(token), user_id: 'a', method: 'email' as const };
    await sessions.add({ ...row, created_at: begun, seen_at });
    const known = { store, now, sessionToken: token, setCookies: [] };
    // Of a context only these are asked here.
    return (await currentSession(known as unknown as Context)) !== undefined;
  };
  try {
    expect(await seen(begun + 89 * day, begun + 90 * day - 1)).toBe(true);
    expect(await seen(begun + 89 * day, begun + 90 * day)).toBe(false);
    expect(await sessions.find(hashOf(token))).toBeUndefined();
    expect(await seen(begun, begun + 30 * day - 1)).toBe(true);
    expect(await seen(begun, begun + 30 * day)).toBe(false);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
