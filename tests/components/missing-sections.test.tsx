/** @jest-environment ./tests/dom-with-fetch.mjs */
// Sections whose program does not come: the page around each stands as it is.
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { RelatedNear } from '@/components/article/related-near';
import { CommentsNear } from '@/components/comments/comments-near';
import { PostsScreen } from '@/components/screens/posts-screen';
import { TopicsView } from '@/components/topic/topics-view';
import { newReader } from '@/tests/state/reader';
import { renderPage } from './page';

const mockAsked = jest.fn();
const mockGone = (part: string) => {
  mockAsked(part);
  throw new Error('no network');
};
jest.mock('@/components/article/related-events', () => mockGone('related'));
jest.mock('@/components/comments/comments-section', () => mockGone('comments'));
jest.mock('@/components/topic/breaking-section', () => mockGone('breaking'));

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
  await act(async () => new Promise((go) => setTimeout(go, 100)));
  expect(mockAsked).toHaveBeenCalledWith(part);
  expect(screen.getByText('The page')).toBeVisible();
});
