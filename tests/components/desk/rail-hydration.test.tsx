/** @jest-environment ./tests/dom-with-fetch.mjs */
// The rail's code loads late: the page around it has changed by then.
import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { Rail } from '@/components/desk/rail';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { openPopupAtom } from '@/lib/state/page/popups';
import { readerAtom } from '@/lib/state/page/reader';
import { unreadCountKey } from '@/lib/state/messages/messages';
import { allMessages } from '@/tests/all-messages';

const reader = { id: 'u1' };

function page(store: ReturnType<typeof createStore>, path: string, unread?: number) {
  const key = unstable_serialize(unreadCountKey(reader.id));
  const fallback = unread === undefined ? {} : { [key]: { unread_count: unread } };
  return (
    <Provider store={store}>
      <SWRConfig value={{ provider: () => new Map(), fallback, revalidateOnMount: false }}>
        <MessagesProvider locale="en" messages={allMessages.en}>
          <PathnameContext value={path}>
            <Rail panel={undefined} />
          </PathnameContext>
        </MessagesProvider>
      </SWRConfig>
    </Provider>
  );
}

const newStore = () => {
  const store = createStore();
  store.set(readerAtom, reader);
  return store;
};

it('hydrates as the server rendered it, then shows the current state', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page(newStore(), '/m/news'));
  const store = newStore();
  store.set(openPopupAtom, { kind: 'chat', questions: [] });
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(host, page(store, '/m/news/detail', 3), { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Skip to the article')).toBeInTheDocument();
  expect(screen.getByText('3')).toBeInTheDocument();
  act(() => root.unmount());
});
