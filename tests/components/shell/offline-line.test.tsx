/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen } from '@testing-library/react';
import { OfflineLine } from '@/components/shell/page-lines';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import { newsEvent } from '@/lib/contract';
import { clearOfflineAtom } from '@/lib/state/offline/leave-offline';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

beforeEach(() => localStorage.clear());

it('tells of kept articles as long as there are any', async () => {
  writeDetail(newsEvent.parse({ id: 'e1', title: [{ lang: 'en', text: 'One' }] }), Date.now());
  const { store } = newReader(() => ({ body: { code: 0 } }));
  renderPage(<OfflineLine />, { store });
  await act(async () => undefined);
  expect(screen.getByText('You’re offline. Kept articles still open.')).toBeInTheDocument();
  await act(() => store.set(clearOfflineAtom, () => localStorage.clear()));
  expect(screen.getByText('You’re offline')).toBeInTheDocument();
});
