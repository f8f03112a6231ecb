// A real server and real sockets: pages as the framework writes them, in whichever pieces.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { capturePage, type CapturedPage } from '@/lib/server/gate/capture-page';

type Write = (response: ServerResponse) => void;

/** What was sent to the visitor, and what was taken down of it. */
async function captured(write: Write) {
  let taken: Promise<CapturedPage | undefined> = Promise.resolve(undefined);
  const server = createServer((_, response) => {
    taken = capturePage(response);
    write(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
    .then((answer) => answer.text())
    .catch(() => undefined);
  const page = await taken;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { page, sent };
}

const text = '<p>方讯 é</p>';
const packedAs = (encoding: string, bytes: Buffer): Write => {
  return (response) => {
    response.setHeader('content-encoding', encoding);
    response.write(bytes.subarray(0, 7));
    response.end(bytes.subarray(7));
  };
};

it.each<[string, Write]>([
  ['at once', (response) => response.end(text)],
  ['as bytes', (response) => response.end(new Uint8Array(Buffer.from(text)))],
  [
    'in pieces, the end without one',
    (response) => {
      response.write(text.slice(0, 5));
      response.write(Buffer.from(text.slice(5)), () => undefined);
      response.end();
    },
  ],
  [
    'with somebody to tell',
    (response) => {
      response.write(text, () => undefined);
      response.end(() => undefined);
    },
  ],
  [
    'in another spelling of bytes',
    (response) => {
      response.write(Buffer.from(text).toString('hex'), 'hex');
      response.end('', 'latin1');
    },
  ],
  ['packed by gzip', packedAs('gzip', gzipSync(text))],
  ['packed by brotli', packedAs('br', brotliCompressSync(text))],
])('a page is taken down as its visitor reads it: %s', async (_, write) => {
  const { page, sent } = await captured((response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    write(response);
  });
  expect(sent).toBe(text);
  expect(page).toMatchObject({ status: 404, html: text, headers: { 'content-type': 'text/html' } });
});

const most = 2 * 1024 * 1024;

it('as long as a page may be, and no longer', async () => {
  const inPieces = (bytes: number): Write => {
    return (response) => {
      response.write('x'.repeat(bytes - 1));
      response.end('y');
    };
  };
  expect((await captured(inPieces(most))).page?.html.length).toBe(most);
  const { page, sent } = await captured(inPieces(most + 1));
  expect([page, sent?.length]).toEqual([undefined, most + 1]);
});

it.each<[string, Write]>([
  ['is packed in a way that is not known', packedAs('zstd', Buffer.from('anything at all'))],
  ['says that it is packed and is not', packedAs('gzip', Buffer.from('anything at all'))],
  [
    'was cut off half-way',
    (response) => response.write(text, () => setImmediate(() => response.destroy())),
  ],
])('nothing is kept of what %s', async (_, write) => {
  expect((await captured(write)).page).toBeUndefined();
});

it('of whom the visitor does not wait nothing is kept', async () => {
  let taken: Promise<CapturedPage | undefined> | undefined;
  const server = createServer((_, response) => {
    taken = capturePage(response);
    response.write(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visitor = connect(port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(visitor, 'data');
  visitor.destroy();
  expect(await taken).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
});
