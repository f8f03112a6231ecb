// What a list does with an answer that came for another state than the one it is in.
import { emptyFeed, feedOf, type Feed } from '@/lib/model/feed/feed';
import { leftFeed, mayStart, reduceFeed } from '@/lib/model/feed/reduce-feed';
import { refreshIdModulus } from '@/lib/model/limits/feed';

type Event = { id: string; release_time?: number };

const page = (events: Event[], next_cursor = 'c') => ({
  events,
  has_more: true,
  session_end: false,
  session_id: 's',
  next_cursor,
});
const of = (...events: Event[]): Feed<Event> => feedOf(page(events), 10);
const a = { id: 'a', release_time: 1 };
const b = { id: 'b', release_time: 5 };
const ids = ({ events }: Feed<Event>) => events.map(({ id }) => id);
const loaded = (load: 'refresh' | 'more', events: Event[], refresh_id: number) =>
  ({ type: 'loaded', load, refresh_id, page: page(events, 'd'), now: 20, infinite: true }) as const;

/** The list after a load was answered. */
function after(feed: Feed<Event>, load: 'refresh' | 'more', events: Event[]): Feed<Event> {
  const started = reduceFeed(feed, { type: 'started', load });
  return reduceFeed(started, loaded(load, events, started.refresh_id));
}

describe('a refresh', () => {
  it('may start at any time, another load when it is due', () => {
    expect(mayStart(emptyFeed, 'refresh', true)).toBe(true);
    expect(mayStart(emptyFeed, 'more', true)).toBe(false);
    expect(mayStart({ ...of(a), loading: 'more' }, 'refresh', true)).toBe(true);
  });

  it('alone overtakes the loads before it', () => {
    const feed = of(a);
    const idAfter = (load: 'refresh' | 'more' | 'history') =>
      reduceFeed(feed, { type: 'started', load }).refresh_id;
    expect([idAfter('refresh'), idAfter('more'), idAfter('history')]).toEqual([2, 1, 1]);
    const last = { ...feed, refresh_id: refreshIdModulus - 1 };
    expect(reduceFeed(last, { type: 'started', load: 'refresh' }).refresh_id).toBe(0);
  });

  it('puts what is newer on top, not what is as old or shown already', () => {
    expect(ids(after(of(a), 'refresh', [b, { id: 'c', release_time: 1 }]))).toEqual(['b', 'a']);
    expect(ids(after(of(a), 'refresh', [{ id: 'c', release_time: 1 }]))).toEqual(['a']);
    expect(ids(after(of(a, b), 'refresh', [{ ...a, release_time: 9 }]))).toEqual(['a', 'b']);
  });
});

describe('an answer', () => {
  it('to no load, another load or an earlier refresh changes nothing', () => {
    const feed = of(a);
    const started = reduceFeed(feed, { type: 'started', load: 'more' });
    expect(reduceFeed(feed, loaded('more', [b], 1))).toBe(feed);
    expect(reduceFeed(started, loaded('refresh', [b], 1))).toBe(started);
    expect(reduceFeed(started, loaded('more', [b], 0))).toBe(started);
    for (const refresh_id of [0, 2]) {
      const failed = { type: 'failed', load: 'more', refresh_id } as const;
      expect(reduceFeed(started, failed)).toBe(started);
    }
  });

  it('with more events goes on with a list whose order is outdated', () => {
    const outdated = reduceFeed(of(a), { type: 'outdated' });
    expect(ids(after(outdated, 'more', [b]))).toEqual(['a', 'b']);
    expect(ids(after(outdated, 'refresh', [b]))).toEqual(['b']);
  });

  it.each(['outdated', 'cleared'] as const)(
    'requested before the list was %s, comes too late',
    (type) => {
      const started = reduceFeed(of(a), { type: 'started', load: 'more' });
      const next = reduceFeed(started, { type });
      expect(next.refresh_id).toBe(2);
      expect(reduceFeed(next, loaded('more', [b], started.refresh_id))).toBe(next);
      const last = { ...started, refresh_id: refreshIdModulus - 1 };
      expect(reduceFeed(last, { type }).refresh_id).toBe(0);
    },
  );
});

describe('a list as it was left', () => {
  it('is none without a first page, and with an outdated order', () => {
    expect(leftFeed(emptyFeed)).toBeUndefined();
    expect(leftFeed(reduceFeed(of(a), { type: 'outdated' }))).toBeUndefined();
    expect(leftFeed(of(a))?.events).toEqual([a]);
  });

  it('replaces what came with the page, and a load in progress comes too late', () => {
    const list = leftFeed(of(a, b));
    const started = reduceFeed(of(b), { type: 'started', load: 'more' });
    if (!list) throw new Error('There is a list.');
    const resumed = reduceFeed(started, { type: 'resumed', list, now: 30 });
    expect(resumed).toMatchObject({
      events: [a, b],
      refresh_id: 2,
      refreshed_at: 10,
      renewed_at: 30,
    });
    expect(resumed.loading).toBeUndefined();
    const last = { ...started, refresh_id: refreshIdModulus - 1 };
    expect(reduceFeed(last, { type: 'resumed', list, now: 30 }).refresh_id).toBe(0);
  });

  it('a stored page is shown where there is nothing yet, and the load goes on', () => {
    const restored = { type: 'restored', page: page([a]), at: 3 } as const;
    const started = reduceFeed<Event>(emptyFeed, { type: 'started', load: 'refresh' });
    expect(reduceFeed(started, restored)).toMatchObject({
      events: [a],
      loading: 'refresh',
      refresh_id: 1,
      refreshed_at: 3,
    });
    for (const feed of [
      of(b),
      of(),
      { ...emptyFeed, events: [b] },
      { ...emptyFeed, history_events: [b] },
    ])
      expect(reduceFeed(feed, restored)).toBe(feed);
    const odd = { ...emptyFeed, events: [a], history_events: [b] };
    expect(reduceFeed(odd, restored)).toBe(odd);
  });
});
