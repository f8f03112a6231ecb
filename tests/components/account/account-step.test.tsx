/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordHints } from '@/components/account/password-hints';
import { languages, type Language } from '@/lib/model/text/languages';
import { signUpAtom } from '@/lib/state/account/account';
import { renderPage } from '../page';
import { fillIn, inFront, next, no, popup, toAccount, toCode, visit } from './visitor';

const number = () => screen.getByRole('textbox', { name: 'Phone number' });
const code = () => screen.getByRole('combobox', { name: 'Country code' });
const invalidPhone = 'Please enter a valid phone number.';
const invalidEmail = 'Please enter a valid email address.';

describe('step 1', () => {
  it('has a phone tab and an email tab outside China, and arrow keys between them', async () => {
    const visitor = await visit();
    const dialog = await toAccount(visitor);
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Phone', 'Email']);
    await visitor.hands.click(screen.getByRole('tab', { name: 'Phone' }));
    await visitor.hands.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
  });

  it('is by phone only in China', async () => {
    const visitor = await visit({ site: { region: 'cn' } });
    await visitor.hands.click(screen.getByRole('checkbox'));
    await visitor.press('Continue with phone');
    const dialog = await popup();
    expect(within(dialog).queryByRole('tab')).toBeNull();
    expect(code()).toHaveValue('+86');
  });

  it('has +63 as the first country code outside China', async () => {
    await toAccount(await visit());
    expect(code()).toHaveValue('+63');
    const offered = within(code()).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['+63', '+86']);
  });

  it('has focus in its first field', async () => {
    await toAccount(await visit());
    expect(number()).toHaveFocus();
  });

  it('accepts only digits for a number, and the country code of a pasted one', async () => {
    const { hands } = await toAccountOf();
    await hands.type(number(), '91a7-12 b3');
    expect(number()).toHaveValue('917123');
    expect(number()).toHaveAttribute('inputmode', 'numeric');
    await hands.clear(number());
    await hands.paste('+86 138 0013 8000');
    expect(number()).toHaveValue('13800138000');
    expect(code()).toHaveValue('+86');
  });

  it('reports a wrong number once it is typed, and none before', async () => {
    const { hands } = await toAccountOf();
    expect(screen.queryByText(invalidPhone)).toBeNull();
    await hands.type(number(), '12');
    expect(screen.queryByText(invalidPhone)).toBeNull();
    await hands.tab();
    expect(screen.getByText(invalidPhone)).toBeInTheDocument();
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription(invalidPhone);
    await hands.clear(number());
    expect(screen.queryByText(invalidPhone)).toBeNull();
  });

  it('continues only with a number that is valid for its country', async () => {
    const { hands } = await toAccountOf();
    expect(next()).toBeDisabled();
    await hands.type(number(), '9171234567');
    expect(next()).toBeEnabled();
    await hands.selectOptions(code(), '+86');
    expect(next()).toBeDisabled();
    expect(screen.getByText(invalidPhone)).toBeInTheDocument();
  });

  it('continues with an address and a password of 6 to 20 characters', async () => {
    const { hands } = await toAccountOf('email');
    const email = screen.getByRole('textbox', { name: 'Email' });
    const password = screen.getByLabelText('Password');
    await hands.type(email, 'reader@nowhere');
    await hands.tab();
    expect(screen.getByText(invalidEmail)).toBeInTheDocument();
    await hands.type(password, 'sixsix');
    expect(next()).toBeDisabled();
    await hands.type(email, '.org');
    expect(screen.queryByText(invalidEmail)).toBeNull();
    expect(next()).toBeEnabled();
    for (const wrong of ['five5', 'a'.repeat(21), 'with space']) {
      await hands.clear(password);
      await hands.type(password, wrong);
      expect(next()).toBeDisabled();
    }
  });

  it('shows and hides the password', async () => {
    const { press } = await toAccountOf('email');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(password).toHaveAttribute('type', 'password');
  });

  it('closes with back, and discards the password but not the address', async () => {
    const visitor = await toAccountOf('email');
    await fillIn(visitor, 'email');
    await visitor.press('Back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await visitor.press('Continue with email');
    await visitor.press('Agree and continue');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('Reader@Example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  async function toAccountOf(by: 'phone' | 'email' = 'phone') {
    const visitor = await visit();
    await toAccount(visitor, by);
    return visitor;
  }
});

describe('password hints', () => {
  const words: Record<Language, string[]> = {
    en: ['be 6-20 characters long', 'include uppercase letters, numbers, and symbols'],
    zh: ['为 6-20 个字符', '包含大写字母、数字和符号'],
    ph: ['may 6-20 character', 'may malalaking titik, numero, at simbolo'],
  };
  it.each(languages)('say 6 to 20 in every build: %s', (language) => {
    renderPage(<PasswordHints password="" />, { language });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      words[language],
    );
  });

  it('show which advice is followed, beside the rule', () => {
    renderPage(<PasswordHints password="sixsix" />);
    const [length, mixed] = screen.getAllByRole('listitem');
    expect(length).toHaveTextContent('(done)');
    expect(mixed).not.toHaveTextContent('(done)');
  });
});

describe('signing in by e-mail', () => {
  const toPassword = async (script?: Parameters<typeof visit>[0]) => {
    const visitor = await visit({ start: { action: 'login' }, ...script });
    await visitor.press('Continue with email');
    await popup();
    await fillIn(visitor, 'email');
    await visitor.hands.click(next());
    return visitor;
  };

  it('asks for the password in a separate step, of any length', async () => {
    const { hands, calls, press } = await toPassword();
    expect(await popup()).toHaveAccessibleName('Sign in');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByText('Reader@Example.org')).toBeInTheDocument();
    expect(inFront().getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await hands.type(screen.getByLabelText('Password'), 'abc');
    await press('Sign in');
    await waitFor(() =>
      expect(calls('EmailLogin')[0]?.input).toEqual({
        email: 'reader@example.org',
        password: 'abc',
      }),
    );
    expect(calls('SendEmailCode')).toEqual([]);
  });

  it('keeps a wrong password, and reports it', async () => {
    const { hands, press } = await toPassword({ script: { EmailLogin: no(1009) } });
    await hands.type(screen.getByLabelText('Password'), 'abc');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Email and password don’t match/);
    expect(inFront().getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('can use a code instead', async () => {
    const { hands, calls, press } = await toPassword();
    await press('Email me a code instead');
    const field = await screen.findByRole('textbox', { name: 'Verification code, 6 digits' });
    expect(calls('SendEmailCode')[0]?.input).toEqual({
      email: 'reader@example.org',
      scene: 'login',
    });
    await hands.type(field, '123456');
    await waitFor(() =>
      expect(calls('EmailCodeLogin')[0]?.input).toEqual({
        email: 'reader@example.org',
        code: '123456',
      }),
    );
  });
});

describe('in the Philippine build', () => {
  const registered = {
    CheckMobile: { body: { code: 0, status: true, is_registered: 'true' } },
    CheckEmail: { body: { code: 0, status: true, is_registered: 1 } },
  };
  const there = { philippines: true };

  it.each(['phone', 'email'] as const)(
    'a registered account is reported before step 2: %s',
    async (by) => {
      const visitor = await visit({ site: there, script: registered });
      await toAccount(visitor, by);
      await fillIn(visitor, by);
      await visitor.hands.click(next());
      const name = 'This account has been registered';
      expect(await screen.findByRole('alertdialog', { name })).toBeInTheDocument();
      await visitor.press('Cancel');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(visitor.store.get(signUpAtom)?.at).toBe('account');
      expect([...visitor.calls('SendPhoneCode'), ...visitor.calls('SendEmailCode')]).toEqual([]);
      await visitor.hands.click(next());
      await screen.findByRole('alertdialog', { name });
      await visitor.press('Sign in');
      await waitFor(() =>
        expect(visitor.store.get(signUpAtom)).toMatchObject({ at: 'code', action: 'login' }),
      );
    },
  );

  it('a new account continues to step 2', async () => {
    const visitor = await visit({ site: there });
    await toCode(visitor);
    expect(visitor.calls('CheckMobile')[0]?.input).toEqual({ mobile: '+63 9171234567' });
  });

  it('there is no check elsewhere, nor when signing in', async () => {
    const elsewhere = await visit();
    await toCode(elsewhere);
    expect(elsewhere.calls('CheckMobile')).toEqual([]);
    elsewhere.unmount();
    const login = await visit({ site: there, start: { action: 'login' } });
    await login.press('Continue with phone');
    await popup();
    await fillIn(login, 'phone');
    await userEvent.click(next());
    await screen.findByRole('textbox', { name: /Verification code/ });
    expect(login.calls('CheckMobile')).toEqual([]);
  });
});
