// A real server and real sockets: visitors that request a page and never read it.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
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
    if (!admit(request.url ?? '', response)) return;
    if (request.url === '/short') response.end('short');
    else {
      long.push(response);
      void writeFor(response, 400);
    }
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
