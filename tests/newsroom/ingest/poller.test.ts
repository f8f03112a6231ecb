import { feedBackOffMaxMs } from '@/lib/model/limits/service';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { FetchError } from '@/lib/newsroom/ingest/fetch-error';
import type { FetchedAnswer, FetchRequest } from '@/lib/newsroom/ingest/guarded-fetch';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { afterFailure, afterSuccess } from '@/lib/newsroom/ingest/poll-schedule';
import { retryAfterMs } from '@/lib/newsroom/retry-after';
import { runPoller } from '@/lib/newsroom/ingest/poller';
import { setTracer } from '@/lib/newsroom/spans';
import { createTracer, type FinishedSpan } from '@/lib/newsroom/trace/create-tracer';
import { createSampler } from '@/lib/newsroom/trace/sampler';
import type { FeedState, Store } from '@/lib/newsroom/store/contract/store';
import { openTestNewsroom, rssFeed, start } from './newsroom';
import { eventLoopTurns } from '../../event-loop-turns';

const minute = 60_000;
const hour = 60 * minute;

describe('when a feed is polled again', () => {
  const state: FeedState = {
    ...{ id: 'f', url: 'https://a.example/', title: 'A', tab: 'recommend' },
    ...{ next_poll_at: 0, failures: 0, etag: 'e', last_ok_at: 5 },
  };

  it('a healthy feed is polled every 15 minutes', () => {
    expect(afterSuccess({ ...state, failures: 3, last_error: 'x' }, start)).toEqual({
      ...state,
      failures: 0,
      last_ok_at: start,
      next_poll_at: start + 15 * minute,
    });
  });

  it('a failing feed waits twice as long each time, at most a day, and keeps its last good state', () => {
    let failing = state;
    const waits = Array.from({ length: 9 }, () => {
      failing = afterFailure(failing, start, 'broken');
      return (failing.next_poll_at - start) / minute;
    });
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
    expect(failing).toMatchObject({ etag: 'e', last_ok_at: 5, last_error: 'broken', failures: 9 });
  });

  it('Retry-After is honored, in seconds or as a date', () => {
    expect(retryAfterMs('7200', start)).toBe(2 * hour);
    expect(retryAfterMs(new Date(start + hour).toUTCString(), start)).toBe(hour);
    expect(retryAfterMs('soon', start)).toBeUndefined();
    expect(afterFailure(state, start, 'busy', 3 * hour).next_poll_at).toBe(start + 3 * hour);
    expect(afterFailure(state, start, 'busy', 1000).next_poll_at).toBe(start + 30 * minute);
  });
});

type Answer = Partial<{ status: number; headers: Record<string, string>; body: Uint8Array }>;

/** Polls with a clock that advances by sleeping, until `untilMs` has passed. */
async function poll(
  urls: string[],
  answer: (url: string, request: FetchRequest, now: number) => Answer | Promise<Answer>,
  untilMs: number,
  resolves = async (_host: string) => true,
  stored: readonly FeedState[] = [],
) {
  let now = start;
  const newsroom = await openTestNewsroom({ clock: () => now });
  const asked: { url: string; at: number; headers?: Record<string, string> }[] = [];
  let open = 0;
  let mostOpen = 0;
  const leaving = new AbortController();
  // The clock stops while a poll is running, from its request to its saved state.
  const underWay = new Set<string>();
  const { store } = newsroom;
  for (const state of stored) await store.feeds.save(state);
  const save = async (state: FeedState) => {
    await newsroom.store.feeds.save(state);
    underWay.delete(state.url);
  };
  await runPoller(
    {
      ...newsroom.parts,
      store: { ...store, feeds: { ...store.feeds, save } },
      list: urls.map((url) => ({ url, title: new URL(url).pathname.slice(1), tab: 'recommend' })),
      resolves,
      sleep: async (ms) => {
        if (underWay.size === 0) now += Math.max(1, ms / 2);
        if (now > start + untilMs) leaving.abort();
        await new Promise((resolve) => setImmediate(resolve));
      },
      fetch: async (url, request): Promise<FetchedAnswer> => {
        asked.push({ url, at: now - start, headers: request.headers });
        underWay.add(url);
        mostOpen = Math.max(mostOpen, ++open);
        try {
          const given = await answer(url, request, now);
          const { status = 200, headers = {}, body = new Uint8Array() } = given;
          return { status, url, body, headers: new Headers(headers) };
        } catch (error) {
          underWay.delete(url);
          throw error;
        } finally {
          open--;
        }
      },
    },
    leaving.signal,
  );
  const states = new Map((await newsroom.store.feeds.all()).map((state) => [state.url, state]));
  const articles = await newsroom.store.articles.count();
  await newsroom.close();
  return { asked, states, articles, mostOpen, lines: newsroom.lines };
}

const body = rssFeed('Example', [{ title: 'The only story' }]);
const unreachable = (): never => {
  throw new FetchError('unreachable', 'the host cannot be reached');
};

describe('polling', () => {
  it('polls conditionally once it can, and stores nothing twice', async () => {
    const { asked, articles, states } = await poll(
      ['https://a.example.com/x'],
      (_url, { headers }) =>
        headers?.['if-none-match'] === '"1"'
          ? { status: 304 }
          : { body, headers: { etag: '"1"', 'last-modified': 'Wed, 14 Jan 2026 10:00:00 GMT' } },
      40 * minute,
    );
    expect(asked.map(({ headers }) => headers?.['if-none-match'])).toEqual([
      undefined,
      '"1"',
      '"1"',
    ]);
    expect(asked[1]?.headers?.['if-modified-since']).toBe('Wed, 14 Jan 2026 10:00:00 GMT');
    expect(articles).toBe(1);
    expect(states.get('https://a.example.com/x')).toMatchObject({ etag: '"1"', failures: 0 });
  });

  it('waits a minute between polls of a host, and polls at most two feeds at once', async () => {
    const urls = ['a', 'b', 'c', 'd'].map((path) => `https://one.example.com/${path}`);
    const others = ['e', 'f', 'g'].map((name) => `https://${name}.example.com/${name}`);
    const { asked, mostOpen } = await poll(
      [...urls, ...others],
      async () => {
        await eventLoopTurns();
        return { body };
      },
      10 * minute,
    );
    const times = asked.filter(({ url }) => urls.includes(url)).map(({ at }) => at);
    expect(times).toHaveLength(4);
    times
      .slice(1)
      .forEach((at, index) => expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(minute));
    expect(asked).toHaveLength(7);
    expect(mostOpen).toBe(2);
  });

  it('keeps that minute across a restart, too', async () => {
    const urls = ['a', 'b'].map((path) => `https://one.example.com/${path}`);
    const known = { id: feedId(urls[0] ?? ''), url: urls[0] ?? '', title: 'a', tab: 'recommend' };
    const stored = { ...known, next_poll_at: start + hour, failures: 0, last_ok_at: start - 1000 };
    const { asked } = await poll(urls, () => ({ body }), 5 * minute, undefined, [stored]);
    // The host's other feed was read a second before the process started.
    expect(asked.map(({ url }) => url)).toEqual([urls[1]]);
    expect(asked[0]?.at).toBeGreaterThanOrEqual(minute - 1000);
  });

  it('is traced without the query, user and password of an address', async () => {
    const spans: FinishedSpan[] = [];
    const take = (one: FinishedSpan) => void spans.push(one);
    setTracer(createTracer(createSampler('always_on', 1), { take, close: async () => undefined }));
    const url = 'https://ana:secret@a.example.com/own?key=0123456789';
    await poll([url], () => ({ body }), 5 * minute);
    setTracer(undefined);
    expect(spans.find(({ name }) => name === 'feed poll')?.attributes).toMatchObject({
      ...{ 'feed.id': feedId(url), 'server.address': 'a.example.com', 'url.path': '/own' },
    });
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toMatch(/secret|012345/);
  });

  it('a permanently gone feed is polled once a day from the first answer on', async () => {
    const url = 'https://a.example.com/gone';
    const { states } = await poll([url], () => ({ status: 410 }), 5 * minute);
    expect(states.get(url)?.next_poll_at).toBeGreaterThanOrEqual(start + feedBackOffMaxMs);
    expect(states.get(url)?.last_error).toMatch(/gone for good/);
  });

  it('a truncated document is requested whole again, without conditions', async () => {
    const url = 'https://a.example.com/cut';
    const two = rssFeed('Cut', [{ title: 'One' }, { title: 'Two' }]);
    const { states, asked } = await poll(
      [url],
      () => ({ body: two.slice(0, two.lastIndexOf('<item>') + 20), headers: { etag: '"1"' } }),
      5 * minute,
    );
    expect(asked).toHaveLength(1);
    expect(states.get(url)).toMatchObject({ failures: 0 });
    expect(states.get(url)?.etag).toBeUndefined();
  });

  it('one truncated before its first item has failed, and is not an empty feed', async () => {
    const url = 'https://a.example.com/cut';
    const cut = body.slice(0, body.indexOf('<item>') + 6);
    const { states } = await poll([url], () => ({ body: cut, headers: { etag: '"1"' } }), minute);
    expect(states.get(url)).toMatchObject({ failures: 1, last_error: 'the feed is damaged' });
    expect(states.get(url)?.etag).toBeUndefined();
  });

  it('one broken feed stops no other, and keeps its last good state beside its error', async () => {
    let broken = false;
    const [good, bad] = ['https://a.example.com/good', 'https://b.example.com/bad'];
    const { states, lines, asked } = await poll(
      [bad, good],
      (url): Answer => {
        if (url !== bad || !broken) {
          broken ||= url === bad;
          return { body, headers: { etag: '"kept"' } };
        }
        return { status: 503, headers: { 'retry-after': '7200' } };
      },
      50 * minute,
    );
    expect(states.get(bad)).toMatchObject({
      etag: '"kept"',
      last_ok_at: start,
      last_error: 'the server answered 503',
      failures: 1,
    });
    expect(states.get(bad)?.next_poll_at).toBeGreaterThan(start + 2 * hour);
    expect(asked.filter(({ url }) => url === good).length).toBe(4);
    expect(lines.filter(({ msg }) => msg === 'bad: the server answered 503')).toHaveLength(1);
  });

  it('a refused address is reported as refused', async () => {
    const { states } = await poll(
      ['https://a.example.com/x'],
      () => {
        throw new FetchError('refused', 'address points inside the network');
      },
      minute,
    );
    expect([...states.values()][0]?.last_error).toBe('refused: address points inside the network');
  });

  it('the log never shows the key of a feed without a name', async () => {
    const [query, path] = ['?key=river-7', '/4f1c9a0be27d8835'];
    const urls = [`https://a.example.com/${query}`, `https://b.example.com${path}`];
    const empty = '<rss version="2.0"><channel><title></title></channel></rss>';
    let now = start;
    const newsroom = await openTestNewsroom({ clock: () => now });
    const asked: string[] = [];
    const answers = [{ status: 304 }, { status: 500 }, { body: Buffer.from(empty) }];
    const broken = { ...newsroom.store, exclusively: () => Promise.reject(new Error('no space')) };
    for (const answer of [...answers, undefined]) {
      await runPoller(
        {
          ...newsroom.parts,
          ...{ resolves: async () => true, once: true, alone: answer !== undefined },
          ...(answer === undefined && { store: broken }),
          list: urls.map((url) => ({ url, title: '', tab: 'recommend' })),
          sleep: async (ms) => {
            now += ms;
            await new Promise((resolve) => setImmediate(resolve));
          },
          onReport: ({ name }) => void asked.push(name),
          fetch: async (url) => ({
            ...{ status: 200, url, body, headers: new Headers() },
            ...answer,
          }),
        },
        new AbortController().signal,
      );
    }
    await newsroom.close();
    const said = JSON.stringify([asked, newsroom.lines]);
    expect(asked).toHaveLength(8);
    const names = ['https://a.example.com?…', 'https://b.example.com/…', 'example.com'];
    expect(new Set(asked)).toEqual(new Set(names));
    expect(newsroom.lines.filter(({ msg }) => msg === 'a feed could not be stored')).toHaveLength(
      2,
    );
    expect(said).not.toContain('river-7');
    expect(said).not.toContain(path);
  });

  it('logs a missing network once, counts no failures for it, and logs its return', async () => {
    const urls = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example.com/${name}`);
    const { lines, states, articles } = await poll(
      urls,
      unreachable,
      30 * minute,
      async () => false,
    );
    expect(articles).toBe(0);
    expect(states.size).toBe(0);
    expect(lines.filter(({ level }) => level >= 30).map(({ msg }) => msg)).toEqual([
      'no network: feeds are not polled until it is back',
    ]);
  });

  it('continues where it was when the network returns', async () => {
    let looks = 0;
    let asks = 0;
    const urls = ['a', 'b', 'c'].map((name) => `https://${name}.example.com/${name}`);
    const { lines, states } = await poll(
      urls,
      () => (asks++ < 2 ? unreachable() : { status: 304 }),
      30 * minute,
      async () => looks++ > 20,
    );
    const told = lines.filter(({ level }) => level >= 30).map(({ msg }) => msg);
    expect(told).toEqual([
      'no network: feeds are not polled until it is back',
      'the network is back; polling goes on',
    ]);
    expect([...states.values()].map(({ failures }) => failures)).toEqual([0, 0, 0]);
  });

  it('a dead host among living ones is its own failure', async () => {
    const { states, lines } = await poll(
      ['https://dead.example.com/dead', 'https://b.example.com/b'],
      (url) => (url.includes('dead') ? unreachable() : { body }),
      5 * minute,
      async (host) => !host.includes('dead'),
    );
    expect(states.get('https://dead.example.com/dead')).toMatchObject({
      id: feedId('https://dead.example.com/dead'),
      failures: 1,
      last_error: 'the host cannot be reached',
    });
    expect(lines.some(({ msg }) => msg.startsWith('no network'))).toBe(false);
  });

  it('applies added, changed and paused feeds without a restart, and records each poll', async () => {
    let now = start;
    const newsroom = await openTestNewsroom({ clock: () => now });
    const [first, second] = ['https://a.example.com/a', 'https://b.example.com/b'];
    const feed = (url: string, title: string) => ({ url, title, tab: 'recommend' });
    let wanted = [feed(first, 'Old name')];
    const asked: string[] = [];
    const leaving = new AbortController();
    await runPoller(
      {
        ...newsroom.parts,
        ...{ list: [], resolves: async () => true, current: async () => wanted },
        sleep: async (ms) => {
          await new Promise((resolve) => setImmediate(resolve));
          // A poll ends when it is recorded; the clock stops until then.
          const noted = await newsroom.store.feedPolls.page({ outcome: 'all', limit: 9 });
          if (noted.items.length < asked.length) return;
          now += ms;
          if (asked.length === 1) wanted = [feed(second, 'Second')];
          if (asked.length === 2) wanted = [feed(first, 'New name')];
          if (asked.length === 3 || now > start + hour) leaving.abort();
        },
        fetch: async (url): Promise<FetchedAnswer> => {
          asked.push(url);
          const status = url === second ? 503 : 200;
          return { status, url, body, headers: new Headers() };
        },
      },
      leaving.signal,
    );
    expect(asked).toEqual([first, second, first]);
    const state = await newsroom.store.feeds.find(feedId(first));
    expect(state).toMatchObject({ title: 'New name', articles: 1 });
    const { items } = await newsroom.store.feedPolls.page({ outcome: 'all', limit: 9 });
    expect(items.map(({ feed_id, added, why }) => [feed_id, added, why])).toEqual([
      [feedId(first), 0, undefined],
      [feedId(second), 0, 'the server answered 503'],
      [feedId(first), 1, undefined],
    ]);
    await newsroom.close();
  });

  it('clusters again, and settles nothing, if the lock is lost in the middle', async () => {
    const newsroom = await openTestNewsroom({ clusterer: createClusterer() });
    const { store, parts } = newsroom;
    const { postings } = store;
    const leaving = new AbortController();
    let lost = new AbortController();
    const exclusively: Store['exclusively'] = (name, run) =>
      store.exclusively(name, () => {
        lost = new AbortController();
        return run(lost.signal);
      });
    let windows = 0;
    const within: typeof postings.within = async (span) => {
      windows += 1;
      if (windows === 1) lost.abort();
      return postings.within(span);
    };
    const settledWithoutLock: boolean[] = [];
    const settle: typeof postings.settle = async (span) => {
      settledWithoutLock.push(lost.signal.aborted);
      await postings.settle(span);
      leaving.abort();
    };
    await runPoller(
      {
        ...parts,
        store: { ...store, exclusively, postings: { ...postings, within, settle } },
        list: [{ url: 'https://a.example.com/a', title: 'A', tab: 'recommend' }],
        sleep: () => new Promise((resolve) => setImmediate(resolve)),
        fetch: async (url) => ({ status: 200, url, body, headers: new Headers() }),
      },
      leaving.signal,
    );
    expect(settledWithoutLock).toEqual([false]);
    expect(windows).toBeGreaterThan(1);
    expect(await postings.unsettled()).toBeUndefined();
    await newsroom.close();
  });
});
