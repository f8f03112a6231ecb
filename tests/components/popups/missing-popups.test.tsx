// The code for popups loads after the page: where it fails, the next press loads it again.
import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { PopupStack } from '@/components/popups/popup-stack';
import { noticesAtom } from '@/lib/state/page/notices';
import { askAtom, popupsAtom } from '@/lib/state/page/popups';
import { renderPage } from '../page';

let mockOnline = false;
jest.mock('@/components/popups/stacked-popup', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual('@/components/popups/stacked-popup');
});

it('says that a part did not load, leaves the page unchanged, and opens with the next press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore();
  renderPage(<PopupStack />, { store });
  const press = () => act(() => void store.set(askAtom)({ kind: 'mutes' }));
  press();
  await waitFor(
    () =>
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]),
    { timeout: 20_000 },
  );
  await waitFor(() => expect(store.get(popupsAtom)).toEqual([]));
  mockOnline = true;
  press();
  expect(await screen.findByRole('dialog', undefined, { timeout: 20_000 })).toBeVisible();
  jest.restoreAllMocks();
});
