// The proxy of several machines as `deploy/Caddyfile.scale` describes it, in front of small servers
// in the place of the web instances and newsrooms.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestPlain, type Server } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';
import { until } from '../until';

const version = spawnSync('caddy', ['version'], { encoding: 'utf8' });
const describeCaddy = version.status === 0 ? describe : describe.skip;
/** Older ones cannot send a body again, see deploy/Caddyfile.scale. */
const [major = 0, minor = 0, patch = 0] = (version.stdout ?? '').match(/\d+/g)?.map(Number) ?? [];
const sendsBodies = major * 1e6 + minor * 1e3 + patch >= 2_011_003;

const host = 'news.example.test';

type Seen = { by: string; path: string; body: string; headers: Record<string, unknown> };

/** A server that tells who answered, and at `/readyz` whether it wants requests. */
async function instance(by: string, seen: Seen[]) {
  const state: { ready: boolean; finish?: () => void } = { ready: true };
  const server: Server = createServer((message, response) => {
    const { url: path = '', headers } = message;
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => {
      if (path === '/readyz') return void response.writeHead(state.ready ? 200 : 503).end();
      seen.push({ by, path, body, headers });
      if (path !== '/stream') return void response.end(by);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      state.finish = () => response.end('data: last\n\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(state, { by, address: `127.0.0.1:${port}`, close });
}
type Instance = Awaited<ReturnType<typeof instance>>;

describeCaddy('Caddy, as deploy/Caddyfile.scale says', () => {
  const seen: Seen[] = [];
  let folder: string;
  let caddy: ChildProcess;
  let [secure, plain] = [0, 0];
  let webs: Instance[];
  let newsrooms: Instance[];

  /** A request by TLS to the site, or one to the address of the newsrooms. */
  function ask(
    at: 'site' | 'newsrooms',
    path: string,
    { body, headers = {}, onPart }: Asked = {},
  ): Promise<{ status?: number; text: string }> {
    const to = { host: '127.0.0.1', path, method: body === undefined ? 'GET' : 'POST' };
    const own = { host: `${host}:${secure}`, ...headers };
    return new Promise((resolve, reject) => {
      const sent =
        at === 'site'
          ? requestSecure({
              ...{ ...to, port: secure, servername: host, headers: own },
              ...{ rejectUnauthorized: false, agent: false },
            })
          : requestPlain({ ...to, port: plain, headers, agent: false });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
          onPart?.();
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      sent.end(body);
    });
  }
  type Asked = { body?: string; headers?: Record<string, string>; onPart?: () => void };

  /** Who answers four requests in a row. */
  async function answering(at: 'site' | 'newsrooms'): Promise<string[]> {
    const names: string[] = [];
    for (let n = 0; n < 4; n += 1) names.push((await ask(at, '/who')).text);
    return [...new Set(names)];
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cubewire-caddy-'));
    webs = [await instance('web-1', seen), await instance('web-2', seen)];
    newsrooms = [await instance('newsroom-1', seen), await instance('newsroom-2', seen)];
    secure = await freePort();
    plain = await freePort();
    const config = join(folder, 'Caddyfile');
    const text = readFileSync('deploy/Caddyfile.scale', 'utf8');
    expect(text).toContain('\n:3100 {');
    // The instances live in the process of the tests, which may be busy.
    const patient = text.replaceAll('health_timeout 2s', 'health_timeout 1m');
    expect(patient.match(/ 1m/g)).toHaveLength(2);
    writeFileSync(config, patient.replace('\n:3100 {', `\n:${plain} {`));
    const addresses = (all: Instance[]) => all.map(({ address }) => address).join(' ');
    caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'test', HOME: folder },
        ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        CUBEWIRE_HOSTS: `${host}:${secure}, share.example.test:${secure}`,
        CUBEWIRE_WEB: addresses(webs),
        CUBEWIRE_NEWSROOMS: addresses(newsrooms),
        CUBEWIRE_CADDY_OPTIONS: `local_certs\nskip_install_trust\nadmin off\nhttp_port ${await freePort()}\nhttps_port ${secure}`,
      },
    });
    const answers = (at: 'site' | 'newsrooms') =>
      ask(at, '/livez').then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(() => caddy.exitCode !== null || answers('site'));
    await until(() => caddy.exitCode !== null || answers('newsrooms'));
    expect(caddy.exitCode).toBeNull();
  });

  afterAll(async () => {
    const gone = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await gone;
    for (const one of [...webs, ...newsrooms]) one.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes on the name, the visitor and each part of a stream, and nothing that a visitor claims', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-request-id': 'id-of-a-visitor',
    };
    let parts = 0;
    const { text } = await ask('site', '/stream', {
      headers: claims,
      onPart() {
        parts += 1;
        // The rest is only sent once the first part has arrived.
        if (parts === 1) webs.forEach(({ finish }) => finish?.());
      },
    });
    expect(text).toBe('data: first\n\ndata: last\n\n');
    const { headers } = seen.find(({ path }) => path === '/stream') ?? {};
    expect(headers).toMatchObject({
      host: `${host}:${secure}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('x-request-id');
  });

  it('keeps the id that a web instance gives a call to the news service', async () => {
    await ask('newsrooms', '/id', { headers: { 'x-request-id': 'id-of-a-web-instance' } });
    const { headers } = seen.find(({ path }) => path === '/id') ?? {};
    expect(headers).toHaveProperty('x-request-id', 'id-of-a-web-instance');
  });

  it.each(['site', 'newsrooms'] as const)(
    'sends no requests of the %s to an instance that is ending, and does again later',
    async (at) => {
      const [first, second] = at === 'site' ? webs : newsrooms;
      if (!first || !second) throw new Error('There are two of each.');
      first.ready = false;
      await until(async () => String(await answering(at)) === second.by);
      [first.ready, second.ready] = [true, false];
      await until(async () => String(await answering(at)) === first.by);
      second.ready = true;
      await until(async () => (await answering(at)).length === 2);
    },
  );

  it.each(['site', 'newsrooms'] as const)(
    'passes each call of the %s on once, to the other instance where one has died',
    async (at) => {
      const [dead, other] = at === 'site' ? webs : newsrooms;
      dead?.close();
      const calls = Array.from({ length: 6 }, (_, n) => `/${at}/${n}`);
      const answers = [];
      for (const path of calls) {
        answers.push(await ask(at, path, sendsBodies ? { body: path } : {}));
      }
      expect(answers).toEqual(calls.map(() => ({ status: 200, text: other?.by })));
      const arrived = seen.filter(({ path }) => path.startsWith(`/${at}/`));
      expect(arrived.map(({ path }) => path)).toEqual(calls);
      if (sendsBodies) expect(arrived.map(({ body }) => body)).toEqual(calls);
    },
  );
});
