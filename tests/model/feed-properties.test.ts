import fc from '../fast-check';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { emptyFeed, feedOf, type Feed, type FeedPage } from '@/lib/model/feed/feed';
import { dueLoad } from '@/lib/model/feed/due-load';
import { mayStart, reduceFeed, type FeedAction } from '@/lib/model/feed/reduce-feed';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 500 });

type Event = { id: string };

const event = fc.record({ id: fc.constantFrom(...'abcdefghij') });
const page: fc.Arbitrary<FeedPage<Event>> = fc.record({
  events: fc.array(event, { maxLength: 6 }),
  has_more: fc.boolean(),
  session_end: fc.boolean(),
  session_id: fc.constantFrom('s1', 's2'),
  next_cursor: fc.constantFrom('', 'c1', 'c2', 'c3'),
});
const load = fc.constantFrom('refresh', 'more', 'history');
/** Mostly the pending answer, sometimes a late one. */
const awaited = -1;
const refresh_id = fc.oneof({ weight: 3, arbitrary: fc.constant(awaited) }, fc.nat({ max: 4 }));
const action: fc.Arbitrary<FeedAction<Event>> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('started'), load }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('loaded'),
      load,
      refresh_id,
      page,
      now: fc.nat(),
      infinite: fc.boolean(),
    }),
  },
  fc.record({ type: fc.constant('failed'), load, refresh_id }),
  fc.record({ type: fc.constant('removed'), id: fc.constantFrom(...'abcdefghij') }),
  fc.record({ type: fc.constant('cleared') }),
  fc.record({ type: fc.constant('restored'), page, at: fc.nat() }),
);

/** The next state; a pending answer belongs to the current load. */
function step(feed: Feed<Event>, act: FeedAction<Event>): Feed<Event> {
  const answers = act.type === 'loaded' || act.type === 'failed';
  if (!answers || act.refresh_id !== awaited) return reduceFeed(feed, act);
  const { loading = act.load, refresh_id: id } = feed;
  return reduceFeed(feed, { ...act, load: loading, refresh_id: id });
}

const shown = (feed: Feed<Event>, infinite: boolean) =>
  feedRows(feed, infinite).flatMap((row) => (row.kind === 'event' ? [row.event.id] : []));

describe('a feed in any sequence of events', () => {
  it('no event is on the page twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, infinite) => {
        const feed = actions.reduce(step, emptyFeed);
        const ids = shown(feed, infinite);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(feedRows(feed, infinite).map((row) => row.key)).size).toBe(
          feedRows(feed, infinite).length,
        );
      }),
    );
  });

  it('no event is in the feed twice, live and history together', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const feed = actions.reduce(step, emptyFeed);
        const ids = [...feed.events, ...feed.history_events].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('no accepted event is lost: only a refresh, a take-down or a reset removes it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let feed: Feed<Event> = emptyFeed;
        for (const act of actions) {
          const before = [...feed.events, ...feed.history_events].map(({ id }) => id);
          const next = step(feed, act);
          const after = new Set([...next.events, ...next.history_events].map(({ id }) => id));
          const accepted = act.type === 'loaded' && next !== feed;
          if (accepted) for (const { id } of act.page.events) expect(after).toContain(id);
          const mayDrop =
            act.type === 'cleared' ||
            (accepted && feed.loading === 'refresh' && act.infinite && next.has_more);
          const gone = act.type === 'removed' ? act.id : undefined;
          if (!mayDrop) {
            for (const id of before) if (id !== gone) expect(after).toContain(id);
          }
          feed = next;
        }
      }),
    );
  });

  it('every event in the feed is on the page, unless more live results precede it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, infinite) => {
        const feed = actions.reduce(step, emptyFeed);
        if (feed.refreshed_at === undefined) return;
        const hidden = infinite && feed.has_more;
        const held = hidden ? feed.events : [...feed.events, ...feed.history_events];
        expect(shown(feed, infinite)).toEqual([...new Set(held.map(({ id }) => id))]);
      }),
    );
  });

  it('every event on the page reports a session from the service', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const feed = actions.reduce(step, emptyFeed);
        for (const id of shown(feed, false)) expect(feed.sessions[id]).toMatch(/^s[12]$/);
      }),
    );
  });

  it('the end of the page is always right: loading, offering more, or complete', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (actions, infinite) => {
        const feed = actions.reduce(step, emptyFeed);
        const last = feedRows(feed, infinite).at(-1);
        if (!last) return;
        const kind = infinite && feed.has_more ? 'more' : 'history';
        expect(last.kind).toBe(kind);
        if (last.kind !== 'more' && last.kind !== 'history') return;
        // It spins only during its load, and can be pressed whenever it offers more.
        expect(last.state === 'loading').toBe(feed.loading === kind);
        if (last.state === 'idle' && !feed.loading)
          expect(mayStart(feed, kind, infinite)).toBe(true);
        if (last.state === 'end') expect(dueLoad(feed, infinite)).toBeUndefined();
      }),
    );
  });

  it('every load can end: its own answer or failure always stops the loader', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 30 }),
        load,
        page,
        fc.boolean(),
        (acts, kind, answer, fails) => {
          const feed = acts.reduce(step, emptyFeed);
          const started = reduceFeed<Event>(feed, { type: 'started', load: kind });
          const own = { load: kind, refresh_id: started.refresh_id };
          const settled = fails
            ? reduceFeed(started, { type: 'failed', ...own })
            : reduceFeed(started, { type: 'loaded', ...own, page: answer, now: 1, infinite: true });
          expect(settled.loading).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['ends when it likes', page],
    ['says for ever that there is more', page.map((one) => ({ ...one, has_more: true }))],
    [
      'gives the same page for ever',
      page.map((one) => ({ ...one, has_more: true, next_cursor: 'c1' })),
    ],
  ])('loading at the end finishes with a service that %s', (_, answers) => {
    fc.assert(
      fc.property(fc.infiniteStream(answers), (pages) => {
        let feed: Feed<Event> = reduceFeed<Event>(emptyFeed, { type: 'started', load: 'refresh' });
        let due: ReturnType<typeof dueLoad> = 'refresh';
        let steps = 0;
        for (const answer of pages) {
          if (!due) break;
          const { refresh_id: id } = feed;
          feed = reduceFeed(feed, {
            type: 'loaded',
            load: due,
            refresh_id: id,
            page: answer,
            now: 1,
            infinite: true,
          });
          due = dueLoad(feed, true);
          if (due) feed = reduceFeed(feed, { type: 'started', load: due });
          steps += 1;
          expect(steps).toBeLessThan(400);
        }
        expect(due).toBeUndefined();
      }),
    );
  });
});

it('a first page of the server gives the same list as loading in the browser', () => {
  fc.assert(
    fc.property(page, (first) => {
      const started = reduceFeed<Event>(emptyFeed, { type: 'started', load: 'refresh' });
      const { refresh_id } = started;
      const own = { load: 'refresh', refresh_id, page: first, now: 7, infinite: true } as const;
      expect(feedOf(first, 7)).toEqual(reduceFeed(started, { type: 'loaded', ...own }));
    }),
  );
});
