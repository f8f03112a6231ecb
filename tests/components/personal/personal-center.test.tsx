/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionRow, SignInLink } from '@/components/personal/session-row';
import { contactsOf, parseDeployments } from '@/lib/deployments';
import { languages } from '@/lib/model/text/languages';
import { doubleTapMs } from '@/lib/model/limits/page';
import { isInnerPath } from '@/lib/model/wire/routes';
import { openPopupAtom, popupsAtom, type Popup } from '@/lib/state/page/popups';
import type { Site } from '@/lib/state/page/deployment';
import { sessionEndedAtom, type Reader } from '@/lib/state/page/reader';
import { renderPage } from '../page';
import { widen } from '../wide-window';
import { openPopup, router } from './open-popup';

const popup: Popup = { kind: 'personal-center' };
const someone: Reader = { id: 'u1', name: 'Maria' };
const center = () => screen.findByRole('dialog', { name: 'You' });
const kinds = (store: Awaited<ReturnType<typeof openPopup>>['store']) =>
  store.get(popupsAtom).map((entry) => entry.popup.kind);

/**
 * The code of each popup is loaded when it opens; until then it is on the stack and not on the
 * page.
 */
const allLoaded = (store: Awaited<ReturnType<typeof openPopup>>['store']) =>
  waitFor(() =>
    expect(document.querySelectorAll('[role=dialog], [role=alertdialog]')).toHaveLength(
      kinds(store).length,
    ),
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset.mode;
  jest.restoreAllMocks();
});

/** Two taps on a heading, this many milliseconds apart. */
async function tapTwice(name: string, apart: number) {
  const heading = within(await center()).getByRole('heading', { name });
  for (const at of [10_000, 10_000 + apart]) {
    const tap = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(tap, 'timeStamp', { value: at });
    fireEvent(heading, tap);
  }
}

describe('the personal center', () => {
  it.each(languages)('has every message in %s', async (language) => {
    await openPopup({ popup, language, reader: someone });
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('Missing key');
  });

  it('offers a reader whose session has expired to sign in, not to sign out', async () => {
    const { store } = await openPopup({ popup, reader: someone });
    await within(await center()).findByText('Maria');
    await act(async () => store.set(sessionEndedAtom, true));
    const drawer = within(await center());
    expect(drawer.getByText('Reading without an account')).toBeInTheDocument();
    expect(drawer.queryByText('Maria')).toBeNull();
    expect(drawer.queryByText('Sign out')).toBeNull();
    expect(drawer.getByText('Sign in / Sign up').closest('a')).toHaveAttribute(
      'href',
      '/m/signup?action=login',
    );
  });

  it('has its rows in order, the last one to sign in for a guest', async () => {
    await openPopup({ popup });
    const rows = within(await center())
      .getAllByRole('button')
      .map((row) => row.textContent ?? '');
    expect(rows.slice(1)).toEqual([
      'My favorites',
      'My interests',
      'Export my data',
      'LanguageEnglish',
      'Language of the newsMine first',
      'AppearanceAutomatic',
      'Text sizeNormal',
      'News listWith summary',
      'Content recommendation settings',
      'Muted and hidden',
      'Offline reading',
      'Clear cache',
      'Feedback',
    ]);
    const way = within(await center()).getByRole('link', { name: 'Sign in / Sign up' });
    expect(way).toHaveAttribute('href', '/m/signup');
    const last = within(await center()).getByRole('button', { name: 'Feedback' });
    expect(last.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a sign-in link under the name of a guest, which opens a tab with a modifier key', async () => {
    const { store } = await openPopup({ popup });
    const links = within(await center()).getAllByRole('link');
    const [way, topics] = links as [HTMLElement, HTMLElement];
    expect(way).toHaveAccessibleName('Sign in');
    expect(way).toHaveAttribute('href', '/m/signup?action=login');
    const follow = jest.fn((event: MouseEvent) => {
      const held = event.defaultPrevented;
      event.preventDefault();
      return held;
    });
    window.addEventListener('click', follow);
    for (const link of [way, topics]) fireEvent.click(link, { ctrlKey: true });
    expect(follow.mock.results.map(({ value }) => value)).toEqual([false, false]);
    expect(store.get(popupsAtom).every(({ open }) => open)).toBe(true);
    fireEvent.click(way);
    window.removeEventListener('click', follow);
    expect(follow.mock.results.at(-1)?.value).toBe(true);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/m/signup?action=login'));
  });

  it.each([
    ['Sign in', 'the drawer', '/m/signup?action=login'],
    ['Sign in', 'the panel', '/m/signup?action=login'],
    ['Sign in / Sign up', 'the drawer', '/m/signup'],
    ['Sign in / Sign up', 'the panel', '/m/signup'],
  ])('"%s" in %s leaves an assistant beside the page open', async (name, where, href) => {
    const page = renderPage(
      <>
        <SignInLink />
        <SessionRow />
      </>,
    );
    const narrow = await widen();
    act(() => {
      if (where === 'the drawer') page.store.set(openPopupAtom, popup);
      page.store.set(openPopupAtom, { kind: 'chat' });
    });
    fireEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith(href));
    const open = page.store.get(popupsAtom).filter((entry) => entry.open);
    expect(open.map((entry) => entry.popup.kind)).toEqual(['chat']);
    await narrow();
  });

  it('has a last row to sign out for a signed-in reader, and the account', async () => {
    await openPopup({ popup, reader: someone });
    const rows = within(await center()).getAllByRole('button');
    expect(rows.at(-1)).toHaveTextContent('Sign out');
    expect(within(await center()).getByText('Maria')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account Management' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Sign in/ })).toBeNull();
  });

  it('shows its version, 1.0.0', async () => {
    await openPopup({ popup });
    expect(within(await center()).getByText('Version 1.0.0')).toBeInTheDocument();
  });

  it.each([
    [someone, 'favorites'],
    [undefined, 'sign-in'],
  ])('its favorites require an account: %j', async (reader, kind) => {
    const { store } = await openPopup({ popup, reader });
    await userEvent.click(within(await center()).getByRole('button', { name: 'My favorites' }));
    expect(kinds(store)).toEqual(['personal-center', kind]);
    await allLoaded(store);
  });

  it.each([
    ['/m/news', 'hello@news.example'],
    ['/m/inner/cancel', 'inner@news.example'],
  ])('on %s shows the contact address: %s', async (path, address) => {
    const operator = {
      feedbackEmail: 'hello@news.example',
      innerFeedbackEmail: 'inner@news.example',
    };
    const [feedbackEmail] = parseDeployments([{ hosts: ['news.example'], operator }]).map(
      (deployment) => contactsOf(deployment, isInnerPath(path)).feedback,
    );
    await openPopup({ popup, site: { feedbackEmail } });
    await userEvent.click(within(await center()).getByRole('button', { name: 'Feedback' }));
    const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([address]);
    expect(links[0]).toHaveAttribute('href', expect.stringContaining(`mailto:${address}`));
  });

  it('says "Clear fail" where the cache cannot be cleared', async () => {
    localStorage.setItem('news_list:x', '{}');
    await openPopup({ popup, toasts: true });
    await userEvent.click(within(await center()).getByRole('button', { name: 'Clear cache' }));
    const ask = await screen.findByRole('alertdialog', { name: 'Clear the cache?' });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await userEvent.click(within(ask).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Clear fail')).toBeInTheDocument();
    expect(localStorage.getItem('news_list:x')).toBe('{}');
  });

  it.each([
    ['app', 'iPhone Mobile', true],
    ['app', 'Macintosh', false],
    ['h5', 'iPhone Mobile', false],
    ['pc', 'Macintosh', false],
  ])('offers to exit the app in %s on %s: %s', async (mode, userAgent, shown) => {
    document.documentElement.dataset.mode = mode;
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await openPopup({ popup });
    await center();
    const rows = screen.queryAllByRole('button', { name: 'Exit app' });
    expect(rows).toHaveLength(shown ? 1 : 0);
    const exitApp = jest.fn();
    window.NativeBridge = { exitApp };
    rows.forEach((row) => fireEvent.click(row));
    expect(exitApp).toHaveBeenCalledTimes(shown ? 1 : 0);
    delete window.NativeBridge;
  });
});

describe('the hidden settings', () => {
  it('open on two taps within 1.5 s, and not on slower ones', async () => {
    expect(doubleTapMs).toBe(1_500);
    const { store } = await openPopup({ popup });
    await tapTwice('Settings', 1_600);
    expect(kinds(store)).toEqual(['personal-center']);
    await tapTwice('Settings', 1_500);
    expect(kinds(store)).toEqual(['personal-center', 'more-settings']);
    expect(await screen.findAllByRole('switch')).toHaveLength(2);
  });

  it('are not linked from any row', async () => {
    const { store } = await openPopup({ popup, reader: someone });
    for (const row of within(await center())
      .getAllByRole('button')
      .slice(1, -1)) {
      fireEvent.click(row);
    }
    await waitFor(() => expect(kinds(store).length).toBeGreaterThan(5));
    expect(kinds(store)).not.toContain('more-settings');
    expect(kinds(store)).not.toContain('developer-address');
    await allLoaded(store);
  });

  it.each([
    ['local', true],
    ['boe', true],
    ['online', false],
  ] as [Site['env'], boolean][])(
    'a developer’s address is requested in %s: %s',
    async (env, asked) => {
      const { store } = await openPopup({ popup, site: { env } });
      await tapTwice('Account', 1_600);
      expect(kinds(store)).toEqual(['personal-center']);
      await tapTwice('Account', 1_500);
      expect(kinds(store).includes('developer-address')).toBe(asked);
      await allLoaded(store);
    },
  );

  it('an unsafe address is not opened', async () => {
    await openPopup({ popup: { kind: 'developer-address' } });
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, 'javascript:alert(1)');
    expect(screen.getByText('That is not an address that can be opened.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://build.example/m/news');
    expect(screen.getByRole('button', { name: 'Open' })).toBeEnabled();
  });
});
