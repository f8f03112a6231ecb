/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@/lib/model/text/languages';
import { failToastMs } from '@/lib/model/limits/page';
import { signUpAtom } from '@/lib/state/account/account';
import { noticesAtom } from '@/lib/state/page/notices';
import { choose, no, visit, type Visit } from './visitor';

const methods = {
  methods: ['phone' as const, 'facebook' as const, 'apple' as const, 'work_chat' as const],
  phone_code_length: 4,
  email_code_length: 6,
};
const login = (options: Visit = {}) =>
  visit({ ...options, start: { methods, action: 'login', ...options.start } });

/** The texts of the specification, by code. */
const answers: [number, string][] = [
  [1011, 'Please sign up first'],
  [16, 'The app has no permissions'],
  [-5011, 'Session expired,please try again'],
  [4711, 'The platform is abnormal, please try again'],
  [-2, 'The platform is abnormal, please try again'],
  [-1, 'Sign-in was canceled. Nothing was changed.'],
  [1206, 'Too many attempts. Please try again later.'],
  [1320, 'This account is already linked.'],
];

afterEach(() => delete window.tt);

describe('a third-party sign-in', () => {
  it.each(answers)('that returned with %i says "%s"', async (loginError, text) => {
    await login({ start: { loginError } });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it.each<[Language, string]>([
    ['zh', '登录已取消，没有任何更改。'],
    ['ph', 'Kinansela ang pag-sign in. Walang nabago.'],
  ])('that was canceled is reported in the language of its reader: %s', async (language, text) => {
    await login({ language, start: { loginError: -1 } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('removes its answer from the address', async () => {
    window.history.replaceState(null, '', '/m/signup?login_error=16');
    await login({ start: { loginError: 16 } });
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('that cannot begin shows why, and stays at the entry', async () => {
    const { press, store } = await login({ script: { OAuthStart: no(1100) } });
    await press('Continue with Facebook');
    expect(
      await screen.findByText('This way of signing in isn’t available right now.'),
    ).toBeInTheDocument();
    expect(store.get(signUpAtom)?.at).toBe('entry');
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeEnabled();
  });

  it('only signs in, unless a new account was requested with its birthday', async () => {
    const only = await login({ script: { OAuthStart: no(16) } });
    await only.press('Continue with Apple');
    await waitFor(() => expect(only.calls('OAuthStart')).toHaveLength(1));
    expect(only.calls('OAuthStart')[0]?.input).toEqual({
      provider: 'apple',
      login_only: true,
      next: '/m/signup',
    });
    only.unmount();
    const fresh = await visit({ start: { methods }, script: { OAuthStart: no(16) } });
    await fresh.press('Continue with Facebook');
    await fresh.press('Agree and continue');
    await choose(fresh, '1990', 'May', '17');
    await fresh.press('Next');
    await waitFor(() => expect(fresh.calls('OAuthStart')).toHaveLength(1));
    expect(fresh.calls('OAuthStart')[0]?.input).toEqual({
      provider: 'facebook',
      login_only: false,
      birthday: '1990-05-17',
      next: '/m/signup',
    });
  });

  it('in the work-chat app asks for access with an empty scope list', async () => {
    const scopes: string[][] = [];
    window.tt = {
      requestAccess: ({ scopeList, fail }) => {
        scopes.push(scopeList);
        fail();
      },
    };
    const { press, calls } = await login();
    await press('Continue with the work app');
    expect(await screen.findByText('The app has no permissions')).toBeInTheDocument();
    expect(scopes).toEqual([[]]);
    expect(calls('OAuthStart')).toEqual([]);
  });

  it('that was under 18 leads to the failure screen', async () => {
    await login({ start: { loginError: 1018 } });
    expect(
      await screen.findByRole('heading', { name: 'Create account failed' }),
    ).toBeInTheDocument();
  });

  it('that succeeded welcomes the reader, and leads to the news', async () => {
    const { router, calls, store, unmount } = await login({
      start: { signedIn: 'facebook' },
      reader: { id: 'u1' },
    });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/m/news'));
    expect(calls('IsFirstlyLogin')).toHaveLength(1);
    unmount();
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'signIn.signedIn' }]);
  });
});

describe('a failure', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const toast = () => screen.getByText('The app has no permissions').closest('li');

  it('is shown with an icon, for 2 s', async () => {
    expect(failToastMs).toBe(2_000);
    await login({ clock: true, start: { loginError: 16 } });
    // Waiting polls every 50 ms of the clock.
    await screen.findByText('The app has no permissions');
    // Other toasts hide theirs; jsdom has no style sheet to check.
    expect(toast()?.querySelector('[data-icon]:has(svg)')).toHaveClass('grid!');
    await wait(failToastMs - 100);
    expect(toast()).toHaveAttribute('data-removed', 'false');
    await wait(100);
    expect(toast()).toHaveAttribute('data-removed', 'true');
    await wait(1_000);
    expect(screen.queryByText('The app has no permissions')).toBeNull();
  });
});
