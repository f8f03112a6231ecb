import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createClient } from '@/lib/client/create-client';
import type { Fetch } from '@/lib/contract';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { serve } from '@/lib/newsroom/serve';
import { withSignedCallers } from '@/lib/newsroom/signed-callers';
import { icon } from '@/lib/server/calls/icon';
import { readiness } from '@/lib/server/readiness';
import { remoteService } from '@/lib/server/calls/remote-service';
import { startedFolder } from '@/tests/first-start';
import { bffOf, now, post, serviceSecret } from './service';

let newsroom: Newsroom;
let server: Server;
let remote: Fetch;

beforeAll(async () => {
  newsroom = await openNewsroom({
    dataDir: await startedFolder('one', now),
    secret: serviceSecret,
    log: pino({ level: 'silent' }),
    clock: () => now,
  });
  server = await serve(withSignedCallers(newsroom.fetch), 0);
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  remote = remoteService({ base: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await newsroom.close();
});

/** Status and body, without the session id, which is new with every page. */
async function read(answer: Response) {
  const text = await answer.text();
  return { status: answer.status, body: text.replace(/"session_id":"[^"]*"/, '"session_id":""') };
}

const sample = '/api/events/v1/sample-leap-second/detail';
const like = { operate_type: 1, operate_event_ids: ['sample-leap-second'] };
const calls: [string, RequestInit, number][] = [
  ['/api/user/v1/display_tabs', {}, 200],
  ['/api/events/v1/list', post({ tab: 'recommend', load_count: 3 }), 200],
  ['/api/events/v1/list', post({ tab: 'nowhere' }), 200],
  ['/api/events/v1/list', post({ tab: 'recommend', cursor: 'not a cursor' }), 400],
  ['/api/events/v1/displayed/list?tab=recommend', {}, 200],
  [sample, {}, 200],
  ['/api/events/v1/unknown/detail', {}, 404],
  ['/api/events/v1/%3Cb%3E/detail', {}, 400],
  ['/api/events/v1/like/feedback', post(like), 200],
  // A device owns nothing before its cookie has been sent back.
  ['/api/events/v1/mark_user_read', post({ event_id: 'sample-leap-second' }), 400],
  ['/api/nothing', {}, 404],
];

describe('the embedded and a remote service', () => {
  it.each(calls)('give the same answer to %s', async (path, init, status) => {
    const embedded = await read(await bffOf((request) => newsroom.fetch(request)).ask(path, init));
    const served = await read(await bffOf(remote).ask(path, init));
    expect(served).toEqual(embedded);
    expect(served.status).toBe(status);
  });

  it('recognize a reader by the device, whichever way the call comes', async () => {
    const embedded = bffOf((request) => newsroom.fetch(request));
    const first = await embedded.ask('/api/user/v1/display_tabs');
    const headers = { cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const read = { event_id: 'sample-leap-second' };
    await embedded.ask('/api/events/v1/mark_user_read', post(read, headers));
    const mine = await bffOf(remote).ask(sample, { headers });
    expect(await mine.text()).toContain('"has_read":true');
    const anothers = await bffOf(remote).ask(sample);
    expect(await anothers.text()).toContain('"has_read":false');
  });

  it('refuse an identity that another secret signed', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.forged' };
    const request = new Request('http://news-service.invalid/api/user/v1/display_tabs', {
      headers,
    });
    expect((await newsroom.fetch(request.clone())).status).toBe(401);
    expect((await remote(request)).status).toBe(401);
  });

  it.each([
    ['/api/user/v1/display_tabs', undefined],
    ['/api/user/v1/display_tabs', 'Basic eDp5'],
    ['/api/login/v1/check_email', undefined],
    ['/reader/api/0/user-info', undefined],
    ['/changes', undefined],
    ['/api/nothing', undefined],
  ])('return nothing at %s without a token (%s)', async (path, authorization) => {
    const headers = authorization ? { authorization } : undefined;
    const answer = await remote(new Request(`http://news-service.invalid${path}`, { headers }));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ base_resp: { error_code: 401 } });
  });

  it('return files and health without a token', async () => {
    const statusOf = async (path: string) =>
      (await remote(new Request(`http://news-service.invalid${path}`))).status;
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/icon/en.wikipedia.org')).toBe(200);
    for (const path of ['/picture/none/0', '/file/none', '/voice/none/en/0']) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });

  it('may return an invalid event: the others in its list are shown', async () => {
    for (const service of [remote, (request: Request) => newsroom.fetch(request)]) {
      const spoiled: Fetch = async (request) => {
        const { data, ...rest } = (await (await service(request)).json()) as {
          data: { events: object[] };
        };
        const events = data.events.map((event, place) => (place === 1 ? { id: 7 } : event));
        return Response.json({ ...rest, data: { ...data, events } });
      };
      const call = createClient(
        async (request) => {
          const { pathname } = new URL(request.url);
          return bffOf(spoiled).ask(pathname, post(await request.json()));
        },
        { base: 'http://site.test' },
      );
      const list = async (tab: string) => {
        const { data } = await call('ListEvents', { tab, load_count: 3 });
        return data?.events.length;
      };
      expect(await list('recommend')).toBe(2);
    }
  });

  it('are ready, and have no icon of a host without sources', async () => {
    for (const service of [remote, (request: Request) => newsroom.fetch(request)]) {
      expect((await readiness(false, service)).status).toBe(200);
      const alive = await service(new Request('http://news-service.invalid/livez'));
      expect(await alive.json()).toMatchObject({ code: 0, msg: 'alive' });
      expect((await icon('unknown.example.org', service)).status).toBe(404);
    }
  });
});
