import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shareCacheMs } from '@/lib/server/process/shared-pages';
import { acceptedEncoding, createSharedPages } from '@/lib/server/process/shared-pages';

const page = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const text = 'the same bytes for everyone, '.repeat(40);

describe('pages in memory', () => {
  it('come back in each encoding, whole and smaller', () => {
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

  it('that are pictures are packed already', () => {
    const pages = createSharedPages();
    pages.put('a', page(text, 'image/png'), 0);
    expect(pages.get('a', 'br', 1)).toMatchObject({ encoding: 'identity' });
  });

  it('grow old', () => {
    const pages = createSharedPages();
    pages.put('a', page(text), 0);
    expect(pages.get('a', 'identity', shareCacheMs - 1)).toBeDefined();
    expect(pages.get('a', 'identity', shareCacheMs)).toBeUndefined();
    expect(pages.size()).toBe(0);
  });

  it('stay within their bound; those unused for longest go first', () => {
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

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
