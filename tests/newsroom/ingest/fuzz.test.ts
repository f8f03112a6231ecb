import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';

const now = Date.UTC(2026, 0, 15);
const documents = [
  '<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T &amp; U</title><link>https://example.com/</link>' +
    '<item><title><![CDATA[One <b>bold</b>]]></title><link>https://example.com/1</link><guid>1</guid><pubDate>Wed, 14 Jan 2026 10:00:00 GMT</pubDate><description>&lt;p&gt;Text &amp;amp; more&lt;/p&gt;</description><media:content url="https://example.com/1.jpg" medium="image"/></item>' +
    '<item><title>新闻 &#128161;</title><description><p>raw<br/>markup</p></description></item></channel></rss>',
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>A</title><entry><id>1</id><title type="html">x</title><updated>2026-01-14T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>y</p></div></content></entry></feed>',
  '{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","url":"https://example.com/1","content_html":"<p>x</p>","date_published":"2026-01-14T00:00:00Z"}]}',
].map((text) => Buffer.from(text));

/** Cuts, repeats and overwrites at random places. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  kind: fc.constantFrom('cut', 'double', 'bytes', 'markup'),
  bytes: fc.uint8Array({ maxLength: 12 }),
  markup: fc.constantFrom(
    '<item>',
    '</item>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '&',
    '<',
    '"',
    '<!DOCTYPE',
    '\0',
    '<a b="',
    '</rss>',
  ),
});

it('no mutation of a feed makes the reader throw, and none lets markup through', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.array(mutation, { minLength: 1, maxLength: 8 }),
      (document, mutations) => {
        let bytes = document;
        for (const { at, length, kind, bytes: other, markup } of mutations) {
          const from = Math.floor(at * bytes.length);
          const piece = bytes.subarray(from, from + length);
          const middle =
            kind === 'cut'
              ? []
              : kind === 'double'
                ? [piece, piece]
                : kind === 'bytes'
                  ? [other]
                  : [Buffer.from(markup), piece];
          bytes = Buffer.concat([
            bytes.subarray(0, from),
            ...middle,
            bytes.subarray(from + length),
          ]);
        }
        const result = readFeed(bytes, { now, address: 'https://example.com/feed' });
        for (const { title, paragraphs, url } of result.ok ? result.feed.items : []) {
          expect([title, ...paragraphs].join('\n')).not.toMatch(/<[a-z/!?]/i);
          expect(url).toMatch(/^(https?:\/\/|$)/);
        }
      },
    ),
    { numRuns: inGatesOr(50_000, 600) },
  );
});

it('random bytes are neither a feed nor an exception', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      expect(readFeed(bytes, { now }).ok).toBe(false);
    }),
    { numRuns: inGatesOr(5_000, 200) },
  );
});
