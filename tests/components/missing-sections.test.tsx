/** @jest-environment ./tests/dom-with-fetch.mjs */
// Sections whose code does not load: the page around them is unaffected.
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { RelatedNear } from '@/components/article/related-near';
import { CommentsNear } from '@/components/comments/comments-near';
import { ListenHost } from '@/components/screens/listen-host';
import { PostsScreen } from '@/components/screens/posts-screen';
import Toasts from '@/components/shell/toasts';
import { TopicsView } from '@/components/topic/topics-view';
import { listenAtom, listenRequestAtom } from '@/lib/state/page/listen';
import { newReader } from '@/tests/state/reader';
import { eventLoopTurns } from '../event-loop-turns';
import { renderPage } from './page';

const mockAsked = jest.fn();
const mockGone = (part: string) => {
  mockAsked(part);
  throw new Error('no network');
};
jest.mock('@/components/article/related-events', () => mockGone('related'));
jest.mock('@/components/comments/comments-section', () => mockGone('comments'));
jest.mock('@/components/topic/breaking-section', () => mockGone('breaking'));
jest.mock('@/components/listen/player', () => mockGone('player'));

beforeEach(() => {
  mockAsked.mockClear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly told: (entries: object[]) => void) {}
      observe(target: Element) {
        setTimeout(() => this.told([{ isIntersecting: true, target }]));
      }
      unobserve() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it.each([
  ['related', <RelatedNear key="" eventId="e1" last />],
  ['comments', <CommentsNear key="" eventId="e1" />],
  ['breaking', <TopicsView key="" />],
  ['breaking', <PostsScreen key="" />],
] satisfies [string, ReactNode][])('%s are left out', async (part, content) => {
  const { store } = newReader(() => ({ body: { code: 0 } }));
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <p>The page</p>
      {content}
    </SWRConfig>,
    { store },
  );
  await waitFor(() => expect(mockAsked).toHaveBeenCalledWith(part));
  await act(() => eventLoopTurns());
  expect(screen.getByText('The page')).toBeVisible();
});

it('a player that does not load shows a message, and the next press loads it again', async () => {
  const { store } = newReader(() => ({ body: { code: 0 } }));
  renderPage(
    <>
      <p>The page</p>
      <ListenHost />
      <Toasts />
    </>,
    { store },
  );
  for (const presses of [1, 2]) {
    act(() => store.set(listenAtom, { kind: 'list' }));
    await waitFor(() => expect(store.get(listenRequestAtom)).toBeUndefined());
    expect(mockAsked.mock.calls.filter(([part]) => part === 'player')).toHaveLength(presses);
    expect(screen.getByText('The page')).toBeVisible();
  }
  expect((await screen.findAllByText(/^This didn’t load/)).length).toBeGreaterThan(0);
});
