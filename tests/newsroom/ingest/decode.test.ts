import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFeed } from '@/lib/newsroom/ingest/decode';
import { describeShared } from '../../shared';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...values: number[]) => new Uint8Array(values);
const xml = (encoding: string, body: Uint8Array) =>
  Buffer.concat([ascii(`<?xml version="1.0" encoding="${encoding}"?><t>`), body, ascii('</t>')]);
const inner = (text: string) => /<t>(.*)<\/t>/s.exec(text)?.[1];

/** "新闻" or "新聞" in the encodings that feeds still use. */
const samples: [string, Uint8Array, string][] = [
  ['gb2312', bytes(0xd0, 0xc2, 0xce, 0xc5), '新闻'],
  ['GBK', bytes(0xd0, 0xc2, 0xce, 0xc5), '新闻'],
  ['GB18030', bytes(0xd0, 0xc2, 0xce, 0xc5, 0x94, 0x39, 0xda, 0x35), '新闻\u{1f4ab}'],
  ['big5', bytes(0xb7, 0x73, 0xbb, 0x44), '新聞'],
  ['koi8-r', bytes(0xce, 0xcf, 0xd7, 0xcf), 'ново'],
  ['windows-1251', bytes(0xed, 0xee, 0xe2, 0xee), 'ново'],
  ['windows-1252', bytes(0x93, 0x61, 0x94, 0x80), '“a”€'],
  ['iso-8859-1', bytes(0xe9, 0xf1), 'éñ'],
  ['iso-8859-15', bytes(0xa4), '€'],
  ['euc-kr', bytes(0xb4, 0xba, 0xbd, 0xba), '뉴스'],
  ['shift_jis', bytes(0x83, 0x6a, 0x83, 0x85), 'ニュ'],
  ['euc-jp', bytes(0xa5, 0xcb, 0xa5, 0xe5), 'ニュ'],
];

describe('decoding a feed', () => {
  it.each(samples)('reads the encoding of the XML declaration: %s', (label, body, text) => {
    expect(inner(decodeFeed(xml(label, body)).text)).toBe(text);
  });

  it.each(samples)('prefers the HTTP charset: %s', (label, body, text) => {
    const document = Buffer.concat([ascii('<t>'), body, ascii('</t>')]);
    expect(inner(decodeFeed(document, `text/xml; charset="${label}"`).text)).toBe(text);
  });

  it.each(['utf-16le', 'utf16le-bom', 'utf-16be-bom', 'utf-32le-bom', 'utf-32be'])('%s', (form) => {
    const text = '<?xml version="1.0"?><t>新聞 😀</t>';
    const wide = form.startsWith('utf-32');
    const little = Buffer.concat(
      [...(form.includes('bom') ? '\uFEFF' : ''), ...text].map((character) => {
        if (!wide) return Buffer.from(character, 'utf16le');
        const unit = Buffer.alloc(4);
        unit.writeUInt32LE(character.codePointAt(0) ?? 0);
        return unit;
      }),
    );
    const ordered = !form.includes('be') ? little : wide ? little.swap32() : little.swap16();
    expect(inner(decodeFeed(ordered).text)).toBe('新聞 😀');
  });

  it('ignores a single-byte label on valid UTF-8', () => {
    expect(inner(decodeFeed(xml('iso-8859-1', Buffer.from('café — 新聞'))).text)).toBe(
      'café — 新聞',
    );
    expect(inner(decodeFeed(Buffer.from('<t>é</t>'), 'text/xml; charset=us-ascii').text)).toBe('é');
  });

  it('reads a legacy encoding labeled as UTF-8', () => {
    expect(inner(decodeFeed(xml('utf-8', bytes(0xb7, 0x73, 0xbb, 0x44))).text)).toBe('新聞');
    expect(inner(decodeFeed(xml('utf-8', ascii('d\xe9j\xe0 vu'))).text)).toBe('déjà vu');
  });

  it('keeps the rest of a UTF-8 text with some broken bytes', () => {
    const body = Buffer.concat([Buffer.from('新聞即時'), bytes(0xff), Buffer.from('台灣')]);
    expect(inner(decodeFeed(xml('utf-8', body)).text)).toBe('新聞即時\uFFFD台灣');
  });

  it.each(['bogus', 'utf-16', 'x-user-defined-nonsense'])('survives the label %s', (label) => {
    expect(inner(decodeFeed(xml(label, ascii('plain'))).text)).toBe('plain');
  });

  it('reads an empty document as empty', () => {
    expect(decodeFeed(new Uint8Array()).text).toBe('');
  });
});

describeShared('encodings of public reader corpora', ['corpora'], (folder) => {
  const read = (...path: string[]) => decodeFeed(readFileSync(join(folder, ...path)));

  it.each([
    ['miniflux/parser/encoding_WINDOWS-1251.xml', 'Цитата #17703'],
    ['miniflux/xml/koi8r.xml', 'Пример RSS ленты'],
    ['miniflux/encoding/koi8r.xml', 'Пример RSS ленты'],
    ['feeds-hostile-own/gb18030.xml', '新闻'],
    ['feeds-hostile-own/big5-declared-utf8.xml', '新聞'],
    ['feeds-hostile-own/utf16le-bom.xml', '<rss'],
    ['feedparser/illformed/chardet/big5.xml', '我希望'],
    ['feedparser/illformed/chardet/gb2312.xml', '漫画系列'],
    ['feedparser/illformed/chardet/eucjp.xml', 'ガンダム'],
    ['feedparser/illformed/chardet/euckr.xml', '한글'],
    ['feedparser/illformed/chardet/shiftjis.xml', '記事投稿'],
    ['feedparser/illformed/chardet/koi8r.xml', 'пережить новогоднюю ночь'],
  ])('%s', (path, text) => expect(read(path).text.includes(text)).toBe(true));

  it('finds markup in every wide encoding', () => {
    const wide = readdirSync(join(folder, 'feedparser/encoding')).filter((f) =>
      /^u(tf)?[-_]?(16|32)/.test(f),
    );
    expect(wide.length).toBeGreaterThan(10);
    for (const file of wide) {
      expect([file, /<(rss|feed)/.test(read('feedparser/encoding', file).text)]).toEqual([
        file,
        true,
      ]);
    }
  });
});
