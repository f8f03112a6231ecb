// A component as on a page: with its own state and the messages of a language, and nothing else.
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { toTag, type Language } from '@/lib/model/text/languages';
import { clockAtom } from '@/lib/state/page/clock';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { allMessages as messages } from '@/tests/all-messages';

/** The time on these pages, in milliseconds. */
export const now = Date.UTC(2026, 10, 21, 12);

/** A router that does not navigate and records its calls. */
export function newRouter() {
  const router = {
    back: jest.fn(),
    forward: jest.fn(),
    refresh: jest.fn(),
    push: jest.fn(),
    replace: jest.fn(),
    prefetch: jest.fn(),
  };
  return router satisfies Partial<AppRouterInstance>;
}

/**
 * Renders `content` for a reader of `language` and returns its store. With `early` the HTML of the
 * server comes first: `early` is what the reader does with it before it is hydrated.
 */
export function renderPage(
  content: ReactNode,
  {
    language = 'en',
    store = createStore(),
    router = newRouter(),
    early,
  }: {
    language?: Language;
    store?: ReturnType<typeof createStore>;
    router?: ReturnType<typeof newRouter>;
    early?: (html: HTMLElement) => void;
  } = {},
) {
  store.set(changeSettingsAtom, { language });
  store.set(clockAtom, { now, timeZone: 'UTC' });
  const page = (
    <Provider store={store}>
      <MessagesProvider locale={toTag(language)} messages={messages[language]}>
        {/* Next's own type requires more than pages use. */}
        <AppRouterContext value={router as unknown as AppRouterInstance}>
          {content}
        </AppRouterContext>
      </MessagesProvider>
    </Provider>
  );
  if (!early) return { store, router, ...render(page) };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  early(container);
  return { store, router, ...render(page, { container, hydrate: true }) };
}
