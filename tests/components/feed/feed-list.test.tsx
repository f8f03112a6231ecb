import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedList } from '@/components/feed/feed-list';
import type { FeedEntry } from '@/lib/model/entry';
import type { FeedRow } from '@/lib/model/feed-rows';
import { sampleEntry } from '../../model/entry-sample';
import { renderPage } from '../page';

// jsdom has no layout: only the rows of the first screen and the overscan are rendered, as on the server.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
});

const eventRows = (count: number): FeedRow<FeedEntry>[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'event',
    key: `e${index}`,
    index,
    event: sampleEntry({ id: `e${index}`, title: [{ lang: 'en', text: `Title ${index}` }] }),
  }));

function list(rows: FeedRow<FeedEntry>[], more: Partial<Parameters<typeof FeedList>[0]> = {}) {
  const onLoad = jest.fn();
  const onRefresh = jest.fn();
  const page = renderPage(
    <FeedList
      rows={rows}
      scroller={null}
      seen
      fast={false}
      brief
      sessions={{}}
      onLoad={onLoad}
      onRefresh={onRefresh}
      {...more}
    />,
  );
  return { ...page, onLoad, onRefresh };
}

describe('the rows of a list on the page', () => {
  it('are those of the first screen and the overscan of 12, not all of 200', () => {
    list(eventRows(200));
    const shown = screen.getAllByRole('article').length;
    expect(shown).toBeGreaterThanOrEqual(3 + 12 - 1);
    expect(shown).toBeLessThanOrEqual(3 + 12 + 1);
  });

  it('are more of them, with an overscan of 20, where only titles are shown', () => {
    list(eventRows(200), { brief: false });
    const shown = screen.getAllByRole('article').length;
    expect(shown).toBeGreaterThanOrEqual(7 + 20 - 1);
    expect(shown).toBeLessThanOrEqual(7 + 20 + 1);
  });

  it('leave room for the rest: 385 px a row with the brief, 131 px without', () => {
    const height = (container: HTMLElement) =>
      container.querySelector<HTMLElement>('[style*="height"]:not(img):not(span)')?.style.height;
    const { container, unmount } = list(eventRows(100));
    const shown = screen.getAllByRole('article').length;
    expect(height(container)).toBe(`${(100 - shown) * 385}px`);
    unmount();
    const titles = list(eventRows(100), { brief: false });
    const count = screen.getAllByRole('article').length;
    expect(height(titles.container)).toBe(`${(100 - count) * 131}px`);
  });

  it('that come into view while the reader scrolls fast are skeletons', () => {
    list(eventRows(10), { fast: true });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  it('are none where the list cannot be seen', () => {
    list(eventRows(10), { seen: false });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  it.each([
    [true, 'Show me a new selection'],
    [false, 'You’re up to date'],
  ])('have a splitter that says, with more available %s: %s', (has_more, text) => {
    list([...eventRows(1), { kind: 'splitter', key: 'splitter', has_more }]);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('end with "No more content, click to refresh"; clicking refreshes', async () => {
    const { onRefresh } = list([
      ...eventRows(1),
      { kind: 'history', key: 'history', state: 'end' },
    ]);
    await userEvent.click(
      screen.getByRole('button', { name: 'No more content, click to refresh' }),
    );
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('say that going on failed, and try again on demand', async () => {
    const { onLoad } = list([...eventRows(1), { kind: 'more', key: 'more', state: 'failed' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load more');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });
});
