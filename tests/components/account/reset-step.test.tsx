/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import { languages } from '@/lib/model/text/languages';
import { signUpAtom } from '@/lib/state/account/account';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { renderPage } from '../page';
import { entered, fillIn, inFront, next, no, popup, visit, type Visit } from './visitor';
import { ResetStep } from '@/components/account/reset-step';
import { newSignUp } from '@/lib/model/account/sign-up';

const code = () => screen.getByRole('textbox', { name: 'Verification code, 6 digits' });
const password = () => screen.getByLabelText('New password');
const save = () => inFront().getByRole('button', { name: 'Save new password' });

/** A visitor who signs in by e-mail and has forgotten the password. */
async function forgot(options: Visit = {}) {
  const script = { ResetPassword: entered, ...options.script };
  const visitor = await visit({ ...options, script, start: { action: 'login' } });
  await visitor.press('Continue with email');
  await popup();
  await fillIn(visitor, 'email');
  await visitor.hands.click(next());
  await visitor.press('Forgot your password?');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return visitor;
}

describe('a visitor who forgot the password', () => {
  it('is sent a code for a new one, and sees both fields', async () => {
    const { hands, calls, store, unmount } = await forgot();
    expect(calls('SendEmailCode').map(({ input }) => input)).toEqual([
      { email: 'reader@example.org', scene: 'reset' },
    ]);
    expect(screen.getByText(/We sent a 6-digit code to/)).toHaveTextContent('Reader@Example.org');
    expect(code()).toHaveFocus();
    await hands.type(code(), '123456');
    // A full code does nothing yet: the password is next.
    expect(password()).toHaveFocus();
    expect(calls('ResetPassword')).toEqual([]);
    await hands.type(password(), 'along-Walk9');
    await hands.click(save());
    await waitFor(() => expect(store.get(readerAtom)?.id).toBe('u1'));
    expect(calls('ResetPassword').map(({ input }) => input)).toEqual([
      { email: 'reader@example.org', code: '123456', password: 'along-Walk9' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'signIn.passwordSaved', tone: 'good' }]);
  });

  it('continues only with a full code and a password of 6 to 20 characters', async () => {
    const { hands } = await forgot();
    await hands.type(code(), '12345');
    await hands.type(password(), 'sixsix');
    expect(save()).toBeDisabled();
    await hands.type(code(), '6');
    expect(save()).toBeEnabled();
    for (const wrong of ['five5', 'a'.repeat(21), 'with space']) {
      await hands.clear(password());
      await hands.type(password(), wrong);
      expect(save()).toBeDisabled();
    }
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('be 6-20 characters long');
  });

  it('retypes a wrong code, and keeps the password', async () => {
    const { hands } = await forgot({ script: { ResetPassword: [no(1202), entered] } });
    await hands.type(code(), '111111');
    await hands.type(password(), 'along-Walk9');
    await hands.click(save());
    const told = 'The verification code is invalid. Please try again.';
    await waitFor(() => expect(code()).toHaveAccessibleDescription(told));
    expect([code(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '',
      'along-Walk9',
    ]);
    expect(code()).toHaveFocus();
    await hands.type(password(), '!');
    expect(password()).toHaveFocus();
  });

  it('chooses another password where the service finds it too weak, with the same code', async () => {
    const { hands, calls } = await forgot({ script: { ResetPassword: [no(1008), entered] } });
    await hands.type(code(), '123456');
    await hands.type(password(), 'password');
    await hands.click(save());
    expect(await screen.findByText(/too easy to guess/, { selector: 'p' })).toBeInTheDocument();
    expect(code()).toHaveValue('123456');
    await hands.clear(password());
    await hands.type(password(), 'along-Walk9');
    await hands.click(save());
    await waitFor(() => expect(calls('ResetPassword')).toHaveLength(2));
  });

  it('who is too early after a sign-in code sees that none was sent, and when one can be', async () => {
    const sent = { body: { code: 0, status: true, data: { resend_after_seconds: 60 } } };
    const tooSoon = {
      status: 429,
      body: { base_resp: { error_code: 1206, error_message: 'Wait a bit.' }, code: 1206 },
      headers: { 'retry-after': '900' },
    };
    const { hands, press, calls } = await forgot({
      script: { SendEmailCode: [tooSoon, sent, tooSoon, sent] },
    });
    const none = () => screen.queryByText(/No code has been sent to/);
    expect(none()).toHaveTextContent('Reader@Example.org');
    expect(screen.queryByText(/We sent/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Send code in 1[45]:\d\d$/ })).toBeDisabled();
    await press('Use my password instead');
    await press('Email me a code instead');
    expect(await screen.findByText(/We sent a 6-digit code to/)).toBeInTheDocument();
    // A new password needs its own code; the sign-in code stays valid meanwhile.
    await press('Use my password instead');
    await press('Forgot your password?');
    expect(none()).toBeInTheDocument();
    expect(calls('SendEmailCode').map(({ input }) => input.scene)).toEqual([
      'reset',
      'login',
      'reset',
    ]);
    await hands.type(code(), '123456');
    expect(password()).toHaveFocus();
  });

  it('can use the old password after all, or go back to the address', async () => {
    const { press, store } = await forgot();
    await press('Use my password instead');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await press('Forgot your password?');
    await press('Back');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('Reader@Example.org');
    expect(store.get(signUpAtom)).toMatchObject({ at: 'account', method: 'email', password: '' });
  });

  it('signs up where the address has no account', async () => {
    const { hands, press } = await forgot({ script: { ResetPassword: no(1011) } });
    await hands.type(code(), '123456');
    await hands.type(password(), 'along-Walk9');
    await hands.click(save());
    expect(await screen.findByText('Please sign up first', { selector: 'p' })).toBeInTheDocument();
    await press('Sign up');
    expect(await screen.findByRole('heading', { name: 'Before you sign up' })).toBeInTheDocument();
  });
});

it.each(languages)('every message exists in %s', (language) => {
  const state = {
    ...newSignUp({ region: 'sg', start: 'page', action: 'login' }),
    at: 'code',
    method: 'reset',
  } as const;
  renderPage(<ResetStep state={state} titleId="title" />, { language });
  expect(document.body).not.toHaveTextContent('Missing key');
  expect(document.getElementById('title')).not.toBeEmptyDOMElement();
});
