// What readers change in their own account, and where it is signed in.
import { notLoggedIn } from '@/lib/contract';
import {
  isSignedIn,
  newEmail,
  openSite,
  password,
  signUpByEmail,
  type Browser,
  type Site,
} from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Sessions = { sessions: { id: string; here: boolean; method: string }[] };
const sessionsOf = async (browser: Browser) =>
  ((await browser.call('ListSessions', {})).body.data as Sessions | undefined)?.sessions ?? [];

describe('the own account', () => {
  it('has the name its reader gives it, on one line, in every session', async () => {
    const email = newEmail();
    const [browser, other] = [site.browser(), site.browser()];
    await signUpByEmail(browser, email);
    await other.call('EmailLogin', { email, password });
    const { body } = await browser.call('RenameAccount', { name: '  Ana\n de la  Cruz ' });
    expect(body).toMatchObject({ status: true, data: { name: 'Ana de la Cruz' } });
    expect((await other.call('CheckLogin', {})).body.data?.name).toBe('Ana de la Cruz');
    for (const name of [' … ', '\u3164', '\u115f\u2800']) {
      expect((await browser.call('RenameAccount', { name })).status).toBe(400);
    }
    const turned = await browser.call('RenameAccount', { name: 'Ana \u202eleirag\u200b' });
    expect(turned.body.data?.name).toBe('Ana leirag');
    expect((await browser.call('RenameAccount', { name: 'x'.repeat(41) })).status).toBe(400);
  });

  it('lists where it is signed in, and signs out everywhere else', async () => {
    const email = newEmail();
    const [browser, other, stranger] = [site.browser(), site.browser(), site.browser()];
    await signUpByEmail(browser, email);
    await other.call('EmailLogin', { email, password });
    await signUpByEmail(stranger, newEmail());
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ here }) => here).sort()).toEqual([false, true]);
    // Nothing in the list of sessions can open one.
    const cookies = JSON.stringify([...browser.cookies(), ...other.cookies()]);
    for (const { id } of sessions) expect(cookies).not.toContain(id);
    expect((await browser.call('EndOtherSessions', {})).body.status).toBe(true);
    expect(await sessionsOf(browser)).toHaveLength(1);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it.each(['ListSessions', 'EndOtherSessions'] as const)(
    '%s does nothing for a guest',
    async (name) => {
      const { body } = await site.browser().call(name, {});
      expect(body.base_resp?.error_code).toBe(notLoggedIn);
    },
  );
});
