/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedPanel } from '@/components/feed/feed-panel';
import { Notices } from '@/components/shell/notices';
import { feedOf } from '@/lib/model/feed/feed';
import { staleMs } from '@/lib/model/limits/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { sampleEntry } from '../../model/entry-sample';
import { listOf, newReader, type Answer, type Asked } from '../../state/reader';
import { renderPage } from '../page';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
  Element.prototype.scrollTo ??= () => undefined;
});

type Opened = { answer: (asked: Asked) => Answer | Promise<Answer>; at?: number; more?: boolean };

/** A panel whose first page, of one event, came with the HTML at the time `at`. */
function openPanel({ answer, at = Date.now(), more = false }: Opened) {
  const reader = newReader(answer);
  const page = {
    events: [sampleEntry()],
    has_more: more,
    session_end: !more,
    session_id: 's',
    next_cursor: more ? 'c1' : '',
  };
  reader.store.set(feedAtom('recommend'), feedOf(page, at));
  const content = (
    <>
      <FeedPanel tab="recommend" label="For you" open seen />
      <Notices />
    </>
  );
  renderPage(content, { store: reader.store });
  const scroller = screen.getByRole('region', { name: 'For you' });
  /** Scrolls so that the end of the list is `px` below the screen. */
  const scrollTo = (px: number) => {
    Object.defineProperties(scroller, {
      scrollHeight: { value: 10_000, configurable: true },
      clientHeight: { value: 800, configurable: true },
      scrollTop: { value: 10_000 - 800 - px, configurable: true, writable: true },
    });
    fireEvent.scroll(scroller);
  };
  return { ...reader, scrollTo };
}
const never = () => new Promise<Answer>(() => undefined);

describe('the list of a tab', () => {
  it('shows eight skeletons while its first page loads, then the page', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    const reader = newReader(() => new Promise<Answer>((resolve) => (arrive = resolve)));
    renderPage(<FeedPanel tab="sports" label="Sports" open seen />, { store: reader.store });
    const skeletons = screen.getByRole('status', { name: 'Loading news' });
    expect(skeletons.children).toHaveLength(8);
    await waitFor(() => expect(reader.asked).toHaveLength(1));
    await act(async () => arrive(listOf(['a'])));
    expect(await screen.findByRole('article', { name: 'a' })).toBeInTheDocument();
  });

  it('fetches nothing for a page that came with the HTML', async () => {
    const { asked } = openPanel({ answer: never, more: true, at: Date.now() });
    // jsdom has no heights, so the end is near and the next page is due: never the first again.
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input.cursor).toBe('c1');
  });

  it('refreshes when it is opened stale', async () => {
    const { asked } = openPanel({ answer: never, at: Date.now() - staleMs - 1 });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ name: 'ListEvents', input: { cursor: '' } });
    expect(screen.getByText('Updating…')).toBeVisible();
  });

  it('shows no success for a refresh that failed', async () => {
    const { store } = openPanel({ answer: () => 'broken' });
    await act(() => store.set(refreshFeedAtom, 'recommend'));
    expect(await screen.findByText('Service error, please try again later')).toBeVisible();
    expect(screen.queryByText('News refreshed')).toBeNull();
    expect(screen.queryByText('Updating…')).toBeNull();
  });

  it('shows the tip only while a refresh runs, and a toast when it succeeded', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    const wait = () => new Promise<Answer>((resolve) => (arrive = resolve));
    const { asked, store } = openPanel({
      answer: ({ name }) => (name === 'ListEvents' ? wait() : never()),
    });
    expect(screen.queryByText('Updating…')).toBeNull();
    act(() => void store.set(refreshFeedAtom, 'recommend'));
    await waitFor(() => expect(asked.filter(({ name }) => name === 'ListEvents')).toHaveLength(1));
    expect(screen.getByText('Updating…')).toBeVisible();
    expect(screen.queryByText('News refreshed')).toBeNull();
    await act(async () => arrive(listOf(['b'])));
    expect(await screen.findByText('News refreshed')).toBeVisible();
    expect(screen.queryByText('Updating…')).toBeNull();
  });

  it('loads history of 10 when its last row is reached and no live events are left', async () => {
    const { asked } = openPanel({ answer: never });
    await waitFor(() =>
      expect(asked).toEqual([
        { name: 'ListDisplayedEvents', input: { tab: 'recommend', cursor: '', limit: '10' } },
      ]),
    );
  });

  it('measures its rows again after a refresh', async () => {
    const { store } = openPanel({ answer: () => listOf(['b']) });
    const before = document.querySelector('[data-index]')?.parentElement;
    expect(before).toBeInTheDocument();
    await act(() => store.set(refreshFeedAtom, 'recommend'));
    await waitFor(() => expect(screen.getByRole('article', { name: 'b' })).toBeInTheDocument());
    expect(before).not.toBeInTheDocument();
  });

  it('keeps the position in a stale tab that has nothing new', async () => {
    const { store, asked } = openPanel({
      answer: ({ name }) => (name === 'ListEvents' ? listOf([]) : never()),
    });
    const row = document.querySelector('[data-index]')?.parentElement;
    const toTop = jest.spyOn(screen.getByRole('region', { name: 'For you' }), 'scrollTo');
    await act(() => store.set(loadFeedAtom, 'recommend', 'refresh'));
    expect(asked.map(({ name }) => name)).toContain('ListEvents');
    expect(row).toBeInTheDocument();
    expect(toTop).not.toHaveBeenCalled();
    // A requested refresh scrolls to the top.
    await act(() => store.set(refreshFeedAtom, 'recommend'));
    expect(toTop).toHaveBeenCalledWith({ top: 0 });
  });

  it('is refreshed when the reader returns to its page, at the top and not further down', async () => {
    const { asked, scrollTo } = openPanel({
      answer: ({ name }) => (name === 'ListEvents' ? never() : listOf([])),
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    const refreshes = () => asked.filter(({ name }) => name === 'ListEvents');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + staleMs + 1);
    const comeBack = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => scrollTo(2_000));
    await comeBack();
    expect(refreshes()).toHaveLength(0);
    await act(async () => scrollTo(10_000 - 800));
    await comeBack();
    await waitFor(() => expect(refreshes()).toHaveLength(1));
    jest.restoreAllMocks();
  });

  it('loads more when its end is within 500 px, not at 501', async () => {
    const answers: Answer[] = [listOf(['b'], { has_more: true, next_cursor: 'c2' })];
    const { asked, scrollTo, store } = openPanel({
      more: true,
      answer: () => answers.shift() ?? never(),
    });
    await waitFor(() => expect(store.get(feedAtom('recommend')).events).toHaveLength(2));
    // The load at the end of a page without height; from here on there is a height.
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => {
      store.set(feedAtom('recommend'), (feed) => ({ ...feed, loading: undefined }));
      scrollTo(501);
    });
    const before = asked.length;
    await act(async () => scrollTo(501));
    expect(asked).toHaveLength(before);
    await act(async () => scrollTo(500));
    await waitFor(() => expect(asked).toHaveLength(before + 1));
  });

  it('says what happened when its first page fails, and retries on demand', async () => {
    let answer: Answer = 'broken';
    const reader = newReader(() => answer);
    renderPage(<FeedPanel tab="sports" label="Sports" open seen />, { store: reader.store });
    expect(await screen.findByText(/The news didn’t load/)).toBeVisible();
    answer = listOf(['a']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'a' })).toBeInTheDocument();
  });

  it('shows one sentence with one action when empty', async () => {
    const reader = newReader(() => listOf([]));
    renderPage(<FeedPanel tab="sports" label="Sports" open seen />, { store: reader.store });
    expect(await screen.findByText('Nothing new in this section yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('offers the way back to the top, which refreshes, after scrolling a screen down', async () => {
    const { asked, scrollTo } = openPanel({ answer: never });
    expect(screen.queryByRole('button', { name: 'Back to top and refresh' })).toBeNull();
    await act(async () => scrollTo(2_000));
    await userEvent.click(screen.getByRole('button', { name: 'Back to top and refresh' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        name: 'ListEvents',
        input: { cursor: '', displayed_event_ids: ['e1'] },
      }),
    );
  });
});
