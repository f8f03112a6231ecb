/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/model/text/languages';
import { readerAtom } from '@/lib/state/page/reader';
import type { Answer } from '@/tests/state/reader';
import { now } from '../page';
import { openPopup } from './open-popup';

const popup = { kind: 'account-management' } as const;
const reader = { id: 'u1', name: 'Reader 50517' };
const session = (id: string, here: boolean) => ({
  ...{ id, here, method: 'email', begun_at: now, seen_at: now - 7_200_000 },
});
const listOf = (...sessions: object[]): Answer => ({
  body: { code: 0, status: true, data: { sessions } },
});
const renamed: Answer = { body: { code: 0, status: true, data: { user_id: 'u1', name: 'Ana' } } };

beforeEach(() => localStorage.clear());

async function rename(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the name' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('changes the name, everywhere on the page', async () => {
  const { store } = await openPopup({
    popup,
    reader,
    toasts: true,
    answer: ({ name }) => (name === 'RenameAccount' ? renamed : listOf()),
  });
  await rename('Ana');
  expect(await screen.findByText('Name changed')).toBeInTheDocument();
  expect(store.get(readerAtom)?.name).toBe('Ana');
  expect(screen.getByRole('button', { name: 'Change the name' })).toHaveFocus();
});

it('a name that is being saved accepts no typing, and cannot be closed', async () => {
  await openPopup({
    popup,
    reader,
    answer: ({ name }) =>
      name === 'RenameAccount' ? new Promise<Answer>(() => undefined) : listOf(),
  });
  await rename('Ana');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Maria{Escape}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

it('a refused name shows a message, and what was typed stays', async () => {
  await openPopup({
    popup,
    reader,
    toasts: true,
    answer: ({ name }) =>
      name === 'RenameAccount' ? { body: { code: 1, status: false } } : listOf(),
  });
  await rename('Ana');
  expect(await screen.findByText(/wasn’t changed/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  // The first Escape closes the field, the next one the popup.
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('lists the sessions of the account, and signs out all others', async () => {
  let sessions = [session('a', true), session('b', false)];
  const { names } = await openPopup({
    popup,
    reader,
    toasts: true,
    answer: ({ name }) => {
      if (name === 'EndOtherSessions') sessions = sessions.slice(0, 1);
      return listOf(...sessions);
    },
  });
  expect(await screen.findByText('Another device')).toBeInTheDocument();
  expect(screen.getByText('This device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Another device')).toBeNull());
  expect(names()).toContain('EndOtherSessions');
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('distinguishes devices by when they signed in and were used', async () => {
  const answer = () => listOf(session('a', true), session('b', false));
  await openPopup({ popup, reader, answer });
  const [here, other] = await screen.findAllByRole('listitem');
  expect(here).toHaveTextContent(/Signed in on \w+ \d+, \d{4} · In use now/);
  expect(other).toHaveTextContent(/Signed in on \w+ \d+, \d{4} · Last used: 2 hours ago/);
  const out = screen.getByRole('button', { name: 'Sign out' });
  expect(out).toHaveAccessibleDescription(/^Another device · Email.*Last used: 2 hours ago/);
});

it('explains why a name needs a letter or a digit, before it is sent', async () => {
  const { names } = await openPopup({ popup, reader, answer: () => listOf() });
  await rename('. . .');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'A name needs a letter or a digit.',
  );
  expect(names()).not.toContain('RenameAccount');
});

it('says that the list did not load, and retries', async () => {
  let answer: Answer = 'broken';
  await openPopup({ popup, reader, answer: () => answer });
  expect(await screen.findByText(/The list didn’t load/)).toBeInTheDocument();
  answer = listOf(session('a', true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This device')).toBeInTheDocument();
});

it.each(languages)('has every message in %s', async (language) => {
  const answer = () => listOf(session('a', true), session('b', false));
  await openPopup({ popup, reader, language, answer });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Missing key');
});
