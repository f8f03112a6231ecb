// A password that is replaced while somebody signs in with it: the comparison takes time.
import { pino } from 'pino';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { emailLogin } from '@/lib/newsroom/accounts/email';
import { createKeys } from '@/lib/newsroom/accounts/keys';
import type { Context } from '@/lib/newsroom/context';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from '../store/engines';

const email = 'a@example.org';
const now = Date.UTC(2026, 0, 1);

onBothEngines((engine) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await engine.open(await engine.fresh());
    const account = { id: 'a', name: 'A', birthday: '1990-01-01', region: 'sg', created_at: now };
    await store.accounts.create({ ...account, password: 'old' }, { kind: 'email', subject: email });
  });

  /** Signs in with a password that matched the stored one, after `meanwhile`. */
  async function signIn(meanwhile: () => Promise<unknown>) {
    const isRight = () => meanwhile().then(() => true);
    const known = {
      ...{ store, now, identity: { device: 'd' }, call: { language: 'en' }, setCookies: [] },
      log: pino({ level: 'silent' }),
      accounts: {
        ...{ keys: createKeys('a secret'), passwords: { isRight } },
        channels: { of: () => undefined },
      },
    };
    // Only these parts of a context are used here.
    const answer = await emailLogin({ email, password: 'x' }, known as unknown as Context);
    return { answer, cookies: known.setCookies, sessions: await store.accounts.sessions.of('a') };
  }

  it('opens nothing if a new one was set after the comparison', async () => {
    const { answer, cookies, sessions } = await signIn(() =>
      store.transaction(async ({ accounts }) => {
        await accounts.setPassword('a', 'new');
        await accounts.sessions.endAll('a');
      }),
    );
    const error_code = LoginError.WrongPassword;
    expect(answer).toMatchObject({ status: false, data: { error_code } });
    expect([cookies, sessions]).toEqual([[], []]);
  });

  it('opens a session if it is still current', async () => {
    const { answer, cookies, sessions } = await signIn(async () => undefined);
    expect(answer).toMatchObject({ status: true, user_id: 'a' });
    expect([cookies.length, sessions.length]).toEqual([1, 1]);
  });
});
