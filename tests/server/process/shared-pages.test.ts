import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anythingChanged } from '@/lib/contract/changes';
import { shareCacheMs } from '@/lib/server/process/shared-pages';
import { acceptedEncoding, createSharedPages } from '@/lib/server/process/shared-pages';

const page = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const text = 'the same bytes for everyone, '.repeat(40);

describe('cached pages', () => {
  it('are returned in each encoding, whole and smaller', () => {
    const pages = createSharedPages();
    pages.put('a', page(text), 0);
    const packed = { br: brotliDecompressSync, gzip: gunzipSync };
    expect(pages.get('a', 'identity', 1)?.body.toString()).toBe(text);
    for (const encoding of ['br', 'gzip'] as const) {
      const found = pages.get('a', encoding, 1);
      expect(found?.encoding).toBe(encoding);
      expect(found && packed[encoding](found.body).toString()).toBe(text);
      expect(found?.body.length).toBeLessThan(text.length / 5);
      expect(pages.get('a', encoding, 1)?.body).toBe(found?.body);
    }
  });

  it('that are pictures are already compressed', () => {
    const pages = createSharedPages();
    pages.put('a', page(text, 'image/png'), 0);
    expect(pages.get('a', 'br', 1)).toMatchObject({ encoding: 'identity' });
  });

  it('expire', () => {
    const pages = createSharedPages();
    pages.put('a', page(text), 0);
    expect(pages.get('a', 'identity', shareCacheMs - 1)).toBeDefined();
    expect(pages.get('a', 'identity', shareCacheMs)).toBeUndefined();
    expect(pages.size()).toBe(0);
  });

  it('stay within their limit; the least recently used are removed first', () => {
    const pages = createSharedPages({ mostBytes: 3 * text.length });
    for (const key of ['a', 'b', 'c']) pages.put(key, page(text), 0);
    pages.get('a', 'identity', 1);
    pages.put('d', page(text), 1);
    expect(['a', 'b', 'c', 'd'].map((key) => pages.get(key, 'identity', 1) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    pages.put('d', page('short'), 1);
    expect(pages.size()).toBe(2 * text.length + 5);
  });
});

describe('a change', () => {
  it('drops the pages that are about it, whichever they are, or all', () => {
    const pages = createSharedPages();
    const key = (subject: string) => JSON.stringify(['/news/detail', subject, 'en']);
    for (const subject of ['e1', 'e11', 'e2']) pages.put(key(subject), page(text), 0);
    const there = () =>
      ['e1', 'e11', 'e2'].map((subject) => pages.get(key(subject), 'br', 1) !== undefined);
    pages.forget('e1');
    expect([there(), pages.changes()]).toEqual([[false, true, true], 1]);
    pages.forget('e');
    expect(there()).toEqual([false, true, true]);
    pages.forget(anythingChanged);
    expect([there(), pages.size(), pages.changes()]).toEqual([[false, false, false], 0, 3]);
  });

  it('while a page is made keeps it from being kept', () => {
    const pages = createSharedPages();
    const since = pages.changes();
    pages.forget('e2');
    pages.put('a', page(text), 0, since);
    expect(pages.get('a', 'identity', 1)).toBeUndefined();
    pages.put('a', page(text), 0, pages.changes());
    expect(pages.get('a', 'identity', 1)).toBeDefined();
  });
});

it('a page is sent with its own headers, its length, and how it is packed', () => {
  const pages = createSharedPages();
  const headers = { 'content-type': 'text/html', etag: '"1"' };
  pages.put('a', { status: 200, headers, body: Buffer.from(text) }, 0);
  const headOf = (encoding: 'br' | 'gzip' | 'identity') => {
    const { head = [], body } = pages.get('a', encoding, 1) ?? {};
    const pairs = head.flatMap((name, at) => (at % 2 ? [] : [[name, head[at + 1]]]));
    return { sent: Object.fromEntries(pairs) as Record<string, string>, length: body?.length };
  };
  expect(headOf('identity').sent).toEqual({ ...headers, 'content-length': String(text.length) });
  for (const encoding of ['br', 'gzip'] as const) {
    const { sent, length } = headOf(encoding);
    expect(sent).toEqual({
      ...headers,
      'content-encoding': encoding,
      'content-length': String(length),
    });
  }
});

it('what was packed counts, and what grows past the bound goes', () => {
  const pages = createSharedPages({ mostBytes: 2 * text.length });
  pages.put('a', page(text), 0);
  pages.put('b', page(text), 0);
  expect(pages.size()).toBe(2 * text.length);
  const packed = pages.get('b', 'gzip', 1)?.body.length ?? 0;
  expect(pages.get('a', 'identity', 1)).toBeUndefined();
  expect(pages.size()).toBe(text.length + packed);
  // What is asked for in the same form again is no more.
  pages.get('b', 'gzip', 1);
  expect(pages.size()).toBe(text.length + packed);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br ; q=0.0, gzip', 'gzip'],
  [' br , gzip', 'br'],
  ['gzip;q=0.01', 'gzip'],
  ['gzip; q=0', 'identity'],
  ['xbr, gzipx', 'identity'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
