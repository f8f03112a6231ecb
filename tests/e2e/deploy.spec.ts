// What operators copy from `deploy`: both proxies in front of a site (TLS, streams, client
// addresses), and the contents of a container, started as an unprivileged user without write
// access.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { until } from '../until';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, test } from './page';

const host = 'news.example.test';
const has = (program: string) => spawnSync('which', [program]).status === 0;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-deploy-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the build includes no unused file', () => {
  const server = '.next/server';
  const lists = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.nft.json'),
  );
  expect(lists).not.toHaveLength(0);
  const taken = lists.flatMap((list) => {
    // The build wrote it: the files that one of its programs may open, relative to the list itself.
    const { files } = JSON.parse(readFileSync(join(server, list), 'utf8')) as { files: string[] };
    return files.map((file) => normalize(join(server, list, '..', file)));
  });
  // A path that the build cannot trace makes the whole project part of every page.
  expect([...new Set(taken)].filter((file) => /^(docs|components|README)/.test(file))).toEqual([]);
});

type Running = { close(): Promise<void> };

/** Ends with the test; its output is part of a failure. */
async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  isThere: () => Promise<boolean>,
  options: { cwd?: string; uid?: number } = {},
): Promise<Running> {
  const child: ChildProcess = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Not our environment: a container has only what its file sets.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOME: folder, ...env },
  });
  let printed = '';
  const hear = (part: Buffer) => void (printed += part.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const gone = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const ended = () => child.exitCode !== null;
  await until(async () => ended() || (await isThere().catch(() => false)));
  if (ended()) throw new Error(`${program} ended:\n${printed}`);
  return { close };
}

test.describe('a proxy in front', () => {
  let service: Server;
  let site: OwnSite;
  let say: () => void;

  test.beforeAll(async () => {
    service = createServer((message, response) => {
      message.resume();
      if (message.url !== '/chat') return void response.end('{"code":0}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"type":"answer","content":"first"}\n\n');
      say = () => response.end('data: {"type":"answer","content":" last"}\n\n');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this form.
    const { port } = service.address() as AddressInfo;
    const table = join(folder, 'hosts.json');
    writeFileSync(table, JSON.stringify([{ hosts: [host], env: 'online' }]));
    site = await ownSite({
      CUBEWIRE_ENV: 'online',
      DEPLOYMENTS_FILE: table,
      NEWS_SERVICE_URL: `http://127.0.0.1:${port}`,
      // The proxy on this machine is trusted without being named.
      TRUSTED_PROXIES: '',
    });
  });

  test.afterAll(async () => {
    await site?.close();
    service?.closeAllConnections();
    service?.close();
  });

  type Ask = { path: string; from?: string; headers?: Record<string, string>; body?: string };

  /**
   * One request over TLS, from an address of this machine; `onPart` gets each part of the answer.
   */
  function ask(
    port: number,
    { path, from = '127.0.0.1', headers, body }: Ask,
    onPart?: () => void,
  ) {
    return new Promise<{ status?: number; text: string; protocol?: string }>((resolve, reject) => {
      const sent = request({
        ...{ host: '127.0.0.1', port, path, localAddress: from, servername: host },
        method: body === undefined ? 'GET' : 'POST',
        rejectUnauthorized: false,
        headers: { host: `${host}:${port}`, 'content-type': 'application/json', ...headers },
      });
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

  /** The network that the site assumes for the client of a path. */
  const networkOf = (path: string): unknown => {
    const line = site
      .log()
      .split('\n')
      .find((text) => text.includes(`"path":"${path}"`));
    return line && (JSON.parse(line) as { network: unknown }).network;
  };

  async function isRight(port: number) {
    expect((await ask(port, { path: '/m/news' })).status).toBe(200);

    const question = JSON.stringify({
      turn_id: '1_2',
      input: 'Why?',
      chat_type: 'chat',
      scene: 'list',
    });
    const origin = `https://${host}:${port}`;
    let parts = 0;
    const asked = ask(port, { path: '/api/chat', headers: { origin }, body: question }, () => {
      parts++;
      // The first words arrive before the service has sent the last.
      if (parts === 1) say();
    });
    const { status, text } = await asked;
    expect({ status, parts: parts > 1 }).toEqual({ status: 200, parts: true });
    expect(text).toContain('first');
    expect(text).toContain(' last');

    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    const paths = [`/a-${port}`, `/b-${port}`, `/c-${port}`] as const;
    await ask(port, { path: paths[0], from: '127.0.0.2' });
    await ask(port, { path: paths[1], from: '127.0.0.3' });
    await ask(port, { path: paths[2], from: '127.0.0.3', headers: stranger });
    await until(() => paths.every((path) => networkOf(path) !== undefined));
    expect(networkOf(paths[1])).not.toEqual(networkOf(paths[0]));
    // What a visitor claims is not believed.
    expect(networkOf(paths[2])).toEqual(networkOf(paths[1]));
  }

  test('Caddy, as deploy/Caddyfile says', async () => {
    test.skip(!has('caddy'), 'caddy is not installed');
    const [port, plain] = [await freePort(), await freePort()];
    const home = join(folder, 'caddy');
    mkdirSync(home);
    const proxy = await run(
      'caddy',
      ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
      {
        HOME: home,
        XDG_DATA_HOME: home,
        XDG_CONFIG_HOME: home,
        CUBEWIRE_HOST: `${host}:${port}`,
        CUBEWIRE_UPSTREAM: `127.0.0.1:${site.port}`,
        CUBEWIRE_CADDY_OPTIONS: `local_certs\nskip_install_trust\nadmin off\nhttp_port ${plain}\nhttps_port ${port}`,
      },
      () => ask(port, { path: '/livez' }).then(({ status }) => status === 200),
    );
    await isRight(port);
    await proxy.close();
  });

  test('nginx, as deploy/nginx.conf says', async () => {
    test.skip(!has('nginx') || !has('openssl'), 'nginx or openssl is not installed');
    const [port, plain] = [await freePort(), await freePort()];
    const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${host}`, '-keyout', key, '-out', certificate],
    ]);
    expect(made.status).toBe(0);
    const ours = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('news.example.org', host)
      .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace(`/etc/ssl/${host}.pem`, certificate)
      .replace(`/etc/ssl/${host}.key`, key);
    writeFileSync(join(folder, 'site.conf'), ours);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    const proxy = await run(
      'nginx',
      ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
      {},
      () => ask(port, { path: '/livez' }).then(({ status }) => status === 200),
    );
    await isRight(port);
    await proxy.close();
  });
});

/** An image has 350 MB, of which a slim Debian takes 75 and Node 125. */
const mostBytes = 150e6;

function bytesIn(path: string): number {
  const info = lstatSync(path);
  if (!info.isDirectory()) return info.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

test.describe('the contents of a container', () => {
  test('serves, polls and backs up as an unprivileged user, from a read-only folder', async ({
    request: api,
  }) => {
    const tree = join(folder, 'app');
    const gathered = spawnSync(process.execPath, ['deploy/tree.mjs', tree], { encoding: 'utf8' });
    expect(gathered.stderr).toBe('');
    expect(bytesIn(tree)).toBeLessThan(mostBytes);
    spawnSync('chmod', ['-R', 'a-w,a+rX', tree]);
    spawnSync('chmod', ['a+rx', folder]);
    const data = join(folder, 'data');
    mkdirSync(data);
    spawnSync('chmod', ['a+rwx', data]);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const user = process.getuid?.() === 0 ? { uid: 10_001 } : {};
    const env = { DATA_DIR: data, PORT: String(port), POLL_FEEDS: 'on' };
    const site = await run(
      process.execPath,
      ['lib/commands/start.mjs'],
      env,
      () => fetch(`${origin}/readyz`).then(({ ok }) => ok),
      { cwd: tree, ...user },
    );
    expect((await fetch(`${origin}/m/news`)).status).toBe(200);
    const shared = await api.get(`${origin}/news/detail?id=sample-leap-second`, {
      headers: { host: `share.localhost:${port}` },
    });
    expect(shared.status()).toBe(200);
    const inside = (args: string[]) =>
      spawnSync(process.execPath, args, {
        ...{ cwd: tree, ...user, encoding: 'utf8' as const },
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      });
    expect(inside(['deploy/healthy.mjs']).status).toBe(0);
    const backup = inside(['--import', 'tsx', 'lib/commands/backup.ts']);
    expect({ status: backup.status, said: backup.stderr }).toEqual({ status: 0, said: '' });
    await site.close();
    expect(inside(['deploy/healthy.mjs']).status).toBe(1);
  });
});
