// Captures a page while it is sent to the visitor who asked for it, for those who ask next.
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** Longer pages are not shared. */
const mostBytes = 2 * 1024 * 1024;

export type CapturedPage = { status: number; headers: OutgoingHttpHeaders; html: string };

const unpack: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  br: promisify<Buffer, Buffer>(brotliDecompress),
  identity: (bytes) => Promise.resolve(bytes),
};

async function read(response: ServerResponse, pieces: Buffer[]): Promise<CapturedPage | undefined> {
  const headers = response.getHeaders();
  const decode = unpack[String(headers['content-encoding'] ?? 'identity')];
  const body = await decode?.(Buffer.concat(pieces));
  return body && { status: response.statusCode, headers, html: body.toString() };
}

/**
 * Captures what `response` sends from now on; resolves once it has been written to the end, not
 * when the visitor has read it. Only headers set by `setHeader` are captured, as the framework sets
 * all of its own. Undefined when it ended early, is too long or has an unknown encoding.
 */
export function capturePage(response: ServerResponse): Promise<CapturedPage | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    const piece =
      typeof chunk === 'string'
        ? Buffer.from(
            chunk,
            Buffer.isEncoding(String(encoding)) ? (String(encoding) as BufferEncoding) : 'utf8',
          )
        : Buffer.from(chunk);
    bytes += piece.length;
    if (bytes <= mostBytes) pieces.push(piece);
  };
  const { write, end } = response;
  response.write = function written(this: ServerResponse, ...given: unknown[]) {
    keep(given[0], given[1]);
    return Reflect.apply(write, this, given);
  } as typeof write;
  response.end = function ended(this: ServerResponse, ...given: unknown[]) {
    keep(given[0], given[1]);
    return Reflect.apply(end, this, given);
  } as typeof end;
  return new Promise((resolve) => {
    response.once('prefinish', () => {
      const whole = bytes <= mostBytes ? read(response, pieces) : Promise.resolve(undefined);
      whole.then(resolve, () => resolve(undefined));
    });
    response.once('close', () => response.writableFinished || resolve(undefined));
  });
}
