/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesAtom } from '@/lib/state/page/notices';
import type { Asked } from '@/tests/state/reader';
import { fine, openPopup } from './open-popup';

let mockOnline = false;
jest.mock('@/components/bots/interest-bots', () => {
  if (!mockOnline) throw new Error('no network');
  return { __esModule: true, default: () => <p>The bots</p> };
});

const answer = ({ name }: Asked) => {
  const interests =
    name === 'GetUserCandidateInterests'
      ? [{ category: 'sports', keywords: [{ keyword: 'Chess' }] }]
      : [];
  return name.includes('Interests') ? { body: { code: 0, interests } } : fine;
};

it('the choice by bots did not load: the topics are as before, and it can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await openPopup({ popup: { kind: 'interests' }, answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Chess' }));
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Choose by bots instead' }));
  await press();
  await waitFor(
    () =>
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]),
    { timeout: 20_000 },
  );
  expect(await screen.findByRole('button', { name: 'Chess', pressed: true })).toBeVisible();
  mockOnline = true;
  await press();
  expect(await screen.findByText('The bots', undefined, { timeout: 20_000 })).toBeVisible();
  jest.restoreAllMocks();
});
