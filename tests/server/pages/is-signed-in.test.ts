// The gate's view of a visitor while the login service does not answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedIn } from '@/lib/server/pages/page-call';
import { keptSessionCookie } from '@/lib/server/identity/session';
import { sessionSecret } from '@/lib/server/process/env';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-signed-in-'));
beforeAll(() => {
  Object.assign(process.env, {
    ...{ DATA_DIR: folder, LOG_LEVEL: 'silent' },
    // Nobody listens there.
    ...{
      NEWS_SERVICE_URL: 'http://127.0.0.1:1',
      NEWS_SERVICE_SECRET: 'a secret that is as long as is asked for',
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a guest is not signed in, and a visitor with a session is unknown', async () => {
  const host = 'localhost:3000';
  const kept = { jar: { session: 'x' }, begun: Date.now() };
  const cookie = await keptSessionCookie(kept, sessionSecret(), false);
  expect(await isSignedIn(new Headers({ host }))).toBe(false);
  expect(await isSignedIn(new Headers({ host, cookie }))).toBeUndefined();
});
