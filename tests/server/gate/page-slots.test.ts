// A real server and real sockets: visitors that request a page and never read it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { createPageSlots } from '@/lib/server/gate/page-slots';
import { rawRequest } from '../raw-request';
import { until } from '../../until';

const chunk = Buffer.alloc(64 * 1024, 'x');

/** Writes until its visitor takes no more, and continues when there is room again. */
async function writeFor(response: ServerResponse, chunks: number): Promise<void> {
  for (let left = chunks; left > 0 && !response.destroyed; left -= 1) {
    if (!response.write(chunk)) await once(response, 'drain').catch(() => undefined);
  }
  response.end('the end');
}

async function site(most: number) {
  const admit = createPageSlots(most);
  const long: ServerResponse[] = [];
  const server = createServer((request, response) => {
    admit(request.url ?? '', response, () => {
      if (request.url === '/short') response.end('short');
      else {
        long.push(response);
        void writeFor(response, 400);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  /** Requests a long page and reads nothing of it. */
  const stall = async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.pause();
    socket.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const short = () => rawRequest(port, 'GET /short HTTP/1.1');
  return { stall, short, long, close };
}

it('a visitor who never reads holds no slot', async () => {
  const { stall, short, close } = await site(2);
  await Promise.all([stall(), stall()]);
  await until(async () => (await short()).endsWith('short'));
  const late = await stall();
  // A visitor who reads late gets the whole page.
  let read = '';
  late.setEncoding('latin1').on('data', (part: string) => (read = (read + part).slice(-64)));
  late.resume();
  await until(() => read.includes('the end'));
  await close();
});

it('of those who never read, the one waiting longest is cut off', async () => {
  const { stall, short, long, close } = await site(1);
  for (let visitor = 0; visitor < 9; visitor += 1) {
    const socket = await stall();
    socket.on('error', () => undefined);
    await until(async () => (await short()).endsWith('short'));
  }
  await until(() => long[0]?.destroyed === true);
  expect(long.map(({ destroyed }) => destroyed)).toEqual([true, ...Array(8).fill(false)]);
  await close();
});

/** Slots of a site where nothing ends by itself, and the names of what was begun, in order. */
function rush(most: number, atOnce: number) {
  const admit = createPageSlots(most, atOnce);
  const begun: string[] = [];
  const visit = (name: string, render: () => void = () => undefined) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    admit(`/m/news?${name}`, response, () => {
      begun.push(name);
      render();
    });
    return response;
  };
  return { begun, visit };
}

/** What Node reports in a tick after the last byte of a page. */
const done = (response?: ServerResponse) => response?.emit('prefinish');

it('further pages wait for their turn, in the order in which they came', () => {
  const { begun, visit } = rush(8, 2);
  const [a, b] = ['a', 'b', 'c', 'd', 'e'].map((name) => visit(name));
  expect(begun).toEqual(['a', 'b']);
  done(b);
  expect(begun).toEqual(['a', 'b', 'c']);
  done(a);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('a file and a call wait for nobody', () => {
  const admit = createPageSlots(1, 1);
  const response = () => new ServerResponse(new IncomingMessage(new Socket()));
  const begun: string[] = [];
  for (const url of ['/m/news', '/icon.svg', '/api/events/v1', '/livez']) {
    admit(url, response(), () => begun.push(url));
  }
  expect(begun).toEqual(['/m/news', '/icon.svg', '/api/events/v1', '/livez']);
});

it('who leaves while waiting is not rendered and takes no place of another', () => {
  const { begun, visit } = rush(3, 1);
  const [a, b] = ['a', 'b', 'c'].map((name) => visit(name));
  const refused = visit('d');
  expect(refused.statusCode).toBe(503);
  b?.emit('close');
  expect(visit('e').statusCode).toBe(200);
  done(a);
  expect(begun).toEqual(['a', 'c']);
});

it('while those being rendered wait for a service, the next begin', async () => {
  const { begun, visit } = rush(8, 2);
  for (const name of ['a', 'b', 'c', 'd', 'e']) visit(name);
  expect(begun).toHaveLength(2);
  await until(() => begun.length === 5);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('a page that waited is rendered in the context of its own request', () => {
  const { visit } = rush(8, 1);
  const reader = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const ask = (name: string) =>
    reader.run(name, () => visit(name, () => seen.push(reader.getStore())));
  const first = ask('first');
  ask('second');
  reader.run('first', () => done(first));
  expect(seen).toEqual(['first', 'second']);
});
