import { createHash } from 'node:crypto';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardServers, refusalBeforeNext } from '@/lib/server/gate/before-next';
import { rawRequest } from '../raw-request';

const { emit } = Server.prototype;
afterAll(() => {
  Server.prototype.emit = emit;
});

describe('before Next', () => {
  it.each([
    ['TRACE', '/', 405],
    ['TRACK', '/', 405],
    ['CONNECT', 'a:1', 405],
    ['GET', '/api/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['GET', '/%zz?a=1', 400],
    ['GET', '/\\evil.example', 400],
    ['GET', 'http://169.254.169.254/latest/meta-data/', 400],
    ['OPTIONS', '*', 400],
    ['GET', '', 400],
  ])('%s %s is refused with %d', (method, url, status) => {
    expect(refusalBeforeNext(method, url)?.status).toBe(status);
  });

  it.each(['/', '/m/news?q=%', '/%E6%96%B9', '/api/user/v1/display_tabs', '//x'])(
    'GET %s goes on',
    (url) => {
      expect(refusalBeforeNext('GET', url)).toBeUndefined();
    },
  );

  let server: Server;
  let port: number;
  beforeAll(async () => {
    guardServers();
    server = createServer((_, response) => response.end('from the server'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of that form.
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('refuses on every server of the process, and lets the rest through', async () => {
    expect(await rawRequest(port, 'TRACE / HTTP/1.1')).toMatch(/^HTTP\/1.1 405 [\s\S]*allow: GET/);
    expect(await rawRequest(port, 'GET /% HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawRequest(port, 'GET / HTTP/1.1')).toContain('from the server');
  });

  it('an address longer than Node reads has a page that leads to the news', async () => {
    const long = 'x'.repeat(20_000);
    const told = await rawRequest(port, `GET /m/news/detail?id=${long} HTTP/1.1`);
    expect(told).toMatch(/^HTTP\/1.1 414 [\s\S]*content-type: text\/html/);
    expect(told).toContain('href="/m/news"');
    expect(told).not.toContain('xxxx');
    // The page's own style is what its policy lets through.
    const style =
      /<style>([\s\S]*)<\/style>/.exec(Buffer.from(told, 'latin1').toString())?.[1] ?? '';
    expect(told).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    // Where the headers are too long it is no matter of the address.
    expect(await rawRequest(port, `GET / HTTP/1.1\r\nX-Long: ${long}`)).toMatch(/^HTTP\/1.1 431 /);
  });
});
