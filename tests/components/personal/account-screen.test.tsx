/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SWRConfig } from 'swr';
import { AccountScreen } from '@/components/screens/account-screen';
import { languages, type Language } from '@/lib/model/text/languages';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, refusedFor, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';
import { router } from './open-popup';

const email = 'ana@example.org';
const account = (addresses: object[], has_password = true): Answer => ({
  body: { code: 0, status: true, data: { addresses, has_password } },
});
const byMail = account([{ kind: 'email', address: email }]);
const yes: Answer = { body: { code: 0, status: true } };
const no = (description: string): Answer => ({
  body: { code: 0, status: false, msg: description, data: { error_code: 6, description } },
});
const sent: Answer = {
  body: { code: 0, status: true, data: { resend_after_seconds: 60, code_length: 6 } },
};

async function open(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  language?: Language,
  guest = false,
) {
  const { store, asked } = newReader(answer);
  if (!guest) store.set(readerAtom, { id: 'u1', name: 'Ana' });
  store.set(siteAtom, { brand: 'Cubewire', region: 'sg' });
  await act(async () =>
    renderPage(
      <AppRouterContext value={router}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <AccountScreen />
        </SWRConfig>
      </AppRouterContext>,
      { store, language },
    ),
  );
  return { asked, inputOf: (name: string) => asked.findLast((one) => one.name === name)?.input };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each(languages)('shows the sign-in methods of the account (%s)', async (language) => {
  await open(() => byMail, language);
  expect(await screen.findByText(email)).toBeInTheDocument();
});

it('asks a guest to sign in', async () => {
  const { asked } = await open(() => byMail, undefined, true);
  expect(screen.getByText(/Sign in to see/)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('a failed load shows a message, and is retried', async () => {
  let broken = true;
  await open(({ name }) => (name === 'GetAccount' && broken ? 'broken' : byMail));
  expect(await screen.findByRole('alert')).toHaveTextContent('didn’t load');
  broken = false;
  await press('Try again');
  expect(await screen.findByText(email)).toBeInTheDocument();
});

it('changes the password, with the old one beside the new', async () => {
  const answers: Answer[] = [no('The password is wrong.'), yes];
  const { inputOf } = await open(({ name }) =>
    name === 'ChangePassword' ? (answers.shift() ?? yes) : byMail,
  );
  await screen.findByText(email);
  await press('Change the password');
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Current password'), 'old-Walk-1');
  await userEvent.type(screen.getByLabelText('New password'), 'abc');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('New password'), 'def-7');
  await press('Save');
  expect(await screen.findByText('The password is wrong.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('abcdef-7');
  await press('Save');
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(inputOf('ChangePassword')).toEqual({ password: 'old-Walk-1', new_password: 'abcdef-7' });
  expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus();
});

it('says in the reader’s language why a password was not changed', async () => {
  await open(({ name }) => (name === 'ChangePassword' ? refusedFor('storageFull') : byMail), 'zh');
  await screen.findByText(email);
  await press('修改密码');
  await userEvent.type(screen.getByLabelText('当前密码'), 'old-Walk-1');
  await userEvent.type(screen.getByLabelText('新密码'), 'abcdef-7');
  await press('保存');
  expect(await screen.findByText('现在没有空间保存内容，请稍后再试。')).toBeInTheDocument();
});

it('a form opened while another one is submitted stays, with what was typed', async () => {
  let answered = () => {};
  let changed = false;
  await open(({ name }): Answer | Promise<Answer> => {
    if (name === 'ChangePassword') changed = true;
    if (name !== 'GetAccount') return yes;
    return changed ? new Promise((resolve) => (answered = () => resolve(byMail))) : byMail;
  });
  await screen.findByText(email);
  await press('Change the password');
  await userEvent.type(screen.getByLabelText('Current password'), 'old-Walk-1');
  await userEvent.type(screen.getByLabelText('New password'), 'abcdef-7');
  await press('Save');
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  await press('Change the email address');
  await userEvent.type(screen.getByRole('textbox'), 'new@example.org');
  await act(async () => answered());
  expect(screen.getByRole('textbox')).toHaveValue('new@example.org');
});

it('adds a new address with a code sent to it and the password', async () => {
  let own = byMail;
  const { inputOf } = await open(({ name }) => {
    if (name === 'SendAddressCode') return sent;
    if (name !== 'ChangeAddress') return own;
    own = account([{ kind: 'email', address: 'new@example.org' }]);
    return yes;
  });
  await screen.findByText(email);
  await press('Change the email address');
  await userEvent.type(screen.getByRole('textbox'), ' New@example.org ');
  await press('Send code');
  await userEvent.type(await screen.findByLabelText('Code, 6 digits'), '123456');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Password'), 'old-Walk-1');
  await press('Save');
  expect(await screen.findByText('new@example.org')).toBeInTheDocument();
  expect(inputOf('ChangeAddress')).toEqual({
    ...{ kind: 'email', address: 'new@example.org', code: '123456', password: 'old-Walk-1' },
  });
});

it('accepts the code sent before a reload', async () => {
  let isSent = false;
  const answer = ({ name }: Asked): Answer => {
    if (name === 'ChangeAddress') return yes;
    if (name !== 'SendAddressCode') return byMail;
    if (!isSent) return sent;
    const refused = { base_resp: { error_code: 429, error_message: 'Too many attempts.' } };
    return { status: 429, body: refused, headers: { 'retry-after': '900' } };
  };
  const ask = async (address: string) => {
    await screen.findByText(email);
    await press('Change the email address');
    await userEvent.type(screen.getByRole('textbox'), address);
    await press('Send code');
  };
  await open(answer);
  await ask('new@example.org');
  await screen.findByLabelText('Code, 6 digits');
  cleanup();
  isSent = true;
  await open(answer);
  await ask('other@example.org');
  expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  cleanup();
  const { inputOf } = await open(answer);
  await ask('new@example.org');
  await userEvent.type(await screen.findByLabelText('Code, 6 digits'), '123456');
  expect(screen.getByRole('button', { name: /Send another code in [89]\d\d s/ })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Password'), 'old-Walk-1');
  await press('Save');
  await screen.findByRole('button', { name: 'Change the email address' });
  expect(inputOf('ChangeAddress')).toMatchObject({ address: 'new@example.org', code: '123456' });
});

it('says why the code could not be sent again, and still accepts the earlier one', async () => {
  const resent = { code: 0, status: true, data: { resend_after_seconds: 0, code_length: 6 } };
  const answers: Answer[] = [{ body: resent }, no('Too many codes for today.')];
  const { inputOf } = await open(({ name }) =>
    name === 'SendAddressCode'
      ? (answers.shift() ?? 'broken')
      : name === 'ChangeAddress'
        ? yes
        : byMail,
  );
  await screen.findByText(email);
  await press('Change the email address');
  await userEvent.type(screen.getByRole('textbox'), 'new@example.org');
  await press('Send code');
  await screen.findByLabelText('Code, 6 digits');
  await press('Send another code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes for today.');
  await press('Send another code');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Too many'));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('Code, 6 digits'), '123456');
  await userEvent.type(screen.getByLabelText('Password'), 'old-Walk-1');
  await press('Save');
  await screen.findByRole('button', { name: 'Change the email address' });
  expect(inputOf('ChangeAddress')).toMatchObject({ code: '123456' });
});

it('adds a number to an account without a password, which is then not required', async () => {
  const { inputOf } = await open(({ name }) =>
    name === 'SendAddressCode'
      ? sent
      : name === 'ChangeAddress'
        ? no('Please sign in again first.')
        : account([{ kind: 'email', address: email }], false),
  );
  await screen.findByText(email);
  expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull();
  await press('Add a phone number');
  await userEvent.type(screen.getByRole('textbox'), '9171234567');
  await press('Send code');
  await userEvent.type(await screen.findByLabelText('Code, 6 digits'), '123456');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again first.');
  expect(inputOf('ChangeAddress')).toMatchObject({ kind: 'phone', address: '+63 9171234567' });
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('creates a private address of the favorites, shown once, replacing the earlier one', async () => {
  const old = { id: 'p1', name: 'Private feed', scope: 'feed', created_at: 1, used_at: 0 };
  let tokens = [old];
  const { asked } = await open(({ name }) => {
    if (name === 'GetAccount') return byMail;
    if (name === 'RevokeAccessToken') tokens = [];
    if (name !== 'CreateAccessToken') return { body: { code: 0, data: { tokens } } };
    tokens = [{ ...old, id: 'p2' }];
    return { body: { code: 0, data: { token: tokens[0], secret: 'cwt_secret' } } };
  });
  await userEvent.click(await screen.findByRole('button', { name: /Make a new address/ }));
  expect(await screen.findByText(/feed\.atom\?favorites=cwt_secret/)).toBeInTheDocument();
  const names = asked.map(({ name }) => name);
  expect(names.indexOf('RevokeAccessToken')).toBeLessThan(names.indexOf('CreateAccessToken'));
  await press('End the address');
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeInTheDocument();
  expect(screen.queryByText(/cwt_secret/)).toBeNull();
});
