import { emptyFeed, feedOf, isStale, type Feed, type FeedPage } from '@/lib/model/feed/feed';
import { dueLoad } from '@/lib/model/feed/due-load';
import { emptyPagesMost, leftFeed, mayStart, reduceFeed } from '@/lib/model/feed/reduce-feed';
import { refreshIdModulus, staleMs } from '@/lib/model/limits/feed';

type Event = { id: string; title?: string; release_time?: number };

const page = (ids: string[], more?: Partial<FeedPage<Event>>): FeedPage<Event> => ({
  events: ids.map((id) => ({ id })),
  has_more: false,
  session_end: false,
  session_id: 's1',
  next_cursor: '',
  ...more,
});
const goesOn = (cursor: string) => ({ has_more: true, next_cursor: cursor });
const idsOf = (events: Event[]) => events.map((event) => event.id);

function load(
  feed: Feed<Event>,
  kind: 'refresh' | 'more' | 'history',
  answer: FeedPage<Event>,
  infinite = true,
): Feed<Event> {
  const started = reduceFeed(feed, { type: 'started', load: kind });
  const { refresh_id } = started;
  return reduceFeed(started, {
    type: 'loaded',
    load: kind,
    refresh_id,
    page: answer,
    now: 1_000,
    infinite,
  });
}

describe('the feed of a tab', () => {
  it('begins with the fields of a list, all empty', () => {
    expect(emptyFeed).toMatchObject({
      events: [],
      has_more: false,
      session_end: false,
      history_events: [],
      history_has_more: true,
      refresh_id: 0,
    });
    expect(dueLoad(emptyFeed, true)).toBeUndefined();
  });

  it.each(['more', 'history'] as const)(
    'ends when page after page of %s adds nothing new',
    (kind) => {
      let feed = feedOf<Event>(page(['a'], goesOn('c0')), 0);
      const ended = ({ has_more, history_has_more }: Feed<Event>) =>
        kind === 'more' ? !has_more : !history_has_more;
      for (let n = 1; n < emptyPagesMost; n++)
        feed = load(feed, kind, page(['a'], goesOn(`c${n}`)));
      expect(ended(feed)).toBe(false);
      expect(ended(load(feed, kind, page(['b'], goesOn('new'))))).toBe(false);
      expect(ended(load(feed, kind, page(['a'], goesOn('last'))))).toBe(true);
    },
  );

  it('appends the events of load more at the end, in their order', () => {
    const first = feedOf<Event>(page(['a', 'b'], goesOn('c1')), 0);
    const second = load(first, 'more', page(['c', 'd'], goesOn('c2')));
    expect(idsOf(second.events)).toEqual(['a', 'b', 'c', 'd']);
    expect(second.next_cursor).toBe('c2');
  });

  it('drops an event that a later page repeats', () => {
    const first = feedOf<Event>(page(['a', 'b', 'a'], goesOn('c1')), 0);
    expect(idsOf(first.events)).toEqual(['a', 'b']);
    expect(idsOf(load(first, 'more', page(['b', 'c'])).events)).toEqual(['a', 'b', 'c']);
  });

  it('starts history when no more live events remain and infinite scroll is on', () => {
    const first = feedOf<Event>(page(['a'], goesOn('c1')), 0);
    expect(dueLoad(first, true)).toBe('more');
    expect(dueLoad(load(first, 'more', page(['b'])), true)).toBe('history');
  });

  it('loads no history while infinite scroll still has more live results', () => {
    const first = feedOf<Event>(page(['a'], goesOn('c1')), 0);
    expect(mayStart(first, 'history', true)).toBe(false);
    expect(mayStart(first, 'history', false)).toBe(true);
  });

  it('clears history on a refresh with more live results, under infinite scroll', () => {
    const old = load(feedOf<Event>(page(['a']), 0), 'history', page(['h1', 'h2']));
    const fresh = load(old, 'refresh', page(['b'], goesOn('c1')));
    expect(fresh.history_events).toEqual([]);
    expect(fresh.history_has_more).toBe(true);
  });

  it('keeps the previous events as history when a refresh returns the last live results', () => {
    const old = load(feedOf<Event>(page(['a', 'b']), 0), 'history', page(['h']));
    const fresh = load(old, 'refresh', page(['c', 'a']));
    expect(idsOf(fresh.events)).toEqual(['c', 'a']);
    expect(idsOf(fresh.history_events)).toEqual(['b', 'h']);
    expect(dueLoad(fresh, true)).toBe('history');
  });

  it('ignores a late answer to a load that a refresh has superseded', () => {
    const first = feedOf<Event>(page(['a'], goesOn('c1')), 0);
    const loading = reduceFeed(first, { type: 'started', load: 'more' });
    const overtaken = reduceFeed(loading, { type: 'started', load: 'refresh' });
    const { refresh_id } = loading;
    const late = { type: 'loaded', load: 'more', refresh_id, now: 0, infinite: true } as const;
    expect(reduceFeed(overtaken, { ...late, page: page(['z']) })).toBe(overtaken);
    expect(reduceFeed(overtaken, { type: 'failed', load: 'more', refresh_id })).toBe(overtaken);
  });

  it('keeps the list when a load fails, and waits for the reader to retry', () => {
    const first = feedOf<Event>(page(['a'], goesOn('c1')), 0);
    const started = reduceFeed(first, { type: 'started', load: 'more' });
    const { refresh_id } = started;
    const failed = reduceFeed(started, { type: 'failed', load: 'more', refresh_id });
    expect(idsOf(failed.events)).toEqual(['a']);
    expect(dueLoad(failed, true)).toBeUndefined();
    expect(mayStart(failed, 'more', true)).toBe(true);
  });

  it('stays unchanged when a refresh returns nothing newer than its top', () => {
    const timed = (...times: number[]) => ({
      ...page([]),
      events: times.map((release_time) => ({ id: `e${release_time}`, release_time })),
    });
    const feed = load(emptyFeed, 'refresh', timed(900, 800, 700));
    const again = load(feed, 'refresh', timed(100, 50));
    expect(again.events).toBe(feed.events);
    expect(again.loading).toBeUndefined();
    // The next page of a list that is not ranked by time alone, and of a feed with dates without
    // times.
    for (const next of [timed(850, 100), timed(900)]) {
      expect(load(feed, 'refresh', next).events).toBe(feed.events);
    }
    const ahead = load(emptyFeed, 'refresh', timed(9_999_999_999_999, 800));
    expect(idsOf(load(ahead, 'refresh', timed(900)).events)).toEqual(['e900']);
  });

  it('puts newer events on top, and loads more from where it was', () => {
    const timed = (...times: number[]) => ({
      ...page([]),
      events: times.map((release_time) => ({ id: `e${release_time}`, release_time })),
    });
    const first = load(emptyFeed, 'refresh', { ...timed(900, 800), ...goesOn('c1') }, true);
    const feed = load(first, 'more', { ...timed(700), ...goesOn('c2') });
    const next = { ...timed(1_000, 850, 100), ...goesOn('other'), session_id: 's2' };
    const again = load(feed, 'refresh', next);
    expect(idsOf(again.events)).toEqual(['e1000', 'e900', 'e800', 'e700']);
    expect(again).toMatchObject({ has_more: true, next_cursor: 'c2', sessions: { e1000: 's2' } });
    expect(again.renewed_at).toBe(again.refreshed_at);
    // A service that returns events that are already shown.
    expect(idsOf(load(feed, 'refresh', timed(1_000, 900, 800)).events)).toEqual([
      ...['e1000', 'e900', 'e800', 'e700'],
    ]);
    // The whole page is newer: there may be more such events than a page holds.
    const whole = load(feed, 'refresh', { ...timed(1_100, 1_000), ...goesOn('c9') });
    expect(idsOf(whole.events)).toEqual(['e1100', 'e1000']);
    expect(whole.next_cursor).toBe('c9');
  });

  it('reports whether a refresh changed it', () => {
    const event = (id: string, release_time: number) => ({
      ...page([]),
      events: [{ id, release_time }],
    });
    const feed = feedOf<Event>(event('new', 900), 0);
    const started = reduceFeed(feed, { type: 'started', load: 'refresh' });
    const answer = { load: 'refresh', refresh_id: started.refresh_id, now: 2_000 } as const;
    const stayed = reduceFeed(started, {
      ...{ type: 'loaded', ...answer, page: event('old', 1), infinite: true },
    });
    expect(stayed).toMatchObject({ refreshed_at: 2_000, renewed_at: 0 });
  });

  it('shows a requested new selection, however old', () => {
    const old = { ...page([]), events: [{ id: 'old', release_time: 1 }] };
    const feed = load(emptyFeed, 'refresh', {
      ...page([]),
      events: [{ id: 'new', release_time: 9 }],
    });
    const started = reduceFeed(feed, { type: 'started', load: 'refresh' });
    const { refresh_id } = started;
    const answer = { load: 'refresh', refresh_id, page: old, now: 2_000, infinite: true } as const;
    const selected = reduceFeed(started, { type: 'loaded', ...answer, selection: true });
    expect(idsOf(selected.events)).toEqual(['old']);
  });

  it('is replaced by the next refresh when its order is outdated, and not before', () => {
    const more = load(feedOf<Event>(page(['a', 'b'], goesOn('c1')), 5_000), 'more', page(['c']));
    const feed = load(more, 'history', page(['h']));
    const asked = reduceFeed(feed, { type: 'started', load: 'refresh' });
    const outdated = reduceFeed(asked, { type: 'outdated' });
    const { refresh_id } = asked;
    const late = { type: 'loaded', load: 'refresh', refresh_id, now: 0, infinite: false } as const;
    // It was requested in the old order.
    expect(reduceFeed(outdated, { ...late, page: page(['z']) })).toBe(outdated);
    expect(idsOf(outdated.events)).toEqual(['a', 'b', 'c']);
    expect([isStale(feed, 5_000), isStale(outdated, 5_000)]).toEqual([false, true]);
    const anew = load(outdated, 'refresh', page(['b']));
    expect([idsOf(anew.events), idsOf(anew.history_events)]).toEqual([['b'], []]);
    expect(isStale(anew, anew.refreshed_at ?? 0)).toBe(false);
  });

  it('wraps the refresh id at 1,000,000', () => {
    const last = { ...emptyFeed, refresh_id: refreshIdModulus - 1 };
    expect(reduceFeed<Event>(last, { type: 'started', load: 'refresh' }).refresh_id).toBe(0);
  });

  it('is stale when never refreshed, or refreshed more than 30 minutes ago', () => {
    const feed = feedOf<Event>(page(['a']), 5_000);
    expect(isStale(emptyFeed, 0)).toBe(true);
    expect(isStale(feed, 5_000 + staleMs)).toBe(false);
    expect(isStale(feed, 5_000 + staleMs + 1)).toBe(true);
  });

  it('removes a taken-down event from live, history and sessions', () => {
    const feed = load(
      feedOf<Event>(page(['a', 'b']), 0),
      'history',
      page(['h'], { session_id: 's2' }),
    );
    expect(feed.sessions).toEqual({ a: 's1', b: 's1', h: 's2' });
    const without = ['a', 'h'].reduce(
      (state, id) => reduceFeed(state, { type: 'removed', id }),
      feed,
    );
    expect(idsOf([...without.events, ...without.history_events])).toEqual(['b']);
    expect(without.sessions).toEqual({ b: 's1' });
  });

  it('shows a stored page where it is empty, and keeps waiting for the current load', () => {
    const loading = reduceFeed<Event>(emptyFeed, { type: 'started', load: 'refresh' });
    const stored = { type: 'restored', page: page(['a'], { session_id: 's0' }), at: 500 } as const;
    const feed = reduceFeed(loading, stored);
    expect(feed).toMatchObject({ events: [{ id: 'a' }], sessions: { a: 's0' }, refreshed_at: 500 });
    expect(feed).toMatchObject({ loading: 'refresh', refresh_id: loading.refresh_id });
    expect(reduceFeed(feed, { ...stored, page: page(['b']) })).toBe(feed);
  });

  it('resumes where it ended after leaving and returning, whatever was loading', () => {
    const fresh = feedOf(page(['new', 'a'], goesOn('near')), 2_000);
    const left = load(load(fresh, 'more', page(['b'], goesOn('far'))), 'history', page(['h']));
    const list = leftFeed(left);
    if (!list) throw new Error('the list is none');
    const loads = reduceFeed(fresh, { type: 'started', load: 'more' });
    const { refresh_id } = loads;
    const resumed = reduceFeed(loads, {
      type: 'resumed',
      list,
      now: 3_000,
    });
    expect(idsOf(resumed.events)).toEqual(['new', 'a', 'b']);
    expect(idsOf(resumed.history_events)).toEqual(['h']);
    expect(resumed).toMatchObject({ next_cursor: 'far', refreshed_at: 2_000, renewed_at: 3_000 });
    expect(dueLoad(resumed, true)).toBe('more');
    const late = { type: 'loaded', load: 'more', refresh_id, now: 4_000, infinite: true } as const;
    expect(reduceFeed(resumed, { ...late, page: page(['z']) })).toBe(resumed);
  });

  it('is empty after clearing, and an answer to an older load changes nothing', () => {
    const feed = load(feedOf<Event>(page(['a']), 0), 'history', page(['h']));
    const loading = reduceFeed(feed, { type: 'started', load: 'refresh' });
    const cleared = reduceFeed(loading, { type: 'cleared' });
    const { refresh_id } = loading;
    expect(cleared).toEqual({ ...emptyFeed, refresh_id: refresh_id + 1 });
    const late = { type: 'loaded', load: 'refresh', refresh_id, now: 0, infinite: true } as const;
    expect(reduceFeed(cleared, { ...late, page: page(['z']) })).toBe(cleared);
  });

  it('treats a repeated or missing cursor as the end', () => {
    const first = feedOf<Event>(page(['a'], goesOn('c1')), 0);
    expect(load(first, 'more', page(['b'], goesOn('c1'))).has_more).toBe(false);
    expect(load(first, 'more', page(['b'], goesOn(''))).has_more).toBe(false);
  });
});
