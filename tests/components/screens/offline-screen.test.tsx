/** @jest-environment ./tests/dom-with-fetch.mjs */
// The page shown instead of one that is not stored.
import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { OfflineScreen } from '@/components/screens/offline-screen';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import { newsEvent } from '@/lib/contract';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

const show = () => {
  const { store } = newReader(() => ({ body: { code: 0 } }));
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OfflineScreen />
    </SWRConfig>,
    { store },
  );
};

it('says that nothing is stored where that is so, and does not announce a list below', async () => {
  show();
  expect(await screen.findByText(/^Nothing is kept on this device yet/)).toBeVisible();
  expect(screen.queryByText(/^Below is what/)).not.toBeInTheDocument();
});

it('shows what is stored', async () => {
  const event = { id: 'e1', title: [{ lang: 'en', text: 'Kept' }], content: [], references: [] };
  writeDetail(newsEvent.parse(event), Date.now());
  show();
  expect(await screen.findByRole('link', { name: 'Kept' })).toHaveAttribute(
    'href',
    '/m/news/detail?id=e1',
  );
  expect(screen.queryByText(/^Nothing is kept/)).not.toBeInTheDocument();
});
