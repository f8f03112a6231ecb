// A list before what chooses its rows is there, and where that does not come. Protects: what the server
// sent stays the same elements, and no event is out of reach.
import { act, screen, waitFor } from '@testing-library/react';
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
  event: sampleEntry({ id: `e${index}`, title: [{ lang: 'en', text: `Title ${index}` }] }),
}));
const onLoad = jest.fn();
const openList = () =>
  renderPage(
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
    />,
  );

it('shows its first rows as cards, then all where it never learns to choose', async () => {
  const { container, unmount } = openList();
  // The first screen, and the overscan of 12.
  expect(screen.getAllByRole('article')).toHaveLength(15);
  const room = container.firstElementChild?.lastElementChild;
  expect(room).toHaveStyle({ height: `${(41 - 15) * 385}px` });
  // Whoever goes to a far row waits for it.
  expect(container.querySelector('[data-first-rows]')).not.toBeNull();
  await rest();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  expect(container.querySelector('[data-first-rows]')).toBeNull();
  unmount();
});

it('keeps what it showed when it learns to choose, and goes on', async () => {
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

it('chooses at once in the next list: what is not seen yet waits for its turn', () => {
  const { container } = openList();
  expect(container.querySelectorAll('[data-index]').length).toBeGreaterThanOrEqual(14);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(container.querySelectorAll('[data-placeholder]').length).toBeGreaterThanOrEqual(14);
});
