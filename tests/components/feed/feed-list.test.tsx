import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { FeedList } from '@/components/feed/feed-list';
import { MessagesProvider } from '@/components/shell/messages-provider';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import messages from '@/messages/en.json';
import { sampleEntry } from '../../model/entry-sample';
import { renderPage } from '../page';

// jsdom has no layout: only the rows of the first screen and the overscan are rendered, as on the
// server.
const observers = new Set<HandObserver>();
class HandObserver {
  readonly observed = new Set<Element>();
  constructor(readonly report: (entries: ResizeObserverEntry[]) => void) {
    observers.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
}
beforeAll(() => {
  // The parts that are read of what a browser reports.
  globalThis.ResizeObserver = HandObserver as unknown as typeof ResizeObserver;
});
beforeEach(() => observers.clear());
// Virtualization loads when the page is idle; lists opened later have it.
beforeAll(async () => {
  const { unmount } = list([{ kind: 'more', key: 'more', state: 'failed' }]);
  await screen.findByRole('alert', {}, patience);
  unmount();
});

/** Reports this height for these rows to their observers. */
function resize(elements: Element[], height: number) {
  for (const { observed, report } of observers) {
    const entries = elements
      .filter((element) => observed.has(element))
      .map((target) => ({ target, borderBoxSize: [{ blockSize: height }] }));
    report(entries as unknown as ResizeObserverEntry[]);
  }
}

const eventRows = (count: number): FeedRow<FeedEntry>[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'event',
    key: `e${index}`,
    index,
    event: sampleEntry({ id: `e${index}`, title: [{ lang: 'en', text: `Title ${index}` }] }),
  }));

const lists = (rows: FeedRow<FeedEntry>[]) => ({
  rows,
  scroller: null,
  seen: true,
  fast: false,
  brief: true,
  sessions: {},
  onLoad: jest.fn(),
  onRefresh: jest.fn(),
  onSelect: jest.fn(),
});

function list(rows: FeedRow<FeedEntry>[], more: Partial<Parameters<typeof FeedList>[0]> = {}) {
  const props = lists(rows);
  return { ...renderPage(<FeedList {...props} {...more} />), ...props };
}

/** A busy machine renders few frames. */
const patience = { timeout: 20_000 };

const wholeHeight = ({ firstElementChild }: HTMLElement) =>
  firstElementChild instanceof HTMLElement ? firstElementChild.style.height : undefined;

const countRows = ({ container }: { container: HTMLElement }) =>
  container.querySelectorAll('[data-index]').length;

describe('the rows of a list on the page', () => {
  it('are those of the first screen and the overscan of 12, not all of 200', () => {
    const shown = countRows(list(eventRows(200)));
    expect(shown).toBeGreaterThanOrEqual(3 + 12 - 1);
    expect(shown).toBeLessThanOrEqual(3 + 12 + 1);
  });

  it('are more, with an overscan of 20, in titles-only mode', () => {
    const shown = countRows(list(eventRows(200), { brief: false }));
    expect(shown).toBeGreaterThanOrEqual(7 + 20 - 1);
    expect(shown).toBeLessThanOrEqual(7 + 20 + 1);
  });

  it('reserve space for the rest: 385 px a row with the brief, 131 px without', () => {
    const { container, unmount } = list(eventRows(100));
    expect(wholeHeight(container)).toBe('38500px');
    unmount();
    expect(wholeHeight(list(eventRows(100), { brief: false }).container)).toBe('13100px');
  });

  it('are measured: the space follows their real heights, and a new form measures them again', () => {
    let toggle = () => undefined as void;
    function Toggled() {
      const [brief, setBrief] = useState(true);
      toggle = () => setBrief(!brief);
      return <FeedList {...lists(eventRows(100))} brief={brief} />;
    }
    const { container } = renderPage(<Toggled />);
    const rows = [...container.querySelectorAll('[data-index]')];
    act(() => resize(rows, 500));
    expect(wholeHeight(container)).toBe('50000px');
    act(() => toggle());
    expect(wholeHeight(container)).toBe('13100px');
    act(() => toggle());
    expect(wholeHeight(container)).toBe('38500px');
  });

  it('are measured once they are rendered, also far down, without another scroll', () => {
    const scroller = document.createElement('div');
    const { container } = list(eventRows(100), { scroller, fast: true });
    const drawn = () => [...container.querySelectorAll('[data-index]')];
    const first = new Set(drawn());
    act(() => {
      scroller.scrollTop = 385 * 60;
      scroller.dispatchEvent(new Event('scroll'));
    });
    const far = drawn().filter((row) => !first.has(row));
    expect(far.length).toBeGreaterThan(12);
    expect(wholeHeight(container)).toBe('38500px');
    act(() => resize(far, 500));
    expect(parseFloat(wholeHeight(container) ?? '')).toBeGreaterThan(40_000);
  });

  it('change the height of the list only when measured', () => {
    const { container } = list(eventRows(3));
    expect(container.firstElementChild).toHaveStyle({ height: '1155px', overflow: 'clip' });
  });

  it('that come into view during fast scrolling are skeletons', () => {
    const { container } = list(eventRows(10), { fast: true });
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(10);
  });

  it('become cards when the browser is idle, and stay cards during the next fast scroll', async () => {
    let scroll = (_fast: boolean) => undefined as void;
    function Scrolled() {
      const [fast, setFast] = useState(true);
      scroll = setFast;
      return <FeedList {...lists(eventRows(5))} fast={fast} />;
    }
    renderPage(<Scrolled />);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    act(() => scroll(false));
    // One after the other, each in its own frame.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5), patience);
    act(() => scroll(true));
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('are cards at once where a list opens on the screen, and one by one when they come later', async () => {
    const onScreen = { top: 10, bottom: 300 } as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(onScreen);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
    let more = () => undefined as void;
    function Growing() {
      const [count, setCount] = useState(3);
      more = () => setCount(6);
      return <FeedList {...lists(eventRows(count))} />;
    }
    renderPage(<Growing />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    act(() => more());
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6), patience);
    jest.restoreAllMocks();
  });

  it('are cards at once in the server’s HTML', () => {
    const html = renderToString(
      <MessagesProvider locale="en" messages={messages}>
        <FeedList {...lists(eventRows(3))} />
      </MessagesProvider>,
    );
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).not.toContain('overflow:clip');
  });

  it('are not rendered where the list is invisible', () => {
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

  it('say that loading more failed, and retry on demand', async () => {
    const { onLoad } = list([...eventRows(1), { kind: 'more', key: 'more', state: 'failed' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load more');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });
});

describe('a list scrolled far down', () => {
  it('never reads its position while rendering: rows and position would chase each other', () => {
    const scroller = document.createElement('div');
    let asked = 0;
    const spy = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this === scroller) return new DOMRect(0, 0, 400, 800);
      asked += 1;
      // Each answer differs, as in a browser with scroll anchoring.
      return new DOMRect(0, asked % 2 ? 0 : -20_000, 400, 60_000);
    });
    const height = jest
      .spyOn(Element.prototype, 'clientHeight', 'get')
      .mockImplementation(function (this: Element) {
        return this === scroller ? 800 : 60_000;
      });
    const shown = list(eventRows(200), { scroller });
    act(() => void scroller.dispatchEvent(new Event('scroll')));
    expect(countRows(shown)).toBeGreaterThan(0);
    spy.mockRestore();
    height.mockRestore();
  });
});
