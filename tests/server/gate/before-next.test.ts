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

  it('refuses on every server of the process, and lets the rest through', async () => {
    guardServers();
    const server = createServer((_, response) => response.end('from the server'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of that form.
    const { port } = server.address() as AddressInfo;
    expect(await rawRequest(port, 'TRACE / HTTP/1.1')).toMatch(/^HTTP\/1.1 405 [\s\S]*allow: GET/);
    expect(await rawRequest(port, 'GET /% HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawRequest(port, 'GET / HTTP/1.1')).toContain('from the server');
    await new Promise((resolve) => server.close(resolve));
  });
});
