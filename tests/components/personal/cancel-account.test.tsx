/** @jest-environment ./tests/dom-with-fetch.mjs */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelScreen } from '@/components/personal/cancel/cancel-screen';
import { CancelWidget } from '@/components/personal/cancel/cancel-widget';
import { emailCodeMs } from '@/lib/model/limits/account';
import { languages, type Language } from '@/lib/model/text/languages';
import { loginAppId } from '@/lib/model/account/login-app';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom, unsureAtom, type Reader } from '@/lib/state/page/reader';
import { allMessages } from '@/tests/all-messages';
import { newReader, refusedFor, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const sent: Answer = {
  body: {
    code: 0,
    status: true,
    data: { by: 'email', to: 'm•••@example.org', code_length: 6, resend_after_seconds: 60 },
  },
};
const fine: Answer = { body: { code: 0, status: true } };
const wrong: Answer = {
  body: {
    code: 0,
    status: false,
    data: { error_code: 1202, description: 'Wrong code.', tries_left: 4 },
  },
};

function page(
  answer: (asked: Asked) => Answer,
  {
    reader = { id: 'u1' },
    unsure = false,
    language,
  }: { reader?: Reader | null; unsure?: boolean; language?: Language } = {},
) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, reader ?? undefined);
  store.set(unsureAtom, unsure);
  const told: unknown[] = [];
  store.sub(noticesAtom, () => told.push(...store.get(noticesAtom)));
  renderPage(<CancelScreen look="mobile" />, { store, language });
  return { store, asked, told, names: () => asked.map(({ name }) => name) };
}

const toast = 'The account was not deleted. Nothing was changed.';
const button = (name: string) => screen.getByRole('button', { name });
async function accept() {
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('Continue'));
}
async function enter(code: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code, 6 digits' }), code);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page that cancels an account', () => {
  it.each(languages)('has every message in %s', async (language) => {
    page(() => sent, { language });
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('main')).not.toHaveTextContent('Missing key');
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('textbox');
    expect(screen.getByRole('main')).not.toHaveTextContent('Missing key');
  });

  it('tells a guest that it needs a sign-in', () => {
    page(() => fine, { reader: null });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/m/signup?action=login&next=%2Fm%2Fcancel%3Flanguage%3Den',
    );
    expect(screen.getByRole('link', { name: 'Go to the news' })).toHaveAttribute('href', '/m/news');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('asks for consent to the agreement before a code is sent', async () => {
    const { names } = page(() => sent);
    expect(button('Continue')).toBeDisabled();
    expect(screen.getByRole('link', { name: /agreement/ })).toHaveAttribute(
      'href',
      '/policy/cancel',
    );
    await accept();
    expect(await screen.findByText(/m•••@example\.org/)).toBeInTheDocument();
    expect(names()).toEqual(['SendCancelCode']);
  });

  it('deletes only after the red button is pressed with a full code', async () => {
    const { names } = page(({ name }) => (name === 'SendCancelCode' ? sent : fine));
    await accept();
    await enter('12345');
    expect(button('Delete Account')).toBeDisabled();
    await enter('6');
    expect(names()).toEqual(['SendCancelCode']);
    await userEvent.click(button('Delete Account'));
    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    expect(names()).toEqual([
      'SendCancelCode',
      'CancelAccount',
      'ClearUserHistory',
      'ClearDeviceHistory',
    ]);
  });

  it('says that it failed, why, and how many tries are left; another code can be sent', async () => {
    let answer = wrong;
    page(({ name }) => (name === 'SendCancelCode' ? sent : answer));
    await accept();
    await enter('000000');
    await userEvent.click(button('Delete Account'));
    expect(await screen.findByText(/Wrong code\. 4 tries left/)).toBeInTheDocument();
    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeInvalid();
    answer = fine;
    await userEvent.clear(screen.getByRole('textbox'));
    expect(screen.getByRole('textbox')).toBeValid();
    await enter('123456');
    await userEvent.click(button('Delete Account'));
    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    // No other message contradicts it.
    await waitFor(() => expect(screen.queryByText(toast)).toBeNull());
  });

  it.each<[string, Answer]>([
    ['is lost', 'broken'],
    ['is 503', { status: 503, body: {} }],
  ])(
    'claims neither a wrong code nor an unchanged account where the answer %s',
    async (_, lost) => {
      const { names, told } = page(({ name }) => (name === 'SendCancelCode' ? sent : lost));
      await accept();
      await enter('123456');
      await userEvent.click(button('Delete Account'));
      expect(await screen.findByText(/don’t know whether the account was/)).toBeInTheDocument();
      expect(names()).toEqual(['SendCancelCode', 'CancelAccount', 'CheckLogin']);
      expect(screen.queryByText(/code is invalid/)).toBeNull();
      expect(screen.getByRole('textbox')).toBeValid();
      expect(told).toEqual([]);
    },
  );

  it('reports only that a code could not be sent again', async () => {
    let answer: Answer = sent;
    page(() => answer);
    await accept();
    await screen.findByRole('textbox');
    answer = 'broken';
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    clock.mockRestore();
    expect(await screen.findByText(/couldn’t send the code/)).toBeInTheDocument();
    expect(screen.queryByText(/code is invalid/)).toBeNull();
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it.each(languages)('says in the reader’s language why it was refused (%s)', async (language) => {
    page(() => refusedFor('storageFull'), { language });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button'));
    const { storageFull } = allMessages[language].errors.refused;
    expect(await screen.findByRole('alert')).toHaveTextContent(storageFull);
  });

  it('continues with the sent code after a reload, for the same reader', async () => {
    page(() => sent);
    await accept();
    await screen.findByRole('textbox', { name: 'Code, 6 digits' });
    cleanup();
    const { names } = page(() => fine);
    expect(screen.getByText(/m•••@example\.org/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    await enter('123456');
    await userEvent.click(button('Delete Account'));
    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    expect(names()[0]).toBe('CancelAccount');
  });

  it('still says that the account is deleted after a reload, but not after a sign-in', async () => {
    page(({ name }) => (name === 'SendCancelCode' ? sent : fine));
    await accept();
    await enter('123456');
    await userEvent.click(button('Delete Account'));
    await screen.findByText('Your account is deleted');
    cleanup();
    page(() => fine, { reader: null });
    expect(screen.getByText('Your account is deleted')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    cleanup();
    page(() => fine, { reader: { id: 'u2' } });
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
    cleanup();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + emailCodeMs);
    page(() => fine, { reader: null });
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    clock.mockRestore();
  });

  describe('after a deletion without an answer', () => {
    const asked = async (lost: Answer) => {
      localStorage.setItem('device_id', '1768435200000abc123');
      page(({ name }) => (name === 'SendCancelCode' ? sent : lost));
      await accept();
      await enter('123456');
      await userEvent.click(button('Delete Account'));
      await waitFor(() => expect(button('Delete Account')).toBeEnabled());
      cleanup();
    };

    it('reports success once nobody is signed in any more, and clears the device', async () => {
      await asked('broken');
      const { names } = page(() => fine, { reader: null });
      expect(screen.getByText('Your account is deleted')).toBeInTheDocument();
      await waitFor(() =>
        expect(localStorage.getItem('device_id')).not.toBe('1768435200000abc123'),
      );
      expect(names()).toEqual(['ClearUserHistory', 'ClearDeviceHistory']);
      cleanup();
      expect(page(() => fine, { reader: null }).names()).toEqual([]);
      expect(screen.getByText('Your account is deleted')).toBeInTheDocument();
    });

    it.each<[string, Answer, Reader | null, boolean]>([
      ['the reader is still signed in', 'broken', { id: 'u1' }, false],
      ['nobody knows who is', 'broken', null, true],
      ['an answer came', wrong, null, false],
    ])('clears nothing where %s', async (_, answer, reader, unsure) => {
      await asked(answer);
      const { names } = page(() => fine, { reader, unsure });
      expect(screen.queryByText('Your account is deleted')).toBeNull();
      expect(names()).toEqual([]);
      expect(localStorage.getItem('device_id')).toBe('1768435200000abc123');
    });
  });

  it('starts over for another reader, when the code is too old, and when the account was kept', async () => {
    const begin = async () => {
      page(() => sent);
      await accept();
      await screen.findByRole('textbox');
    };
    await begin();
    cleanup();
    page(() => sent, { reader: { id: 'u2' } });
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
    cleanup();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + emailCodeMs);
    page(() => sent);
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
    clock.mockRestore();
    cleanup();
    page(() => sent);
    const stay = screen.getByRole('link', { name: 'Keep my account' });
    stay.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(stay);
    cleanup();
    page(() => sent);
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
  });

  it('does not continue where the code was not sent', async () => {
    page(() => 'broken');
    await accept();
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t send the code');
    expect(button('Continue')).toBeEnabled();
  });

  it('waits as long as the service asks, and shows how long', async () => {
    const tooSoon: Answer = {
      status: 429,
      headers: { 'retry-after': '900' },
      body: { base_resp: { error_code: 1206, error_message: 'Please wait.' }, code: 1206 },
    };
    let answer = tooSoon;
    const { names } = page(() => answer);
    await accept();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
    expect(screen.getByRole('button', { name: /^Continue in [89]\d\d s$/ })).toBeDisabled();
    const later = Date.now() + 900_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await waitFor(() => expect(button('Continue')).toBeEnabled(), { timeout: 20_000 });
    jest.restoreAllMocks();
    expect(screen.queryByText('Please wait.')).toBeNull();
    answer = sent;
    await userEvent.click(button('Continue'));
    expect(await screen.findByText(/m•••@example\.org/)).toBeInTheDocument();
    expect(names()).toEqual(['SendCancelCode', 'SendCancelCode']);
  });

  it('requires no code where there is no address: a recent sign-in replaces it', async () => {
    const { asked } = page(({ name }) =>
      name === 'SendCancelCode'
        ? { body: { code: 0, status: true, data: { by: 'facebook' } } }
        : fine,
    );
    await accept();
    expect(await screen.findByText(/sign-in with Facebook/)).toBeInTheDocument();
    const href = screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    expect(pathname).toBe('/m/signup');
    expect(searchParams.get('action')).toBe('login');
    // Back here, not to the news.
    expect(searchParams.get('next')).toBe('/m/cancel?language=en');
    await userEvent.click(button('Delete Account'));
    expect(await screen.findByText('Your account is deleted')).toBeInTheDocument();
    expect(asked[1]).toEqual({ name: 'CancelAccount', input: { user_id: 'u1' } });
  });
});

it('the widget gets an application id, and reports success and failure', async () => {
  let answer = wrong;
  const { store } = newReader(({ name }) => (name === 'SendCancelCode' ? sent : answer));
  const [onSuccess, onFailure] = [jest.fn(), jest.fn()];
  const { container } = renderPage(
    <CancelWidget appId={loginAppId('cn')} onSuccess={onSuccess} onFailure={onFailure} />,
    { store },
  );
  expect(container.firstElementChild).toHaveAttribute('data-app-id', 'cubewire.cn');
  expect(loginAppId('sg')).toBe('cubewire.sg');
  await accept();
  await enter('000000');
  await userEvent.click(button('Delete Account'));
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ ok: false, code: 1202 });
  answer = fine;
  await userEvent.click(button('Delete Account'));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it.each(languages)('says that reports stay, and does not list them as deleted: %s', (language) => {
  page(() => fine, { language });
  const { gone, stays } = allMessages[language].cancel;
  const goes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(goes).toEqual([gone.identity, gone.history, gone.device]);
  expect(gone.history).not.toMatch(/report|举报|反馈|ulat/);
  expect(screen.getByText(stays)).toBeVisible();
});
