/** @jest-environment ./tests/dom-with-fetch.mjs */
import { addressesInOpml } from '@/lib/browser/feed/opml-file';

const listed = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  // As a page reads it, but from the raw bytes.
  addressesInOpml(
    new (jest.requireActual<typeof import('node:buffer')>('node:buffer').Blob)(parts) as Blob,
  );
const outline = (address: string) => `<outline text="a" xmlUrl="${address}"/>`;
const [a, b] = ['https://a.example/rss', 'https://b.example/rss'];

describe('the addresses in an OPML file', () => {
  it('are those of every folder, each once', async () => {
    const folder = `<outline text="f"><outline text="g">${outline(b)}</outline>${outline(a)}</outline>`;
    expect(
      await listed(`<opml><head><title/></head><body>${outline(a)}${folder}</body></opml>`),
    ).toEqual([a, b]);
  });

  it('are read in any case, with bare ampersands, and from a truncated file', async () => {
    expect(await listed(`<OPML><BODY><outline xmlurl="${a}"/></BODY></OPML>`)).toEqual([a]);
    expect(
      await listed(`<opml><body><outline text="A & B" xmlUrl="${a}?x=1&y=2"/></body></opml>`),
    ).toEqual([`${a}?x=1&y=2`]);
    expect(
      await listed(`<opml><body>${outline(a)}${outline(b)}<outline xmlUrl="https://c.exa`),
    ).toEqual([a, b]);
  });

  it('are read in the encoding that the file declares, or has', async () => {
    const declared = (label: string, rest: string) =>
      `<?xml version="1.0" encoding="${label}"?><opml><body>${rest}`;
    const gbk = Uint8Array.of(0xd0, 0xc2);
    expect(
      await listed(
        declared('GBK', '<outline xmlUrl="https://a.example/'),
        gbk,
        '"/></body></opml>',
      ),
    ).toEqual(['https://a.example/新']);
    const wide = `\uFEFF${declared('UTF-16', `${outline(a)}</body></opml>`)}`;
    const units = Uint16Array.from(wide, (sign) => sign.charCodeAt(0));
    expect(await listed(new Uint8Array(units.buffer))).toEqual([a]);
    expect(await listed(declared('utf-16', `${outline(a)}</body></opml>`))).toEqual([a]);
    expect(await listed(declared('no-such', `${outline(a)}</body></opml>`))).toEqual([a]);
  });

  it('are absent in any other file', async () => {
    expect(await listed('')).toEqual([]);
    expect(await listed('<html><p>hello</p></html>')).toEqual([]);
    expect(await listed(new Uint8Array(300).fill(0xfe))).toEqual([]);
  });
});
