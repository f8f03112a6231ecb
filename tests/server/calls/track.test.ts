import { track, trackedAtOnce, trackedWaiting } from '@/lib/server/calls/track';
import { eventLoopTurns } from '../../event-loop-turns';

const event = { event: 'enter_news_detail', fields: { id: 'e1', isShare: false }, device: 'd1' };

const asked = (body: unknown, headers = {}) =>
  new Request('http://localhost/api/track', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'session=secret',
      origin: 'http://localhost',
      host: 'localhost',
      ...headers,
    },
    body: JSON.stringify(body),
  });

async function send(body: unknown, options: { address?: string; headers?: object } = {}) {
  const { address = 'https://count.example/in?k=1', headers } = options;
  const arrived: { base: string; request: Request }[] = [];
  const result = await track(asked(body, headers), {
    address: address || undefined,
    serviceAt: (base) => async (request) => {
      arrived.push({ base, request });
      return new Response('stored', { status: 500 });
    },
  });
  return { status: result.status, arrived };
}

describe('a tracking event', () => {
  it('goes to the address of the deployment, and its answer is ignored', async () => {
    const { status, arrived } = await send(event);
    expect(status).toBe(204);
    const [{ base, request } = { base: '', request: undefined }] = arrived;
    const { pathname, search } = new URL(request?.url ?? '');
    expect(base + pathname + search).toBe('https://count.example/in?k=1');
    expect(await request?.json()).toEqual(event);
    expect(request?.headers.has('cookie')).toBe(false);
  });

  it('is dropped where the deployment has no tracking', async () => {
    expect(await send(event, { address: '' })).toEqual({ status: 204, arrived: [] });
  });

  it.each([
    [400, { ...event, event: 'Not A Name' }],
    [400, { ...event, fields: { id: { nested: 1 } } }],
    [400, { ...event, more: 1 }],
    [400, { ...event, event: `${'a'.repeat(65)}` }],
    [400, { ...event, event: 'enter__news' }],
    [400, { ...event, event: '_enter' }],
    [400, { ...event, fields: { 'not a name': 1 } }],
    [400, { ...event, fields: { ['x'.repeat(65)]: 1 } }],
    [400, { ...event, fields: { id: 'x'.repeat(257) } }],
    [400, { ...event, device: 'x'.repeat(81) }],
    [400, { event: event.event, fields: {} }],
    [413, { ...event, device: 'x'.repeat(70_000) }],
  ])('is refused with %d when it is invalid', async (status, body) => {
    expect(await send(body)).toEqual({ status, arrived: [] });
  });

  it.each([
    { ...event, event: 'a'.repeat(64), fields: {} },
    { ...event, fields: { ['x'.repeat(64)]: 'y'.repeat(256), n: 1.5, b: false } },
    { ...event, device: 'x'.repeat(80) },
  ])('goes out as it is: %#', async (body) => {
    const { status, arrived } = await send(body);
    expect([status, await arrived[0]?.request.json()]).toEqual([204, body]);
    expect(arrived[0]?.request.headers.get('content-type')).toBe('application/json');
  });

  it('comes from our own pages', async () => {
    const headers = { origin: 'https://evil.example', host: 'localhost' };
    expect(await send(event, { headers })).toEqual({ status: 403, arrived: [] });
  });

  it('is told of when it comes from elsewhere', async () => {
    const request = asked(event, { origin: 'https://evil.example' });
    const told: (string | null)[] = [];
    const onWrongOrigin = (headers: Headers) => void told.push(headers.get('origin'));
    expect((await track(request, { onWrongOrigin })).status).toBe(403);
    expect(told).toEqual(['https://evil.example']);
  });

  it('waits with a limited number of others while the address is slow', async () => {
    const gates: (() => void)[] = [];
    let arrived = 0;
    const serviceAt = () => async () => {
      arrived += 1;
      await new Promise<void>((open) => gates.push(open));
      return new Response();
    };
    const most = trackedAtOnce + trackedWaiting;
    for (let n = 0; n < most + 50; n += 1) {
      const answer = await track(asked(event), { address: 'https://count.example/', serviceAt });
      expect(answer.status).toBe(204);
    }
    expect(arrived).toBe(trackedAtOnce);
    for (; gates.length > 0; await eventLoopTurns(1)) gates.shift()?.();
    expect(arrived).toBe(most);
  });
});
