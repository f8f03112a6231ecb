/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@/tests/state/reader';
import { now } from '../page';
import { fine, openPopup } from './open-popup';

const popup = { kind: 'tokens' } as const;
const reader = { id: 'u1', name: 'Ana' };
const token = { id: 'p_1', name: 'My phone', scope: 'write', created_at: now, used_at: 0 };
const secret = `cwt_${'s'.repeat(43)}`;
const listed = (...tokens: object[]): Answer => ({ body: { code: 0, data: { tokens } } });

it('a token is created, shown once, and listed', async () => {
  let tokens: object[] = [];
  const { asked } = await openPopup({
    popup,
    reader,
    answer: ({ name }) => {
      if (name !== 'CreateAccessToken') return listed(...tokens);
      tokens = [token];
      return { body: { code: 0, data: { token, secret } } };
    },
  });
  expect(await screen.findByText('You have none.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make a token' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'What is it for?' }), 'My phone');
  await userEvent.click(screen.getByRole('radio', { name: /Read only/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  // It must be copied now, and the button that created it is disabled again.
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  const made = asked.find(({ name }) => name === 'CreateAccessToken');
  expect(made?.input).toMatchObject({ name: 'My phone', scope: 'read' });
  const list = await screen.findByRole('region', { name: 'Your tokens' });
  expect(within(list).getByText('My phone')).toBeInTheDocument();
});

it('who makes a token is led to the calls that it opens', async () => {
  await openPopup({ popup, reader, answer: () => listed() });
  const link = await screen.findByRole('link', { name: /^API reference/ });
  expect(link).toHaveAttribute('href', '/inner/api');
});

it('a token whose answer is lost is listed, and the next try replaces it', async () => {
  let tries = 0;
  const { asked } = await openPopup({
    popup,
    reader,
    answer: ({ name }) => {
      if (name !== 'CreateAccessToken') return listed(...(tries > 0 ? [token] : []));
      tries += 1;
      return tries === 1 ? 'broken' : { body: { code: 0, data: { token, secret } } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Make a token' });
  await userEvent.type(screen.getByRole('textbox', { name: 'What is it for?' }), 'My phone');
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText(secret)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'What is it for?' }), 'My tablet');
  await userEvent.click(button);
  await waitFor(() => expect(tries).toBe(3));
  const keys = asked.flatMap(({ name, input }) =>
    name === 'CreateAccessToken' ? [input.key] : [],
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a token is revoked, and its secret disappears', async () => {
  let tokens: object[] = [token];
  await openPopup({
    popup,
    reader,
    toasts: true,
    answer: ({ name }) => {
      if (name !== 'RevokeAccessToken') return listed(...tokens);
      tokens = [];
      return fine;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  expect(await screen.findByText('You have none.')).toBeInTheDocument();
  expect(await screen.findByText('Removed. It opens nothing any more.')).toBeInTheDocument();
});
