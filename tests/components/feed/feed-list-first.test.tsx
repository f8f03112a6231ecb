// A list before its virtualization code has loaded, and where it does not load. Protects: the
// server's elements are kept, and every event can be reached.
import { act, screen, waitFor } from '@testing-library/react';
import { LayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ContextType } from 'react';
import { FeedList } from '@/components/feed/feed-list';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { sampleEntry } from '../../model/entry-sample';
import { renderPage } from '../page';

let mockOnline = false;
jest.mock('@/components/feed/late-rows', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual<object>('@/components/feed/late-rows');
});

let idle: (() => void)[] = [];
const rest = () => act(async () => idle.splice(0).forEach((run) => run()));
beforeAll(() => {
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => (idle = []);
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const rows: FeedRow<FeedEntry>[] = Array.from({ length: 40 }, (_, index) => ({
  kind: 'event',
  key: `e${index}`,
  index,
  event: sampleEntry({
    id: `e${index}`,
    title: [{ lang: 'en', text: `Title ${index}` }],
    cover: [`https://a.example/${index}.jpg`],
  }),
}));
const onLoad = jest.fn();
type Layout = NonNullable<ContextType<typeof LayoutRouterContext>>;
/** The list's layout while the page within it is this one. */
const within = (segment: string) =>
  ({ parentTree: ['news', { children: [segment, {}] }] }) as unknown as Layout;

const openList = (segment = '__PAGE__') =>
  renderPage(
    <LayoutRouterContext value={within(segment)}>
      <FeedList
        rows={[...rows, { kind: 'more', key: 'more', state: 'failed' }]}
        scroller={null}
        seen
        fast
        brief
        sessions={{}}
        onLoad={onLoad}
        onRefresh={jest.fn()}
        onSelect={jest.fn()}
      />
    </LayoutRouterContext>,
  );

it('shows fewer below an article that was opened by its address', () => {
  const { container, unmount } = openList('detail');
  // The first screen, and three.
  expect(screen.getAllByRole('article')).toHaveLength(6);
  const room = container.firstElementChild?.lastElementChild;
  expect(room).toHaveStyle({ height: `${(41 - 6) * 385}px` });
  unmount();
});

it.each([
  ['__PAGE__', 2],
  ['detail', 0],
])(
  'loads the images of the first cards at once unless an article covers them: %s',
  (segment, n) => {
    const { container, unmount } = openList(segment);
    expect(container.querySelectorAll('img[src^="https://a.example/"]').length).toBeGreaterThan(2);
    expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(n);
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(n);
    unmount();
  },
);

it('shows its first rows as cards, then all where virtualization never loads', async () => {
  const { container, unmount } = openList();
  // The first screen, and the overscan of 12.
  expect(screen.getAllByRole('article')).toHaveLength(15);
  const room = container.firstElementChild?.lastElementChild;
  expect(room).toHaveStyle({ height: `${(41 - 15) * 385}px` });
  // Going to a far row waits for it.
  expect(container.querySelector('[data-first-rows]')).not.toBeNull();
  await rest();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  expect(container.querySelector('[data-first-rows]')).toBeNull();
  unmount();
});

it('keeps its elements when virtualization loads, and continues', async () => {
  mockOnline = true;
  const { container, unmount } = openList();
  const cards = screen.getAllByRole('article');
  expect(screen.queryByRole('alert')).toBeNull();
  await rest();
  await waitFor(() => expect(container.firstElementChild).toHaveStyle({ overflow: 'clip' }));
  expect(screen.getAllByRole('article')).toEqual(cards);
  expect(container.querySelector('[data-first-rows]')).toBeNull();
  unmount();
});

it('virtualizes the next list at once: rows not seen yet wait for their turn', () => {
  const { container } = openList();
  expect(container.querySelectorAll('[data-index]').length).toBeGreaterThanOrEqual(14);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(container.querySelectorAll('[data-placeholder]').length).toBeGreaterThanOrEqual(14);
});
