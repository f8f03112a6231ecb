/** @jest-environment ./tests/dom-with-fetch.mjs */
// Times are in the reader's zone: around midnight its date differs from UTC.
import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { ActsSection } from '@/components/console/acts-section';
import { AccountSessions } from '@/components/personal/account-sessions';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { useDateTime } from '@/components/shell/use-date-time';
import { clockAtom, serverClockAtom } from '@/lib/state/page/clock';
import { readerAtom } from '@/lib/state/page/reader';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer } from '@/tests/state/reader';
import { now, renderPage } from '../page';

/** Two in the morning of November 5 in Manila. */
const early = Date.UTC(2026, 10, 4, 18);
const manila = { now, timeZone: 'Asia/Manila' };

function show(shown: ReactElement, answer: Answer) {
  const { store } = newReader(() => answer);
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(<SWRConfig value={{ provider: () => new Map() }}>{shown}</SWRConfig>, { store });
  act(() => store.set(clockAtom, manila));
}

it('shows when a session began', async () => {
  const session = { id: 's1', begun_at: early, seen_at: early, here: true };
  show(<AccountSessions />, { body: { code: 0, status: true, data: { sessions: [session] } } });
  expect(await screen.findByText(/Signed in on Nov 5, 2026/)).toBeVisible();
});

it('shows the hour of an operator’s action', async () => {
  const done = { id: '1', user_id: 'ana', name: 'Ana', act: 'event.pin', target: 't1' };
  const items = [{ ...done, before: '', after: '', created_at: early }];
  show(<ActsSection />, { body: { code: 0, data: { items, has_more: false, next_cursor: '' } } });
  expect(await screen.findByText(/Nov 5, 2026, 2:00/)).toBeVisible();
});

it('uses the zone after hydration: until then times are as the server rendered them', async () => {
  const Moment = () => <time>{useDateTime()(early, { dateStyle: 'medium' })}</time>;
  const page = (clock: typeof manila) => {
    const store = createStore();
    store.set(serverClockAtom, { now, timeZone: 'UTC' });
    store.set(clockAtom, clock);
    return (
      <Provider store={store}>
        <MessagesProvider locale="en" messages={allMessages.en}>
          <Moment />
        </MessagesProvider>
      </Provider>
    );
  };
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page({ now, timeZone: 'UTC' }));
  expect(host).toHaveTextContent('Nov 4, 2026');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(host, page(manila), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(host).toHaveTextContent('Nov 5, 2026');
  act(() => root.unmount());
  host.remove();
});

it('uses UTC only on request', () => {
  const parts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(`components/${file}`, 'utf8')] as const);
  const inUtc = parts.filter(([, text]) =>
    [...text.matchAll(/format\.dateTime\(([^}]*)\}/g)].some(([call]) => !call.includes('timeZone')),
  );
  expect(inUtc.map(([file]) => file)).toEqual([]);
});
