// The code for panels loads when the first one is opened: where it fails, no panel stays in the
// address, and the next press loads it again.
import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, useState } from 'react';
import { DeskColumns } from '@/components/desk/desk-parts';
import { openPanelAtom } from '@/lib/state/feed/panel';
import { siteAtom } from '@/lib/state/page/deployment';
import { noticesAtom } from '@/lib/state/page/notices';
import { renderPage } from '../page';

/** A busy machine takes a while to load a part. */
const patience = { timeout: 20_000 };

// Once loaded it stays.
let mockOnline = false;
jest.mock('@/components/desk/list-panel', () => {
  if (!mockOnline) throw new Error('no network');
  return { __esModule: true, default: () => <h2>The panel</h2> };
});

let follow: () => void;

/** As the router does: the address decides. */
function Desk() {
  const [query, setQuery] = useState(window.location.search);
  useEffect(() => {
    follow = () => setQuery(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <SearchParamsContext value={new URLSearchParams(query)}>
      <DeskColumns />
    </SearchParamsContext>
  );
}

function desk() {
  const store = createStore();
  store.set(siteAtom, { ...store.get(siteAtom), desktop: true });
  renderPage(<Desk />, { store });
  const press = () =>
    act(async () => {
      store.set(openPanelAtom, { name: 'topics' });
      follow();
    });
  return { store, press };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a panel that was opened by its own address leaves the tab in it', async () => {
  window.history.replaceState(null, '', '/m/news?tab=sports&panel=topics');
  desk();
  await waitFor(
    () => expect(window.location.pathname + window.location.search).toBe('/m/news?tab=sports'),
    patience,
  );
});

it('if a panel’s code fails to load, the reader is told and back where they were; the next press loads it again', async () => {
  window.history.replaceState(null, '', '/m/news/detail?id=e1');
  const { store, press } = desk();
  await press();
  await waitFor(
    () =>
      expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]),
    patience,
  );
  await waitFor(() => expect(window.location.search).toBe('?id=e1'), patience);
  expect(window.history.state?.shows).toBeUndefined();

  mockOnline = true;
  await press();
  expect(await screen.findByRole('heading', { name: 'The panel' }, patience)).toBeVisible();
  expect(store.get(noticesAtom)).toHaveLength(1);
});
