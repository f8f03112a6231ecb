import type { Fetch } from '@/lib/contract';
import { remoteService } from '@/lib/server/calls/remote-service';
import { createBreaker, failuresUntilAway } from '@/lib/server/process/breaker';

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
  ])('at %s is asked at %s', async (base, url) => {
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
  ])('whose connection breaks is asked %s %s %i times', async (method, path, times) => {
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

  it('whose connection breaks is not asked again for who left', async () => {
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

  it('that is frozen is given up by a page at its deadline, and not asked after it', async () => {
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

  it('that is away is not asked again and again; whoever leaves counts for nothing', async () => {
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
    // It answers: pages ask it again.
    expect((await remoteService({ ...at, fetch })(call())).status).toBe(200);
  });

  it('that sends us elsewhere is not followed', async () => {
    const fetch: Fetch = async () => Response.redirect('http://elsewhere.test/');
    const service = remoteService({ base: 'http://service.test', fetch });
    expect(await envelopeOf(await service(call()))).toBe(502);
  });

  it('hears that the reader left', async () => {
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

  it('hears it too while its answer is streaming', async () => {
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
});
