import { feedOf, type Feed, type FeedPage } from '@/lib/model/feed/feed';
import { reduceFeed } from '@/lib/model/feed/reduce-feed';
import { feedRows } from '@/lib/model/feed/feed-rows';

type Event = { id: string; writing?: string; release_time?: number };

const page = (ids: string[], has_more = false): FeedPage<Event> => ({
  events: ids.map((id) => ({ id })),
  has_more,
  session_end: false,
  session_id: 's',
  next_cursor: has_more ? 'c' : '',
});
const kinds = (feed: Feed<Event>, infinite = true) =>
  feedRows(feed, infinite).map((row) => (row.kind === 'event' ? row.event.id : row.kind));

function withHistory(feed: Feed<Event>, ids: string[]): Feed<Event> {
  const started = reduceFeed(feed, { type: 'started', load: 'history' });
  const { refresh_id } = started;
  const answer = { type: 'loaded', load: 'history', refresh_id, now: 0, infinite: true } as const;
  return reduceFeed(started, { ...answer, page: page(ids) });
}

describe('the rows of a list', () => {
  it('are live events, the splitter, history events and the history loader, in that order', () => {
    const feed = withHistory(feedOf<Event>(page(['a', 'b']), 0), ['h', 'a']);
    expect(kinds(feed)).toEqual(['a', 'b', 'splitter', 'h', 'history']);
  });

  it('end with a loader while infinite scroll has more live results', () => {
    expect(kinds(feedOf<Event>(page(['a'], true), 0))).toEqual(['a', 'more']);
  });

  it('offer a new selection in the splitter when infinite scroll is off and more exists', () => {
    const rows = feedRows(feedOf<Event>(page(['a'], true), 0), false);
    expect(rows[1]).toEqual({ kind: 'splitter', key: 'splitter', has_more: true });
  });

  it('are empty before the first page has arrived', () => {
    const started = reduceFeed<Event>(feedOf<Event>(page([]), 0), { type: 'cleared' });
    expect(feedRows(started, true)).toEqual([]);
  });

  it('show the end of the history', () => {
    const feed = withHistory(feedOf<Event>(page(['a']), 0), []);
    expect(feedRows(feed, true).at(-1)).toEqual({ kind: 'history', key: 'history', state: 'end' });
  });

  it('number the events across live and history', () => {
    const feed = withHistory(feedOf<Event>(page(['a', 'b']), 0), ['h']);
    const turns = feedRows(feed, true).flatMap((row) => (row.kind === 'event' ? [row.index] : []));
    expect(turns).toEqual([0, 1, 2]);
  });

  it('leave out what is hidden, in the news and in the history', () => {
    const feed = withHistory(feedOf<Event>(page(['a', 'b']), 0), ['h', 'i']);
    const rows = feedRows(feed, true, new Set(['a', 'h']));
    expect(rows.flatMap((row) => (row.kind === 'event' ? [[row.key, row.index]] : []))).toEqual([
      ['b', 0],
      ['i', 1],
    ]);
  });

  it.each(['more', 'history'] as const)(
    'tell by the loader of %s alone that it is on its way, and that it failed',
    (load) => {
      const before = feedOf<Event>(page(['a'], load === 'more'), 0);
      const started = reduceFeed(before, { type: 'started', load });
      const { refresh_id } = started;
      const failed = reduceFeed(started, { type: 'failed', load, refresh_id });
      const last = (feed: Feed<Event>) => feedRows(feed, true).at(-1);
      expect(last(before)).toMatchObject({ kind: load, state: 'idle' });
      expect(last(started)).toMatchObject({ kind: load, state: 'loading' });
      expect(last(failed)).toMatchObject({ kind: load, state: 'failed' });
      // Without infinite scroll the history is what the list ends with.
      if (load === 'more')
        expect(feedRows(failed, false).at(-1)).toMatchObject({ kind: 'history', state: 'idle' });
    },
  );
});

it('each row has a key of its own', () => {
  const sample = { id: 's', writing: 'sample', release_time: 0 };
  const events = [{ id: 'a' }, sample];
  for (const more of [true, false]) {
    const rows = feedRows(feedOf<Event>({ ...page([], more), events }, 0), true);
    expect(rows.map(({ key }) => key)).toEqual(
      rows.map((row) => (row.kind === 'event' ? row.event.id : row.kind)),
    );
  }
});

describe('the shelf of the sample edition', () => {
  const sample = { writing: 'sample', release_time: 0 };
  const rowsOf = (...events: Event[]) => kinds(feedOf<Event>({ ...page([]), events }, 0));

  it('is headed before the first sample that has no date, once', () => {
    const rows = rowsOf({ id: 'a' }, { id: 's', ...sample }, { id: 't', ...sample });
    expect(rows).toEqual(['a', 'shelf', 's', 't', 'splitter', 'history']);
    expect(rowsOf({ id: 's', ...sample })[0]).toBe('shelf');
  });

  it.each([
    ['what is no sample', { id: 'a', writing: 'ai', release_time: 0 }],
    ['a sample with a date', { id: 'a', ...sample, release_time: 1 }],
    ['an event of which nothing is said', { id: 'a' }],
  ])('has no place for %s', (_, event) => {
    expect(rowsOf(event)).toEqual(['a', 'splitter', 'history']);
  });
});
