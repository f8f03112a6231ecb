/** @jest-environment ./tests/dom-with-fetch.mjs */
// "The personal centre popup, the detail popup and the chatbot popup are mounted globally."
import { act, screen, waitFor } from '@testing-library/react';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { NewsScreen } from '@/components/screens/news-screen';
import { TopicsScreen } from '@/components/screens/topics-screen';
import { TopicScreen } from '@/components/screens/topic-screen';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { pack } from '@/lib/model/wire/packed';
import { openDetailAtom } from '@/lib/state/article/detail';
import { openPopupAtom, type Popup } from '@/lib/state/page/popups';
import { newReader } from '@/tests/state/reader';
import { sampleWireEvent } from '../article/sample-event';
import { now, renderPage } from '../page';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
  Object.assign(globalThis, { IntersectionObserver: NoObserver });
  Element.prototype.scrollTo ??= () => undefined;
  window.matchMedia ??= (query) =>
    Object.assign(new EventTarget(), { matches: false, query }) as never;
});
beforeEach(() => localStorage.clear());

const page = {
  events: [],
  has_more: false,
  session_end: true,
  session_id: 's',
  next_cursor: '',
};
const screens: Record<string, ReactNode> = {
  'the list': (
    <NewsScreen start={pack({ tabs: builtInTabs.slice(0, 1), page, now })}>{null}</NewsScreen>
  ),
  'a topic': <TopicScreen id="t_1" />,
  'the topics': <TopicsScreen />,
};

/** Shows a screen of the reader, whose service knows one event. */
function show(name: string) {
  const { store } = newReader(({ name: operation }) =>
    operation === 'GetEventDetail'
      ? { body: { code: 0, data: sampleWireEvent() } }
      : { body: { code: 0 } },
  );
  renderPage(
    <PathnameContext value="/m/news">
      <SearchParamsContext value={new URLSearchParams()}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          {screens[name]}
        </SWRConfig>
      </SearchParamsContext>
    </PathnameContext>,
    { store },
  );
  return store;
}

/** The parts of a popup are loaded when it opens. */
const patience = { timeout: 20_000 };

const popups: [string, Popup][] = [
  ['You', { kind: 'personal-center' }],
  ['Citation assistant', { kind: 'chat' }],
];
const cases = Object.keys(screens).flatMap((name) =>
  popups.map(([title, popup]) => [title, name, popup] as const),
);

test.each(cases)('"%s" opens over %s', async (title, name, popup) => {
  const store = show(name);
  await act(async () => store.set(openPopupAtom, popup));
  expect(await screen.findByRole('dialog', { name: title }, patience)).toBeInTheDocument();
});

test('an article opens over the list', async () => {
  const store = show('the list');
  await act(async () => store.set(openDetailAtom, 'e1'));
  await waitFor(
    () => expect(screen.getByRole('dialog', { name: 'Why a day is not a day' })).toBeVisible(),
    patience,
  );
});
