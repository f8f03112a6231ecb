import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardServers } from '@/lib/server/gate/before-next';
import { setPageStatus, withinExchange } from '@/lib/server/process/page-status';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const answered = { headersSent: false, statusCode: 200 };

const { emit } = Server.prototype;
afterAll(() => {
  Server.prototype.emit = emit;
});

describe('the status of a page', () => {
  it('is set by the page, at any depth of rendering, for its own request only', async () => {
    guardServers();
    const server = createServer((request, response) => {
      void (async () => {
        await turn();
        if (request.url === '/gone') setPageStatus(404);
        await turn();
        response.end('a page');
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this form.
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string, headers?: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
    expect(await Promise.all(['/gone', '/live', '/gone'].map((path) => ask(path)))).toEqual([
      404, 200, 404,
    ]);
    expect(await ask('/gone', { rsc: '1' })).toBe(200);
    await new Promise((resolve) => server.close(resolve));
  });

  it('stays unchanged where the answer has started, or where there is none', () => {
    const sent = { ...answered, headersSent: true };
    withinExchange({ headers: {} }, sent, () => setPageStatus(404));
    expect(sent.statusCode).toBe(200);
    expect(() => setPageStatus(404)).not.toThrow();
  });
});
