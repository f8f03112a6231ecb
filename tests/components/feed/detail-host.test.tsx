import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { DetailHost } from '@/components/feed/detail-host';
import { namedAheadAtom, openDetailAtom } from '@/lib/state/article/detail';
import { noticesAtom } from '@/lib/state/page/notices';
import { renderPage } from '../page';

/** A busy machine takes a while to load a part. */
const patience = { timeout: 20_000 };

// Only taps may load the part: the idle preload could run between two of them.
jest.mock('@/lib/browser/page/idle', () => ({
  ...jest.requireActual<object>('@/lib/browser/page/idle'),
  whenIdle: () => () => undefined,
}));

let mockOnline = false;
jest.mock('@/components/feed/detail-route', () => {
  if (!mockOnline) throw new Error('no network');
  return { DetailRoute: () => <h1>The article</h1> };
});

it('if the article’s code fails to load, the reader is told on the list, and the next tap loads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore();
  const page = (
    <PathnameContext value="/m/news">
      <DetailHost>{null}</DetailHost>
    </PathnameContext>
  );
  window.history.replaceState(null, '', '/m/news');
  renderPage(page, { store });
  await act(async () => store.set(openDetailAtom, 'e1'));
  await waitFor(
    () =>
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]),
    patience,
  );
  expect(store.get(namedAheadAtom)).toBeUndefined();
  await waitFor(() => expect(window.location.pathname).toBe('/m/news'), patience);
  expect(screen.queryByRole('heading')).toBeNull();

  mockOnline = true;
  await act(async () => store.set(openDetailAtom, 'e2'));
  expect(await screen.findByRole('heading', { name: 'The article' }, patience)).toBeVisible();
  expect(store.get(noticesAtom)).toHaveLength(1);
  jest.restoreAllMocks();
});
