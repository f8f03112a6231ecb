import { PassThrough } from 'node:stream';
import { answerTooLong, isTooLong } from '@/lib/server/gate/too-long';

const code = 'HPE_HEADER_OVERFLOW';
const head = (line: string, rest = '\r\nhost: a\r\n') => Buffer.from(`${line}${rest}`);
const long = 'x'.repeat(8_001);

/** The answer on the connection, as head and body. */
async function answerTo(rawPacket: Buffer) {
  const socket = new PassThrough();
  answerTooLong({ code, rawPacket }, socket);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  const whole = Buffer.concat(pieces).toString();
  const end = whole.indexOf('\r\n\r\n');
  const [status, ...lines] = whole.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  return { status, headers, body: whole.slice(end + 4) };
}

describe('an address', () => {
  it('is too long when it fills the head', () => {
    expect(isTooLong({ code, rawPacket: head(`GET /${long}`) })).toBe(true);
    expect(isTooLong({ code, rawPacket: head(`GET /${long}`, '') })).toBe(true);
    expect(isTooLong({ code, rawPacket: head('x'.repeat(8_001)) })).toBe(true);
    expect(isTooLong({ code, rawPacket: head('x'.repeat(8_001), '') })).toBe(true);
  });

  it('is not when the headers after it do, or the head is malformed otherwise', () => {
    expect(isTooLong({ code, rawPacket: head('GET / HTTP/1.1', `\r\na: ${long}`) })).toBe(false);
    expect(isTooLong({ code, rawPacket: head('x'.repeat(8_000)) })).toBe(false);
    expect(isTooLong({ code, rawPacket: head('x'.repeat(8_000), '') })).toBe(false);
    expect(isTooLong({ code: 'HPE_INVALID_URL', rawPacket: head(`GET /${long}`) })).toBe(false);
    expect(isTooLong({ code, rawPacket: `GET /${long}` })).toBe(false);
    expect(isTooLong({ code })).toBe(false);
  });
});

describe('the answer to an address that is too long', () => {
  it('is a page with a link, in all languages, for a reader', async () => {
    const { status, headers, body } = await answerTo(head(`GET /m/news?q=${long}`));
    expect(status).toBe('HTTP/1.1 414 URI Too Long');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const tag of ['en', 'zh-CN', 'fil']) expect(body).toMatch(new RegExp(`<div lang="${tag}`));
    expect(body.match(/<a href="\/m\/news">/g)).toHaveLength(3);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('connection')).toBe('close');
  });

  it.each(['GET /api/', 'POST /internal/'])('is an envelope for a call: %s', async (line) => {
    const { status, headers, body } = await answerTo(head(`${line}${long}`));
    expect(status).toBe('HTTP/1.1 414 URI Too Long');
    expect(headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({ base_resp: { reason: 'addressTooLong' } });
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  });

  it.each(['GET /apis/', 'GET /m/api/', 'GET x/api/'])('is a page elsewhere: %s', async (line) => {
    const { headers } = await answerTo(head(`${line}${long}`));
    expect(headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('is missing for a client that disconnected: the connection is closed', () => {
    const socket = new PassThrough();
    socket.end();
    answerTooLong({ code, rawPacket: head(`GET /${long}`) }, socket);
    expect(socket.destroyed).toBe(true);
  });
});
