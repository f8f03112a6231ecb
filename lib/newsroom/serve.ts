// The newsroom on a socket: converts Node's requests and responses to the web's and back, with
// streamed bodies and disconnects passed on.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { matchOperation, operations, type Fetch, type Operation } from '@/lib/contract';
import { readerFormBytes } from '@/lib/model/limits/programs';
import { bodyMaxBytes } from '@/lib/model/limits/service';
import { isReaderPath } from '@/lib/model/wire/reader-api';
import { isRelayed } from '@/lib/model/wire/relayed';

/**
 * The body that the contract allows for a call, or for a reader app's form; larger ones are
 * refused.
 */
function bodyBytes(method: string, pathname: string): number {
  if (isReaderPath(pathname)) return readerFormBytes;
  const match = matchOperation(method, pathname);
  const { bodyBytes: most }: Partial<Operation> =
    typeof match === 'object' ? operations[match.name] : {};
  return Math.max(most ?? 0, bodyMaxBytes);
}

/** The address of the caller, for what only local callers may get; empty behind any proxy. */
export const callerHeader = 'x-caller-address';

class BodyTooLarge extends Error {}

async function readBody(message: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > most) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function toRequest(message: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Overwrites any value that was sent: callers cannot choose it.
  const proxied = headers.has('x-forwarded-for') || isRelayed(message);
  headers.set(callerHeader, proxied ? '' : (message.socket.remoteAddress ?? ''));
  const method = message.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = new URL(message.url ?? '/', 'http://newsroom.invalid');
  return new Request(url, {
    method,
    headers,
    signal,
    body: hasBody ? await readBody(message, bodyBytes(method, url.pathname)) : undefined,
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) {
    response.end();
    return;
  }
  // The DOM's and Node's stream types describe the same object.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

/** Serves `fetch` on a port of an address; resolves once it listens. */
export async function serve(fetch: Fetch, port: number, address = '127.0.0.1'): Promise<Server> {
  const server = createServer((message, response) => {
    const leaving = new AbortController();
    response.on('close', () => leaving.abort());
    toRequest(message, leaving.signal)
      .then((request) => fetch(request))
      .then((answer) => send(answer, response))
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(error instanceof BodyTooLarge ? 413 : 400);
        response.end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  return server;
}

const stepMs = 50;

/** Accepts no further calls; resolves when those under way have ended, or after `ms`. */
export async function closeServer(server: Server, ms: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection ends once its call has.
  const sweep = setInterval(() => server.closeIdleConnections(), stepMs);
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (late = setTimeout(resolve, ms)));
  await Promise.race([closed, patience]);
  clearInterval(sweep);
  clearTimeout(late);
  server.closeAllConnections();
}
