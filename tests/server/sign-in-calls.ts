// Each call of signing in and of the account that has a field, as a browser makes it with valid
// input: with the code received, the password, the session. Each call uses a new reader, from a
// network without previous requests, since many of these calls end a session.
import type { OperationName } from '@/lib/contract';
import { resendMs } from '@/lib/model/limits/account';
import type { startLiar } from '../newsroom/accounts/oidc';
import {
  birthday,
  newEmail,
  newMobile,
  password,
  signUpByEmail,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';
import type { Written } from './bad-input';

export type Ready = { browser: Browser; input: Written };
export const newPassword = 'quick-brook-9';
const begun = { provider: 'work_chat', login_only: false, birthday, next: '/m/news' } as const;

/** By call: who makes it, and an input with which it succeeds. */
export function signInCalls(site: Site, provider: Awaited<ReturnType<typeof startLiar>>) {
  /** A new, signed-in reader. */
  async function reader() {
    const browser = site.browser();
    const email = newEmail();
    const user_id = await signUpByEmail(browser, email);
    browser.moveAway();
    return { browser, email, user_id };
  }

  /**
   * A new browser to which a code was sent, at the address of a reader where the call requires one.
   */
  async function mailed(scene: 'register' | 'login' | 'reset'): Promise<Ready> {
    const email = scene === 'register' ? newEmail() : (await reader()).email;
    site.advance(resendMs);
    const browser = site.browser();
    await browser.call('SendEmailCode', { email, password, scene });
    return { browser, input: { email, code: await browser.code(email) } };
  }

  return {
    SendPhoneCode: async () => ({ browser: site.browser(), input: { mobile: newMobile() } }),
    async SmsLogin() {
      const [browser, mobile] = [site.browser(), newMobile()];
      await browser.call('SendPhoneCode', { mobile });
      const code = await browser.code(mobile);
      return { browser, input: { mobile, code, login_only: false, birthday } };
    },
    Logout: async () => ({ ...(await reader()), input: { next: '/m/news', need_redirect: 0 } }),
    SendEmailCode: async () => {
      const input = { email: newEmail(), password, scene: 'register' };
      return { browser: site.browser(), input };
    },
    async EmailRegister() {
      const { browser, input } = await mailed('register');
      return { browser, input: { ...input, password, ifLogin: true, birthday } };
    },
    async EmailLogin() {
      const { email } = await reader();
      return { browser: site.browser(), input: { email, password } };
    },
    EmailCodeLogin: () => mailed('login'),
    async ResetPassword() {
      const { browser, input } = await mailed('reset');
      return { browser, input: { ...input, password: newPassword } };
    },
    CheckMobile: async () => ({ browser: site.browser(), input: { mobile: newMobile() } }),
    CheckEmail: async () => ({ browser: site.browser(), input: { email: newEmail() } }),
    OAuthStart: async () => ({ browser: site.browser(), input: begun }),
    async OAuthFinish() {
      const browser = site.browser();
      const { body } = await browser.call('OAuthStart', begun);
      provider.be(newEmail());
      const query = provider.answerTo(body.data?.authorization_url ?? '');
      return { browser, input: { provider: 'work_chat', query } };
    },
    async CancelAccount() {
      const { browser, email, user_id } = await reader();
      site.advance(resendMs);
      await browser.call('SendCancelCode', {});
      return { browser, input: { code: await browser.code(email), user_id } };
    },
    RenameAccount: async () => ({ ...(await reader()), input: { name: 'Maria' } }),
    ChangePassword: async () => ({
      ...(await reader()),
      input: { password, new_password: newPassword },
    }),
    SendAddressCode: async () => ({
      ...(await reader()),
      input: { kind: 'email', address: newEmail() },
    }),
    async ChangeAddress() {
      const { browser } = await reader();
      const input = { kind: 'email', address: newEmail() } as const;
      await browser.call('SendAddressCode', input);
      return { browser, input: { ...input, code: await browser.code(input.address), password } };
    },
    async EndSession() {
      const { browser } = await reader();
      const { body } = await browser.call('ListSessions', {});
      return { browser, input: { id: body.data?.sessions[0]?.id } };
    },
  } satisfies Partial<Record<OperationName, () => Promise<Ready>>>;
}

export type SignInCall = keyof ReturnType<typeof signInCalls>;
