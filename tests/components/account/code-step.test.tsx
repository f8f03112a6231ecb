/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { CodeEntry } from '@/components/account/code-entry';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { resendAtom, signUpAtom } from '@/lib/state/account/account';
import { renderPage } from '../page';
import { refusedFor, type Answer } from '@/tests/state/reader';
import {
  choose,
  entered,
  fillIn,
  no,
  popup,
  toAccount,
  toCode,
  visit,
  type Visit,
} from './visitor';

function Code(props: { length?: number; hasError?: boolean }) {
  const [value, setValue] = useState('');
  return <CodeEntry label="Code" value={value} onChange={setValue} {...props} />;
}
const box = () => screen.getByRole('textbox', { name: 'Code' });
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')];
const active = () => cells().findIndex((cell) => cell.dataset.active);

describe('captcha entry', () => {
  it('accepts only letters and digits, typed and pasted', async () => {
    renderPage(<Code />);
    await userEvent.type(box(), 'a-1 好b!');
    expect(box()).toHaveValue('a1b');
    await userEvent.clear(box());
    await userEvent.click(box());
    await userEvent.paste(' 12-34 ');
    expect(box()).toHaveValue('1234');
  });

  it('is cut to 4, or to the given length', async () => {
    const { unmount } = renderPage(<Code />);
    expect(cells()).toHaveLength(4);
    await userEvent.type(box(), '123456');
    expect(box()).toHaveValue('1234');
    unmount();
    renderPage(<Code length={6} />);
    expect(cells()).toHaveLength(6);
    await userEvent.type(box(), '12345678');
    expect(box()).toHaveValue('123456');
    expect(cells().map(({ textContent }) => textContent)).toEqual([...'123456']);
  });

  it('has an active cell while focused, which advances', async () => {
    renderPage(<Code />);
    expect(active()).toBe(-1);
    await userEvent.click(box());
    expect(active()).toBe(0);
    await userEvent.keyboard('12');
    expect(active()).toBe(2);
    await userEvent.keyboard('34');
    expect(active()).toBe(3);
    await userEvent.tab();
    expect(active()).toBe(-1);
  });

  it('has a red border in error', () => {
    renderPage(<Code hasError />);
    expect(box()).toBeInvalid();
    for (const cell of cells()) expect(cell).toHaveClass('border-danger');
  });

  it('has no red border otherwise', () => {
    renderPage(<Code />);
    expect(box()).toBeValid();
    for (const cell of cells()) expect(cell).not.toHaveClass('border-danger');
  });

  it('is filled in by a phone that has the message', () => {
    renderPage(<Code />);
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  });
});

const field = () => screen.getByRole('textbox', { name: /Verification code/ });
const resend = () => screen.getByRole('button', { name: /Resend code/ });
const send = () => screen.getByRole('button', { name: /Send code/ });
const go = () => screen.getByRole('button', { name: 'Continue' });

async function atCode(options: Visit = {}, by: 'phone' | 'email' = 'phone') {
  const visitor = await visit(options);
  await toCode(visitor, by);
  return visitor;
}

describe('step 2', () => {
  it('has 4 cells by phone and 6 by e-mail, or what the service says', async () => {
    const byPhone = await atCode();
    expect(cells()).toHaveLength(4);
    expect(field()).toHaveFocus();
    byPhone.unmount();
    const byEmail = await atCode({}, 'email');
    expect(cells()).toHaveLength(6);
    byEmail.unmount();
    const methods = { methods: ['phone' as const], phone_code_length: 5, email_code_length: 6 };
    await atCode({ start: { methods } });
    expect(cells()).toHaveLength(5);
  });

  it('checks a code entered before its sending was confirmed, once it is', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const answered = new Promise<Answer>((resolve) => (answer = resolve));
    const visitor = await atCode({ script: { SendPhoneCode: () => answered } });
    await visitor.hands.type(field(), '1234');
    expect(await screen.findByRole('button', { name: 'Checking…' })).toBeDisabled();
    expect(visitor.calls('SmsLogin')).toEqual([]);
    answer({ body: { code: 0, status: true } });
    await waitFor(() => expect(visitor.calls('SmsLogin')).toHaveLength(1));
    expect(visitor.calls('SmsLogin')[0]?.input).toMatchObject({ code: '1234' });
  });

  it('checks nothing after the reader left while the code was being sent', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const answered = new Promise<Answer>((resolve) => (answer = resolve));
    const visitor = await atCode({ script: { SendPhoneCode: () => answered } });
    await visitor.hands.type(field(), '1234');
    await visitor.press('Back');
    answer({ body: { code: 0, status: true } });
    await act(async () => answered);
    expect(visitor.calls('SmsLogin')).toEqual([]);
  });

  it('shows the target of the code, before and after sending', async () => {
    let deliver: () => void = () => undefined;
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    const done: Answer = { body: { code: 0, status: true } };
    await atCode({ script: { SendPhoneCode: () => delivered.then(() => done) } });
    expect(screen.getByText(/Sending a 4-digit code to/)).toHaveTextContent('+63 9171234567');
    expect(screen.queryByText(/We sent/)).toBeNull();
    deliver();
    await screen.findByText(/We sent a 4-digit code to/);
    expect(screen.getByText(/We sent a 4-digit code to/)).toHaveTextContent('+63 9171234567');
  });

  it('checks automatically at full length, and only then', async () => {
    const { hands, calls } = await atCode();
    await hands.type(field(), '123');
    expect(go()).toBeDisabled();
    expect(calls('SmsLogin')).toEqual([]);
    await hands.type(field(), '4');
    await waitFor(() => expect(calls('SmsLogin')).toHaveLength(1));
    expect(calls('SmsLogin')[0]?.input).toEqual({
      mobile: '+63 9171234567',
      code: '1234',
      login_only: false,
      birthday: '1990-05-17',
    });
  });

  it('sends address, code, password and birthday of a new account', async () => {
    const { hands, calls } = await atCode({}, 'email');
    expect(calls('SendEmailCode')[0]?.input).toEqual({
      email: 'reader@example.org',
      password: 'along-walk',
      scene: 'register',
    });
    await hands.type(field(), '123456');
    await waitFor(() =>
      expect(calls('EmailRegister')[0]?.input).toEqual({
        email: 'reader@example.org',
        code: '123456',
        password: 'along-walk',
        ifLogin: true,
        birthday: '1990-05-17',
      }),
    );
  });

  it('goes back to step 1 with back, and is empty on return', async () => {
    const { hands, press, calls, store } = await atCode();
    await hands.type(field(), '12');
    await press('Back');
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('9171234567');
    expect(store.get(signUpAtom)).toMatchObject({
      code: '',
      failure: undefined,
      resendAt: undefined,
    });
    await press('Next');
    expect(await screen.findByRole('textbox', { name: /Verification code/ })).toHaveValue('');
    expect(calls('SendPhoneCode')).toHaveLength(2);
  });
});

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it('begins at 60 s with the code; at 0 a new one can be requested, and it restarts', async () => {
    const { hands, calls } = await atCode({ clock: true });
    expect(resend()).toHaveTextContent('Resend code in 1:00');
    expect(resend()).toBeDisabled();
    await wait(59);
    expect(resend()).toHaveTextContent('Resend code in 0:01');
    expect(resend()).toBeDisabled();
    await wait(1);
    expect(resend()).toHaveTextContent(/^Resend code$/);
    expect(resend()).toBeEnabled();
    await hands.click(resend());
    await wait(0);
    expect(calls('SendPhoneCode')).toHaveLength(2);
    expect(resend()).toHaveTextContent('Resend code in 1:00');
  });

  it('stops where the code was not sent, and shows why', async () => {
    await atCode({ clock: true, script: { SendPhoneCode: no(1101, 'The line is busy.') } });
    await wait(0);
    expect(await screen.findByText('The line is busy.')).toBeInTheDocument();
    expect(send()).toHaveTextContent(/^Send code$/);
    expect(send()).toBeEnabled();
    expect(screen.getByText(/No code has been sent/)).toHaveTextContent('+63 9171234567');
    expect(screen.queryByText(/We sent/)).toBeNull();
  });

  it('has a message of its own where the service has none', async () => {
    await atCode({ clock: true, script: { SendPhoneCode: { body: { code: 0, status: false } } } });
    const told = 'We couldn’t send the code. Please try again.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(send()).toHaveTextContent(/^Send code$/);
    expect(send()).toBeEnabled();
  });

  it('begins with the first code that is sent after a failure', async () => {
    const sent = { body: { code: 0, status: true, data: { resend_after_seconds: 60 } } };
    const { hands } = await atCode({
      clock: true,
      script: { SendPhoneCode: [no(1101, 'The line is busy.'), sent] },
    });
    await wait(0);
    await hands.click(send());
    await wait(0);
    expect(resend()).toHaveTextContent('Resend code in 1:00');
    expect(screen.getByText(/We sent a 4-digit code to/)).toBeInTheDocument();
  });

  it('counts the wait that the service asks for, and disables the button meanwhile', async () => {
    const limit = {
      status: 429,
      body: { base_resp: { error_code: 1206, error_message: 'Too many.' }, code: 1206 },
      headers: { 'retry-after': '125' },
    };
    await atCode({ clock: true, script: { SendPhoneCode: limit } });
    await wait(0);
    expect(send()).toHaveTextContent('Send code in 2:05');
    expect(send()).toBeDisabled();
    await wait(125);
    expect(send()).toBeEnabled();
  });

  it.each([
    ['tells of a code that went there before the page was loaded anew', '', /We sent a 4-digit/],
    ['tells of one that another tab asked for', 'other tab', /We sent a 4-digit/],
    ['tells nothing of one that was used', 'used', /No code has been sent/],
  ])('%s', async (_, since, told) => {
    const limit = {
      status: 429,
      body: { base_resp: { error_code: 1206, error_message: 'Too many.' }, code: 1206 },
      headers: { 'retry-after': '45' },
    };
    const before = await atCode({ clock: true });
    await wait(0);
    if (since === 'used') await before.hands.type(field(), '1234');
    await wait(0);
    before.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('9171234567');
    if (since === 'other tab') sessionStorage.clear();
    await atCode({ clock: true, again: true, script: { SendPhoneCode: limit } });
    await wait(0);
    expect(screen.getByText(told)).toBeInTheDocument();
  });

  it('keeps a code that was sent earlier, also when the step was left meanwhile', async () => {
    const sent = { body: { code: 0, status: true, data: { resend_after_seconds: 60 } } };
    const limit = {
      status: 429,
      body: { base_resp: { error_code: 1206, error_message: 'Too many.' }, code: 1206 },
      headers: { 'retry-after': '45' },
    };
    const { hands, press, calls } = await atCode({
      clock: true,
      script: { SendPhoneCode: [sent, limit] },
    });
    await press('Back');
    await press('Next');
    await wait(0);
    expect(resend()).toHaveTextContent('Resend code in 0:45');
    expect(screen.getByText(/We sent a 4-digit code to/)).toBeInTheDocument();
    expect(screen.queryByText('Too many.')).toBeNull();
    await hands.type(field(), '1234');
    await wait(0);
    expect(calls('SmsLogin')).toHaveLength(1);
  });

  it('delays the check while the address is rate-limited, and the code stays', async () => {
    const limit = {
      status: 429,
      body: { base_resp: { error_code: 1206, error_message: '' }, code: 1206 },
      headers: { 'retry-after': '30' },
    };
    const { hands, calls } = await atCode({ clock: true, script: { SmsLogin: [limit, entered] } });
    await hands.type(field(), '1234');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.'));
    expect(screen.getByText('Next attempt in 0:30')).toBeInTheDocument();
    expect(field()).toHaveValue('1234');
    expect(go()).toBeDisabled();
    await wait(30);
    expect(go()).toBeEnabled();
    await hands.click(go());
    await wait(0);
    expect(calls('SmsLogin')).toHaveLength(2);
  });
});

describe('a refused code', () => {
  it('shows the message of the service inline', async () => {
    const { hands } = await atCode({ script: { SmsLogin: no(1202, 'Not that one.') } });
    await hands.type(field(), '1111');
    expect(await screen.findByText('Not that one.')).toBeInTheDocument();
    const inline = 'The verification code is invalid. Please try again.';
    expect(screen.getByRole('alert')).toHaveTextContent(inline);
    expect(field()).toHaveValue('');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(inline);
    await hands.type(field(), '1');
    expect(field()).toBeValid();
  });

  it('shows our message where the service has none', async () => {
    const { hands } = await atCode({ script: { SmsLogin: no(1202) } });
    await hands.type(field(), '1111');
    const told = 'The verification code is invalid or expired. Please try again.';
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  it.each<[string, Answer, string, string]>([
    ['the service is away', { status: 503, body: {} }, 'Service error, please try', '1234'],
    ['nothing can be kept', refusedFor('storageFull'), "There's no room to save", ''],
  ])('is not shown as wrong where %s', async (_, answer, words, left) => {
    const { hands } = await atCode({ script: { SmsLogin: answer } });
    await hands.type(field(), '1234');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveValue(left);
    expect(field()).toBeValid();
  });

  it('stays where there was no network', async () => {
    const { hands, calls } = await atCode({ script: { SmsLogin: ['broken', entered] } });
    await hands.type(field(), '1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network connection failed.');
    expect(field()).toHaveValue('1234');
    await hands.click(go());
    await waitFor(() => expect(calls('SmsLogin')).toHaveLength(2));
  });

  it('of an address with an account offers to sign in with it', async () => {
    const { hands, press, store } = await atCode({ script: { EmailRegister: no(1320) } }, 'email');
    await hands.type(field(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is already linked.');
    await press('Sign in');
    expect(store.get(signUpAtom)).toMatchObject({
      action: 'login',
      method: 'password',
      at: 'code',
    });
    expect(screen.getByText('Reader@Example.org')).toBeInTheDocument();
  });

  it('of a number without account offers to sign up, and is not requested again', async () => {
    const options: Visit = {
      start: { action: 'login' },
      script: { SmsLogin: [no(1011, 'Please sign up first'), entered] },
    };
    const visitor = await visit(options);
    const { hands, press, calls } = visitor;
    await press('Continue with phone');
    await popup();
    await hands.type(screen.getByRole('textbox', { name: 'Phone number' }), '9171234567');
    await press('Next');
    await hands.type(await screen.findByRole('textbox', { name: /Verification/ }), '1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign up first');
    expect(calls('SmsLogin')[0]?.input).toMatchObject({ login_only: true });
    await press('Sign up');
    await press('Agree and continue');
    await choose(visitor, '1990', 'May', '17');
    await press('Next');
    await waitFor(() => expect(calls('SmsLogin')).toHaveLength(2));
    expect(calls('SmsLogin')[1]?.input).toMatchObject({ code: '1234', birthday: '1990-05-17' });
    expect(calls('SendPhoneCode')).toHaveLength(1);
  });

  it('leads to the failure screen because of the age', async () => {
    const { hands } = await atCode({ script: { SmsLogin: no(1018) } });
    await hands.type(field(), '1234');
    expect(await screen.findByRole('heading', { name: 'Create account failed' })).toHaveFocus();
  });

  it('of a new number in China asks for the birthday, and then continues', async () => {
    const visitor = await visit({
      site: { region: 'cn' },
      script: { SmsLogin: [no(1011), entered] },
    });
    const { hands, press, calls } = visitor;
    await hands.click(screen.getByRole('checkbox'));
    await press('Continue with phone');
    await popup();
    await hands.type(screen.getByRole('textbox', { name: 'Phone number' }), '13800138000');
    await press('Next');
    await hands.type(await screen.findByRole('textbox', { name: /Verification/ }), '1234');
    await screen.findByRole('heading', { name: 'When is your birthday?' });
    expect(calls('SmsLogin')[0]?.input).toEqual({ mobile: '+86 13800138000', code: '1234' });
    await choose(visitor, '1990', 'May', '17');
    await press('Next');
    await waitFor(() =>
      expect(calls('SmsLogin')[1]?.input).toEqual({
        mobile: '+86 13800138000',
        code: '1234',
        birthday: '1990-05-17',
      }),
    );
  });
});

describe('a code without tries left', () => {
  const tries = (left: number): Answer => ({
    body: { code: 0, status: false, msg: 'Wrong.', data: { error_code: 1202, tries_left: left } },
  });

  it('says so, is not checked any more, and is replaced by a new one', async () => {
    const { store, hands, calls } = await atCode({
      script: { SmsLogin: [tries(1), tries(0), entered] },
    });
    await hands.type(field(), '1111');
    await screen.findAllByText(/code is invalid|Wrong\./);
    await hands.type(field(), '2222');
    const usedUp = () =>
      screen.findAllByText('This code can’t be tried any more. Ask for a new one.');
    await usedUp();
    await hands.type(field(), '3333');
    await usedUp();
    expect(calls('SmsLogin')).toHaveLength(2);
    await act(() => store.set(resendAtom));
    await hands.type(field(), '4444');
    await waitFor(() => expect(calls('SmsLogin')).toHaveLength(3));
  });
});

it('a password that is too weak is requested again where it was chosen', async () => {
  const visitor = await visit({
    script: { SendEmailCode: no(LoginError.WeakPassword, 'Too easy.') },
  });
  await toAccount(visitor, 'email');
  await fillIn(visitor, 'email');
  await visitor.press('Next');
  expect(await screen.findByText(/too easy to guess/)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('along-walk');
  expect(screen.queryByRole('textbox', { name: /Verification code/ })).toBeNull();
});
