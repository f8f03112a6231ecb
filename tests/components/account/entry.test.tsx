/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import { languages } from '@/lib/model/text/languages';
import { signUpAtom } from '@/lib/state/account/account';
import { leftPageAtom } from '@/lib/state/account/way-out';
import { readerAtom } from '@/lib/state/page/reader';
import { choose, popup, toAccount, visit } from './visitor';

const buttons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const all = {
  methods: ['phone', 'email', 'facebook', 'apple', 'work_chat'],
  phone_code_length: 4,
  email_code_length: 6,
} as const;

afterEach(() => {
  delete document.documentElement.dataset.mode;
  delete window.NativeBridge;
});

describe('the entry screen', () => {
  it('has the title of its action, which the toggle changes', async () => {
    const { press } = await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
    expect(screen.getByText(/Already have an account/)).toBeInTheDocument();
    await press('Sign in');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByText(/Don’t have an account/)).toBeInTheDocument();
    await press('Sign up');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
  });

  it('says at once where nobody can sign up, and offers the sign-in', async () => {
    const { press } = await visit({ start: { methods: { ...all, sign_up: 'closed' } } });
    expect(screen.getByText(/takes no new readers/)).toBeInTheDocument();
    expect(buttons()).toEqual(['Sign in']);
    await press('Sign in');
    expect(buttons()).toContain('Continue with email');
    expect(buttons()).not.toContain('Sign up');
  });

  it('says where only invited people can sign up', async () => {
    await visit({ start: { methods: { ...all, sign_up: 'invited' } } });
    expect(screen.getByText(/by invitation here/)).toBeInTheDocument();
    expect(buttons()).toContain('Continue with email');
  });

  it('tells a signed-in reader so, and offers another account', async () => {
    const { press } = await visit({ reader: { id: 'u1', name: 'Maria' } });
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
    expect(screen.getByText('As Maria.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the news' })).toBeInTheDocument();
    await press('Use another account');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
  });

  it('tells a reader so who has signed in elsewhere meanwhile, and leads back', async () => {
    const visitor = await visit({
      reader: { id: 'u1', name: 'Maria' },
      start: { action: 'login' },
    });
    const { press, router, hands, store } = visitor;
    store.set(leftPageAtom, '/m/news/detail?id=e1');
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
    await hands.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(router.back).toHaveBeenCalledTimes(1));
    expect(router.replace).not.toHaveBeenCalled();
    await press('Use another account');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it('asks a reader to sign in again where a page requires that', async () => {
    const reader = { id: 'u1', name: 'Maria' };
    await visit({ reader, start: { action: 'login', next: '/m/cancel?language=en' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it('begins with the action in its address', async () => {
    await visit({ start: { action: 'login' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it('has a phone and an email button outside China, phone only there, and no toggle there', async () => {
    const outside = await visit();
    expect(buttons()).toEqual(['Continue with phone', 'Continue with email', 'Sign in']);
    outside.unmount();
    await visit({ site: { region: 'cn' }, start: { methods: { ...all } } });
    expect(buttons()).toEqual(['Continue with phone']);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it('has a button for each sign-in that is configured, and no others', async () => {
    const some = await visit({ start: { methods: { ...all } } });
    expect(buttons()).toEqual([
      'Continue with phone',
      'Continue with email',
      'Continue with Facebook',
      'Continue with Apple',
      'Continue with the work app',
      'Sign in',
    ]);
    some.unmount();
    await visit({ start: { methods: { ...all, methods: ['email'] } } });
    expect(buttons()).toEqual(['Continue with email', 'Sign in']);
  });

  it('says where nobody can sign in', async () => {
    await visit({ start: { methods: { ...all, methods: [] } } });
    expect(screen.getByText(/isn’t available on this site/)).toBeInTheDocument();
  });

  it('has the policy line with both links', async () => {
    await visit();
    expect(screen.getByText(/By continuing you accept/)).toBeInTheDocument();
    const [terms, privacy] = screen.getAllByRole('link');
    expect(terms).toHaveAttribute('href', '/policy/service');
    expect(privacy).toHaveAttribute('href', '/policy/privacy');
  });

  it.each(languages)('is in the language of its visitor: %s', async (language) => {
    const { container } = await visit({ language, start: { methods: { ...all } } });
    expect(container).not.toHaveTextContent('Missing key');
  });

  it('closes one page back, or to the news where no page of ours was before', async () => {
    const direct = await visit();
    await direct.press('Close');
    expect(direct.router.replace).toHaveBeenCalledWith('/m/news');
    direct.unmount();
    const inside = await visit();
    inside.store.set(leftPageAtom, '/m/news/detail?id=e1');
    await inside.press('Close');
    expect(inside.router.back).toHaveBeenCalledTimes(1);
    expect(inside.router.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['in a tab of its own, to the news, after any step', false],
    ['in the tab of the page that linked to it, one page back', true],
  ])('closes %s', async (_, canGoBack) => {
    const from = `${window.location.origin}/m/news`;
    const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
    Object.assign(window, { navigation: { canGoBack } });
    const { press, router } = await visit();
    await press('Continue with email');
    await press('Back');
    await press('Close');
    await waitFor(() =>
      expect([router.back.mock.calls, router.replace.mock.calls]).toEqual(
        canGoBack ? [[[]], []] : [[], [['/m/news']]],
      ),
    );
    Reflect.deleteProperty(window, 'navigation');
    referrer.mockRestore();
  });

  it.each([
    ['the article that was left', '/m/news/detail?id=e1', true],
    ['another site', '//elsewhere.example/m/news', false],
    ['no page of a reader', '/internal/health', false],
  ])('remembers the way back after a reload: %s', async (_, kept, isKnown) => {
    const { press, router } = await visit();
    sessionStorage.setItem('left_page', kept);
    await press('Close');
    expect(router.back).toHaveBeenCalledTimes(isKnown ? 1 : 0);
    expect(router.replace).toHaveBeenCalledTimes(isKnown ? 0 : 1);
    expect(sessionStorage.getItem('left_page')).toBeNull();
  });

  it('keeps the previous page until it has led back', async () => {
    const { press, store } = await visit();
    store.set(leftPageAtom, '/m/news/detail?id=e1');
    expect(sessionStorage.getItem('left_page')).toBe('/m/news/detail?id=e1');
    await press('Close');
    expect(sessionStorage.getItem('left_page')).toBeNull();
  });

  it('closes to the news list inside the app', async () => {
    document.documentElement.dataset.mode = 'app';
    const openNewsList = jest.fn();
    window.NativeBridge = { openNewsList };
    const { press, router } = await visit();
    await press('Close');
    expect(openNewsList).toHaveBeenCalledTimes(1);
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('consent', () => {
  it('is a screen with a confirm button before the popup, outside China', async () => {
    const { press } = await visit();
    await press('Continue with phone');
    expect(screen.getByRole('heading', { level: 1, name: 'Before you sign up' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Agree and continue');
    expect(screen.getByRole('heading', { name: 'When is your birthday?' })).toHaveFocus();
  });

  it('is not requested for signing in only, outside China', async () => {
    const { press } = await visit({ start: { action: 'login' } });
    await press('Continue with phone');
    expect(await popup()).toHaveAccessibleName('Sign in');
  });

  it('goes back to the entry with back, and with "Not now"', async () => {
    const { press } = await visit();
    for (const name of ['Back', 'Not now']) {
      await press('Continue with email');
      await press(name);
      expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
    }
  });

  it('is a tick box in China: unticked, a dialog asks, and cancel stops', async () => {
    const { press, store } = await visit({ site: { region: 'cn' } });
    const box = screen.getByRole('checkbox', { name: /I have read and accept/ });
    expect(box).not.toBeChecked();
    await press('Continue with phone');
    const ask = await screen.findByRole('alertdialog', { name: 'Please read and agree first' });
    expect(within(ask).getAllByRole('link')).toHaveLength(2);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([box, store.get(signUpAtom)?.at]).toEqual([expect.anything(), 'entry']);
    expect(box).not.toBeChecked();
  });

  it.each([
    ['once', 1],
    ['twice', 2],
  ])('in China a box pressed %s before hydration keeps what it shows', async (_, presses) => {
    const { store, hands } = await visit({
      site: { region: 'cn' },
      early: (html) => {
        for (let press = 0; press < presses; press += 1) within(html).getByRole('checkbox').click();
      },
    });
    const ticked = presses === 1;
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(ticked);
    expect(store.get(signUpAtom)?.agreed).toBe(ticked);
    await hands.click(screen.getByRole('checkbox'));
    expect(store.get(signUpAtom)?.agreed).toBe(!ticked);
  });

  it('continues in China once confirmed, or at once where it is ticked', async () => {
    const asked = await visit({ site: { region: 'cn' } });
    await asked.press('Continue with phone');
    await screen.findByRole('alertdialog');
    await asked.press('Agree and continue');
    await waitFor(() => expect(asked.store.get(signUpAtom)?.at).toBe('account'));
    expect(asked.store.get(signUpAtom)?.agreed).toBe(true);
    asked.unmount();
    document.body.innerHTML = '';
    const ticked = await visit({ site: { region: 'cn' } });
    await ticked.hands.click(screen.getByRole('checkbox'));
    await ticked.press('Continue with phone');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(ticked.store.get(signUpAtom)?.at).toBe('account');
  });
});

describe('the age gate', () => {
  const toAge = async () => {
    const visitor = await visit();
    await visitor.press('Continue with phone');
    await visitor.press('Agree and continue');
    return visitor;
  };
  const yearsAgo = (years: number) => String(new Date().getFullYear() - years);

  it('requires a date', async () => {
    const visitor = await toAge();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await choose(visitor, '1990', 'May', '17');
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers existing days, from 1800-02-01 to today', async () => {
    const visitor = await toAge();
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(options('Year').at(-1)).toBe('1800');
    expect(options('Year')[0]).toBe(yearsAgo(0));
    await choose(visitor, '1800', 'February', '28');
    expect(options('Month')[0]).toBe('February');
    expect(options('Day').at(-1)).toBe('28');
    await visitor.hands.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2000');
    expect(options('Month')[0]).toBe('January');
    expect(options('Day').at(-1)).toBe('29');
    await visitor.hands.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '29');
    await visitor.hands.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2001');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('tells visitors under 18, and lets them read as a guest', async () => {
    const visitor = await toAge();
    await choose(visitor, yearsAgo(10), 'January', '1');
    await visitor.press('Next');
    expect(screen.getByRole('heading', { name: 'Create account failed' })).toHaveFocus();
    const text = 'You must be 18 or above to create an account.';
    expect(screen.getByText(text)).toBeInTheDocument();
    visitor.store.set(leftPageAtom, '/m/news');
    await visitor.press('Continue as guest');
    await waitFor(() => expect(visitor.router.back).toHaveBeenCalledTimes(1));
    expect(visitor.calls('Logout')).toEqual([]);
  });

  it('signs out a guest who was signed in, and leads to the list', async () => {
    const visitor = await toAge();
    act(() => visitor.store.set(readerAtom, { id: 'u1' }));
    visitor.store.set(leftPageAtom, '/m/news/detail?id=e1');
    await choose(visitor, yearsAgo(3), 'January', '1');
    await visitor.press('Next');
    await visitor.press('Continue as guest');
    await waitFor(() => expect(visitor.router.replace).toHaveBeenCalledWith('/m/news'));
    expect(visitor.calls('Logout')[0]?.input).toEqual({ next: '/m/news', need_redirect: 0 });
    expect(visitor.store.get(readerAtom)).toBeUndefined();
  });

  it('lets visitors of 18 continue to step 1', async () => {
    const visitor = await visit();
    expect(await toAccount(visitor)).toHaveAccessibleName('Sign up');
  });
});
