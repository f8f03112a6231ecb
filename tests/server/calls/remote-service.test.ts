import type { Fetch } from '@/lib/contract';
import { remoteService } from '@/lib/server/calls/remote-service';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { createBreaker, failuresUntilAway, type Breaker } from '@/lib/server/process/breaker';

const call = (signal?: AbortSignal) =>
  new Request('http://news-service.invalid/api/x?a=1', {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: '{"b":2}',
    signal,
  });

const never: Fetch = (request) =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

async function envelopeOf(answer: Response) {
  const body = (await answer.json()) as { base_resp: { error_code: number }; code: number };
  expect(body.base_resp.error_code).toBe(answer.status);
  return answer.status;
}

describe('a remote news service', () => {
  it.each([
    ['http://service.test', 'http://service.test/api/x?a=1'],
    ['http://service.test/', 'http://service.test/api/x?a=1'],
    ['https://service.test:81/base', 'https://service.test:81/base/api/x?a=1'],
  ])('at %s is called at %s', async (base, url) => {
    const asked: Request[] = [];
    const service = remoteService({
      base,
      fetch: async (request) => {
        asked.push(request);
        return Response.json({ code: 0 });
      },
    });
    expect((await service(call())).status).toBe(200);
    expect(asked[0]).toMatchObject({ url, method: 'POST', redirect: 'manual' });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(await asked[0]?.text()).toBe('{"b":2}');
  });

  it('that cannot be reached is a 502 envelope', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('fetch failed'));
    const service = remoteService({ base: 'http://service.test', fetch });
    expect(await envelopeOf(await service(call()))).toBe(502);
  });

  it.each([
    ['GET', '/api/events/v1/detail', 2],
    ['POST', '/api/events/v1/collect_or_uncollect', 2],
    // What it did before its connection broke would be done twice.
    ['POST', '/api/topic/topic/v1/create', 1],
  ])('whose connection breaks is called by %s %s %i times', async (method, path, times) => {
    let asked = 0;
    const bodies: string[] = [];
    const fetch: Fetch = async (request) => {
      asked += 1;
      bodies.push(await request.text());
      if (asked === 1) throw new TypeError('fetch failed');
      return Response.json({ code: 0 });
    };
    const service = remoteService({ base: 'http://service.test', fetch });
    const body = method === 'POST' ? '{"a":1}' : undefined;
    const request = new Request(`http://news-service.invalid${path}`, { method, body });
    expect((await service(request)).status).toBe(times === 2 ? 200 : 502);
    expect(bodies).toEqual(Array.from({ length: times }, () => body ?? ''));
  });

  it('whose connection breaks is not called again for a client that left', async () => {
    let asked = 0;
    const leaving = new AbortController();
    const fetch: Fetch = () => {
      asked += 1;
      leaving.abort();
      return Promise.reject(new TypeError('fetch failed'));
    };
    const request = new Request('http://news-service.invalid/api/x', { signal: leaving.signal });
    expect((await remoteService({ base: 'http://service.test', fetch })(request)).status).toBe(499);
    expect(asked).toBe(1);
  });

  it('that does not begin to answer is a 504 envelope', async () => {
    const service = remoteService({ base: 'http://service.test', fetch: never, timeoutMs: 1 });
    expect(await envelopeOf(await service(call()))).toBe(504);
  });

  it('that hangs is given up by a page at its deadline, and not called after it', async () => {
    let asked = 0;
    const deadline = new AbortController();
    const fetch: Fetch = (request) => {
      asked += 1;
      return never(request);
    };
    const service = remoteService({
      ...{ base: 'http://service.test', fetch, deadline: deadline.signal },
    });
    const first = service(call());
    await new Promise((resolve) => setImmediate(resolve));
    deadline.abort();
    expect(await envelopeOf(await first)).toBe(504);
    expect(await envelopeOf(await service(call()))).toBe(504);
    expect(asked).toBe(1);
  });

  it('that is down is not called again and again; clients that leave do not count', async () => {
    let asked = 0;
    const breaker = createBreaker({ clock: () => 0 });
    const fetch: Fetch = () => {
      asked += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    const service = remoteService({ base: 'http://service.test', fetch, breaker });
    for (let n = 0; n < 9; n++) await service(call(AbortSignal.abort()));
    asked = 0;
    for (let n = 0; n < 9; n++) expect(await envelopeOf(await service(call()))).toBe(502);
    expect(asked).toBe(failuresUntilAway);
  });

  it('that is too slow for pages still answers the calls of readers', async () => {
    const breaker = createBreaker({ clock: () => 0 });
    const at = { base: 'http://service.test', breaker };
    for (let page = 0; page < failuresUntilAway; page += 1) {
      const deadline = new AbortController();
      const answer = remoteService({ ...at, fetch: never, deadline: deadline.signal })(call());
      await new Promise((resolve) => setImmediate(resolve));
      deadline.abort();
      expect(await envelopeOf(await answer)).toBe(504);
    }
    const fetch: Fetch = async () => Response.json({ code: 0 });
    expect(await envelopeOf(await remoteService({ ...at, fetch })(call()))).toBe(502);
    const answer = await remoteService({ ...at, fetch, patient: true })(call());
    expect(answer.status).toBe(200);
    // It answers: pages call it again.
    expect((await remoteService({ ...at, fetch })(call())).status).toBe(200);
  });

  it('that redirects is not followed', async () => {
    const fetch: Fetch = async () => Response.redirect('http://elsewhere.test/');
    const service = remoteService({ base: 'http://service.test', fetch });
    expect(await envelopeOf(await service(call()))).toBe(502);
  });

  it('receives the abort when the reader leaves', async () => {
    const leaving = new AbortController();
    let heard = false;
    const fetch: Fetch = (request) => {
      request.signal.addEventListener('abort', () => (heard = true));
      return never(request);
    };
    const answer = remoteService({ base: 'http://service.test', fetch })(call(leaving.signal));
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    expect((await answer).status).toBe(499);
    expect(heard).toBe(true);
  });

  it('receives it, too, while its answer is streaming', async () => {
    const leaving = new AbortController();
    let asked: Request | undefined;
    const fetch: Fetch = async (request) => {
      asked = request;
      return new Response(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    };
    await remoteService({ base: 'http://service.test', fetch })(call(leaving.signal));
    expect(asked?.signal.aborted).toBe(false);
    leaving.abort();
    expect(asked?.signal.aborted).toBe(true);
  });

  it('that does not believe us is heard, and its answer passes', async () => {
    const heard: string[] = [];
    const headers = { [identityRefusedHeader]: 'clock' };
    const answers = [Response.json({ code: 401 }, { status: 401, headers }), Response.json({})];
    const service = remoteService({
      base: 'http://service.test',
      fetch: async () => answers.shift() ?? Response.error(),
      onIdentityRefused: (reason) => void heard.push(reason),
    });
    expect((await service(call())).status).toBe(401);
    expect((await service(call())).status).toBe(200);
    expect(heard).toEqual(['clock']);
  });

  it.each([300, 301, 307, 399])('that leads elsewhere by %i is let go of', async (status) => {
    let cancelled = false;
    const body = new ReadableStream({ cancel: () => void (cancelled = true) });
    const fetch: Fetch = async () => new Response(body, { status });
    expect(await envelopeOf(await remoteService({ base: 'http://s.test', fetch })(call()))).toBe(
      502,
    );
    expect(cancelled).toBe(true);
  });

  it.each([200, 299, 400, 404, 500])('that answers %i is heard as it is', async (status) => {
    const fetch: Fetch = async () => new Response('as it is', { status });
    const answer = await remoteService({ base: 'http://s.test', fetch })(call());
    expect([answer.status, await answer.text()]).toEqual([status, 'as it is']);
  });

  it('that is slow to begin is one that fails, and one that is late for a page is not', async () => {
    const counted: string[] = [];
    const breaker: Breaker = {
      mayAsk: () => true,
      answered: () => void counted.push('answered'),
      failed: (asked) => void counted.push(asked === undefined ? 'slow' : `broke ${asked}`),
      late: () => void counted.push('late'),
      now: () => 7,
    };
    const at = { base: 'http://service.test', breaker };
    await remoteService({ ...at, fetch: never, timeoutMs: 1 })(call());
    const deadline = new AbortController();
    const late = remoteService({ ...at, fetch: never, deadline: deadline.signal })(call());
    await new Promise((resolve) => setImmediate(resolve));
    deadline.abort();
    await late;
    await remoteService({ ...at, fetch: () => Promise.reject(new TypeError('broke')) })(call());
    await remoteService({ ...at, fetch: async () => new Response('', { status: 500 }) })(call());
    // Who left says nothing of the service.
    await remoteService({ ...at, fetch: () => Promise.reject(new TypeError('left')) })(
      call(AbortSignal.abort()),
    );
    expect(counted).toEqual(['slow', 'late', 'broke 7', 'answered']);
  });

  it('is told of the trace that a call belongs to, and of none where there is none', async () => {
    const heard: (string | null)[] = [];
    const fetch: Fetch = async ({ headers }) => {
      heard.push(headers.get('traceparent'));
      return Response.json({});
    };
    await remoteService({ base: 'http://service.test', fetch })(call());
    expect(heard).toEqual([null]);
  });

  it('is asked for nothing that a cache would keep', async () => {
    const fetch = jest.fn<Promise<Response>, [Request]>(async () => Response.json({}));
    await remoteService({ base: 'http://service.test', fetch })(
      new Request('http://news-service.invalid/api/x'),
    );
    const [[asked] = []] = fetch.mock.calls;
    expect(asked).toMatchObject({ cache: 'no-store', method: 'GET', body: null });
  });
});
