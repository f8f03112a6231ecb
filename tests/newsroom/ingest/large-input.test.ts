import { readFeed } from '@/lib/newsroom/ingest/read-feed';

// Two million characters of text on which careless parsers take quadratic time or worse. There is
// no clock here: such a parser would not finish within the runner's time limit at all.
const many = (piece: string) => piece.repeat(Math.floor(2_000_000 / piece.length));
const rss = (inside: string) =>
  `<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`;
const described = (text: string) =>
  rss(`<item><title>x</title><description>${text}</description></item>`);

const documents: Record<string, string> = {
  'items without end': `<rss>${many('<item>')}`,
  'titles without end': `<rss><channel>${many('<title>x')}<item><title>y`,
  'CDATA without end': `<rss><channel>${many('<title><![CDATA[')}<item><title>y`,
  'CDATA in a description': described(many('<![CDATA[')),
  'comments without end': many('<!--'),
  'comments in a description': described(many('<!--')),
  'document types': many('<!DOCTYPE'),
  'document types with subsets': many('<!DOCTYPE ['),
  'less-than signs': described(many('<')),
  ampersands: described(many('&a;')),
  'escaped tags without end': described(many('&lt;a ')),
  'line breaks': described(many('&lt;br&gt; ')),
  'blank lines': described(`${many('\n ')}x`),
  blanks: described(`d${many(' ')}x`),
  'ideographic blanks': described(`d${many('\u3000')}x`),
  'line breaks and wide blanks': described(`d${many('&lt;br&gt;\u2003')}x`),
  'document types with a subset each': many('<!doctype x['),
  'document types before one subset': `${many('<!doctype x ')}[>`,
  attributes: rss(`<item ${many('a="" ')}><title>x</title></item>`),
  'quotes in the root': `<rss ${many('"')}`,
  'end tags': rss(`<item>${many('</a>')}`),
  'nested elements': rss(many('<a>')),
  'brackets of an author': rss(`<item><title>x</title><author>${many('(a@b.c ')}</author></item>`),
  'pictures of one item': `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>x</title>${many('<media:content url="http://e.com/a.jpg" medium="image"/>')}</item></channel></rss>`,
  'CDATA in XHTML': `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>t</title><content type="xhtml"><div>${many('<![CDATA[x]]>')}</div></content></entry></feed>`,
  'captions and pictures': described(
    `<![CDATA[${many('<img alt="aaaaaaaaaaab" src="x"><p>aaaaaaaaaaac')}]]>`,
  ),
  'JSON brackets': `{"items":${many('[')}`,
  'JSON items': `{"version":"https://jsonfeed.org/version/1","title":"t","items":[${many('{},')}{}]}`,
};

it.each(Object.entries(documents))('%s are read in one pass', (_what, document) => {
  const result = readFeed(Buffer.from(document), { now: Date.UTC(2026, 0, 15) });
  for (const item of result.ok ? result.feed.items : []) {
    expect(item.title.length).toBeLessThanOrEqual(300);
    expect(item.images.length).toBeLessThanOrEqual(8);
  }
  expect(result.ok ? result.feed.items.length : 0).toBeLessThanOrEqual(500);
});
