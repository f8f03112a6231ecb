import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SettingsMenu } from '@/components/shell/settings-menu';
import { popupsAtom } from '@/lib/state/popups';
import { readerAtom, type Reader } from '@/lib/state/user';
import { renderPage } from '../page';

const router = {
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
};

async function openFavourites(reader?: Reader) {
  const store = createStore();
  store.set(readerAtom, reader);
  renderPage(
    <AppRouterContext value={router}>
      <SettingsMenu />
    </AppRouterContext>,
    { store },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('button', { name: 'My favorites' }));
  return store.get(popupsAtom).map(({ popup }) => popup);
}

it('the favourites open from the settings of a signed-in reader, which close', async () => {
  expect(await openFavourites({ id: 'u1' })).toEqual([{ kind: 'favourites' }]);
  const trigger = screen.getByRole('button', { name: 'Settings' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).toHaveFocus();
});

it('a visitor who wants the favourites is asked to sign in', async () => {
  expect(await openFavourites()).toEqual([{ kind: 'sign-in', reason: 'favourites' }]);
});
