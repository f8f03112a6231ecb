import { isLost, readFeed, type ReadFeed } from '@/lib/newsroom/ingest/read-feed';

const now = Date.UTC(2026, 0, 15);
const read = (text: string, address = 'https://news.example.com/feed.xml') =>
  readFeed(Buffer.from(text), { now, address });
function feed(text: string, address?: string): ReadFeed {
  const result = read(text, address);
  if (!result.ok) throw new Error(result.why);
  return result.feed;
}
const rss = (items: string, head = '<title>T</title><link>https://news.example.com/</link>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${head}${items}</channel></rss>`;
const titles = (text: string) => feed(text).items.map(({ title }) => title);

describe('the formats', () => {
  it('RSS', () => {
    const [item] = feed(
      rss(
        '<item><title><![CDATA[A &amp; B]]></title><link>/a?x=1&amp;y=2</link><guid isPermaLink="false">g1</guid>' +
          '<pubDate>Wed, 14 Jan 2026 10:00:00 GMT</pubDate><description>Short.</description>' +
          '<content:encoded><![CDATA[<p>The long text.</p><img src="/i.jpg">]]></content:encoded>' +
          '<media:content url="https://cdn.example.com/small.jpg" medium="image" width="100"/>' +
          '<media:content url="https://cdn.example.com/big.jpg" medium="image" width="900"/>' +
          '<source url="https://other.example.org/feed">The Other</source></item>',
      ),
    ).items;
    expect(item).toEqual({
      guid: 'g1',
      url: 'https://news.example.com/a?x=1&y=2',
      title: 'A & B',
      paragraphs: ['The long text.'],
      images: [
        'https://cdn.example.com/big.jpg',
        'https://cdn.example.com/small.jpg',
        'https://news.example.com/i.jpg',
      ],
      published_at: Date.UTC(2026, 0, 14, 10),
      source: 'The Other',
      source_url: 'https://other.example.org/feed',
    });
  });

  it('Atom, with xml:base and xml:lang', () => {
    const { title, self, items } = feed(
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh" xml:base="https://a.example.com/x/"><title>源</title>' +
        '<link rel="self" href="https://a.example.com/atom"/><entry><id>tag:1</id><title type="html">&lt;b&gt;题&lt;/b&gt;</title>' +
        '<link href="one"/><published>2026-01-14T00:00:00Z</published>' +
        '<content type="xhtml" xml:base="deep/"><div xmlns="http://www.w3.org/1999/xhtml"><p>段<br/>落</p><img src="p.png"/></div></content></entry></feed>',
    );
    expect({ title, self }).toEqual({ title: '源', self: 'https://a.example.com/atom' });
    expect(items[0]).toMatchObject({
      guid: 'tag:1',
      title: '题',
      url: 'https://a.example.com/x/one',
      paragraphs: ['段 落'],
      images: ['https://a.example.com/x/deep/p.png'],
      declared_lang: 'zh',
    });
  });

  it('RDF', () => {
    expect(
      feed(
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
          '<channel rdf:about="https://r.example.com/"><title>R</title><link>https://r.example.com/</link></channel>' +
          '<item rdf:about="https://r.example.com/1"><title>One</title><link>https://r.example.com/1</link><dc:date>2026-01-13</dc:date></item></rdf:RDF>',
      ).items[0],
    ).toMatchObject({
      guid: 'https://r.example.com/1',
      title: 'One',
      published_at: Date.UTC(2026, 0, 13),
    });
  });

  it('JSON Feed', () => {
    expect(
      feed(
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          title: 'J',
          home_page_url: 'https://j.example.com/',
          items: [{ id: 7, url: '/7', content_text: 'a < b\n\nc', image: '/7.png' }],
        }),
      ).items[0],
    ).toMatchObject({ guid: '7', title: 'a < b', paragraphs: ['a < b', 'c'] });
  });
});

describe('an item without a link', () => {
  const episode = (guid: string) => rss(`<item><title>x</title>${guid}</item>`);
  const entry = (id: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>${id}</id><title>x</title></entry></feed>`;
  const about = (id: string) =>
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [{ id, title: 'x' }] });
  const own = 'https://news.example.com/5f3a';

  it.each([
    ['RSS', episode(`<guid>${own}</guid>`), own],
    ['RSS', episode('<guid>5f3a-99</guid>'), ''],
    ['RSS', episode(`<guid isPermaLink="false">${own}</guid>`), ''],
    ['RSS', episode('<enclosure url="https://cdn.example.com/a.mp3" type="audio/mpeg"/>'), ''],
    ['Atom', entry(own), own],
    ['Atom', entry('tag:news.example.com,2026:5f3a'), ''],
    ['JSON Feed', about(own), own],
    ['JSON Feed', about('5f3a'), ''],
  ])('uses its id as the link, if that is an address (%s)', (_, text, url) => {
    expect(feed(text).items.map((item) => item.url)).toEqual([url]);
  });
});

describe('what real servers send', () => {
  it.each([
    ['line breaks', '\n\r\n  '],
    ['a warning', '<br />\n<b>Warning</b>: foo() in <b>/x.php</b>\n'],
    ['byte order marks', '\uFEFF\uFEFF'],
    ['a comment that speaks of <rss>', '<!-- an <rss> feed -->'],
    [
      'a document type with entities',
      '<!DOCTYPE rss [<!ENTITY a "b"><!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ],
  ])('is read despite %s before it', (_what, junk) => {
    const document = rss('<item><title>Kept</title></item>');
    expect(titles(junk + document)).toEqual(['Kept']);
    expect(titles(junk + document.replace(/^<\?xml[^>]*>/, ''))).toEqual(['Kept']);
  });

  it('is read up to the last whole item if truncated', () => {
    const whole = rss('<item><title>One</title></item><item><title>Two</title><link>https://x.exa');
    const cut = feed(whole.replace('</channel></rss>', ''));
    expect(cut.items.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(cut).toMatchObject({ title: 'T', repaired: true });
  });

  it('is decoded if old Atom wrote its texts as Base64', () => {
    const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/.{20}/g, '$&\n');
    const atom = (body: string) =>
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="base64">${base64('The Daily')}</title>` +
      `<entry><id>a</id><title>Q29kZQ==</title>${body}</entry></feed>`;
    const html = '<p>Ann &amp; Bob opened the new bridge.</p><p>港口今天重新开放。</p>';
    const read = feed(atom(`<content type='text/html' mode = 'base64'>${base64(html)}</content>`));
    expect(read.title).toBe('The Daily');
    // Text that only looks like Base64 is left alone.
    expect(read.items[0]).toMatchObject({
      title: 'Q29kZQ==',
      paragraphs: ['Ann & Bob opened the new bridge.', '港口今天重新开放。'],
    });
    const hostile = feed(
      atom(`<summary mode="base64">${base64('</summary></entry>\0&x;')}</summary>`),
    );
    expect(hostile.items).toHaveLength(1);
  });

  it.each([
    ['within its first item', '<rss version="2.0"><channel><title>T</title><item><title>One &am'],
    ['at its first item', '<rss version="2.0"><channel><title>T</title><item>'],
    ['before its first item', '<rss version="2.0"><channel><title>T</title><descr'],
    [
      'within an Atom entry',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id',
    ],
  ])('is an error, not an empty feed, when truncated %s', (_where, text) => {
    expect(isLost(feed(text))).toBe(true);
    expect(isLost(feed(rss('')))).toBe(false);
  });

  it('loses one broken item and no other', () => {
    expect(
      titles(
        rss(
          '<item><title>One</title></item><item><b><title>Bro</item><item><title>Three</title></item>',
        ),
      ),
    ).toEqual(expect.arrayContaining(['One', 'Three']));
  });

  it.each([
    ['an undeclared namespace', '<item><title>Kept</title><foo:bar>1</foo:bar></item>'],
    [
      'a bare ampersand',
      '<item><title>Kept</title><link>https://x.example.com/?a=1&b=2</link></item>',
    ],
    ['control characters', '<item><title>Ke\u0000\u000Bpt</title></item>'],
    [
      'unescaped markup',
      '<item><title>Kept</title><description><p>a<br>b</p></description></item>',
    ],
  ])('is read despite %s', (_what, item) => expect(titles(rss(item))).toEqual(['Kept']));

  it('is empty without items, and an error without a feed', () => {
    expect(feed('<rss version="2.0"></rss>').items).toEqual([]);
    expect(read('<!doctype html><html><title>Log in</title>')).toEqual({
      ok: false,
      why: 'a web page, not a feed',
    });
    expect(read('')).toEqual({ ok: false, why: 'the document is empty' });
    expect(read('{"items": 1')).toEqual({ ok: false, why: 'not a feed' });
  });
});

describe('a feed that dates no item', () => {
  const at = (path: string, more = '', title = 'x') =>
    `<item><title>${title}</title><link>https://news.example.com${path}</link>${more}</item>`;
  const head = (lang: string) => `<title>T</title><language>${lang}</language>`;
  const item = (text: string, lang = 'en') => feed(rss(text, head(lang))).items[0];

  it.each([
    '/2024/05/23/storm',
    '/world/2024/05/23/',
    '/2024-05-23/storm.html',
    '/2024-05-23-storm',
    '/n1/2024/0523/c1001.html',
    '/2024-05/23/c_113.htm',
    '/20240523/storm.html',
    '/20240523-storm',
  ])('has an item on the day in its address: %s', (path) => {
    const day = { published_at: Date.UTC(2024, 4, 23, 12), day_only: true };
    expect(item(at(path))).toMatchObject(day);
  });

  it('has it at noon by the clocks of its publisher', () => {
    expect(item(at('/2024/05/23/a'), 'zh-CN')?.published_at).toBe(Date.UTC(2024, 4, 23, 4));
  });

  it.each([
    ['of a month', '/2024/05/storm'],
    ['of a month, with a number in the headline', '/2024/05/12-dead-in-storm'],
    ['of a month, with the number of the article', '/2024/05/23.html'],
    ['of a day that no calendar has', '/2024/02/30/storm'],
    ['of a month that no year has', '/2024/13/23/storm'],
    ['of a longer number', '/20240523456/storm'],
    ['that may be the number of the article', '/storm/20240523'],
    ['that may be the number of the article', '/storm/20240523.html'],
    ['after a question mark', '/storm?on=/2024/05/23/'],
    ['of two days', '/2024/05/23/since/2024/05/20/'],
    ['before the last ten years', '/2012/05/23/storm'],
    ['of a day that may be today', '/2026/01/14/storm'],
    ['of a day to come', '/2026/03/02/storm'],
    ['of a live page', '/live/2024/05/23/storm'],
  ])('has it at the fetch time with an address %s', (_, path) => {
    const read = item(at(path));
    expect(read?.published_at).toBe(now);
    expect(read).not.toHaveProperty('day_only');
  });

  it('has a page of live updates at the fetch time', () => {
    const live = item(at('/2024/05/23/storm', '', 'Storm nears the coast: live updates'));
    expect(live?.published_at).toBe(now);
  });

  it.each(['Wed, 14 Jan 2026 10:00:00 GMT', 'soon'])('is not one with the date %s', (date) => {
    const dated = at('/2024/05/23/a', `<pubDate>${date}</pubDate>`);
    const times = feed(rss(dated + at('/2024/05/23/b'))).items.map((one) => one.published_at);
    expect(times).toEqual([date === 'soon' ? now : Date.UTC(2026, 0, 14, 10), now]);
  });
});

describe('an undated item may have been published', () => {
  const noon = (month: number, day: number) => Date.UTC(2024, month - 1, day, 12);
  const item = (path: string, date = '') =>
    `<item><title>${path}</title><link>https://news.example.com/${path}</link>${date && `<pubDate>${date}</pubDate>`}</item>`;
  const near = (items: string[], head = '') =>
    feed(rss(items.join(''), head && `<title>T</title>${head}`)).items.map((one) => one.near);
  const dated = (day: number) => item(`on-${day}`, `${day} May 2024 12:00 GMT`);

  it('when the next one below was, or the last one above', () => {
    expect(near([dated(23), item('a'), dated(22), item('b')])).toEqual([
      ...[undefined, noon(5, 22), undefined, noon(5, 22)],
    ]);
  });

  it('on the newest day that three addresses of the feed name', () => {
    const [first, second] = ['results-may-22-2024', 'weather/forecast-may-23-2024-11am'];
    expect(near([item(first), item('a'), item(second)])).toEqual([undefined, undefined, undefined]);
    const third = item('taya-ng-panahon-22-mayo-2024');
    expect(near([item(first), item('a'), item(second), third])).toEqual(
      Array.from({ length: 4 }, () => noon(5, 23)),
    );
    const paths = ['2024/05/21/b', '2024/05/20/c', '2024/05/19/d'].map((path) => item(path));
    expect(near([item('a'), ...paths])).toEqual([noon(5, 21), undefined, undefined, undefined]);
  });

  it.each([
    ['the days to come', 'in-march-1-2026'],
    ['what only resembles a day', 'covid-19-2021'],
  ])('on no day of an address: %s', (_, path) => {
    expect(near([1, 2, 3].map((n) => item(`${path}/${n}`)))).toEqual(Array(3).fill(undefined));
  });

  it('before its feed was last changed', () => {
    const old = '<lastBuildDate>Thu, 23 May 2024 12:00:00 GMT</lastBuildDate>';
    expect(near([item('a')], old)).toEqual([noon(5, 23)]);
    // A feed of today says nothing about the age of what it lists.
    const today = '<lastBuildDate>Wed, 14 Jan 2026 12:00:00 GMT</lastBuildDate>';
    expect(near([item('a')], today)).toEqual([undefined]);
  });

  it.each([
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><updated>2024-05-23T12:00:00Z</updated><entry><id>https://news.example.com/a</id><title>A</title></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://news.example.com/"><title>T</title><dc:date>2024-05-23T12:00:00Z</dc:date></channel><item rdf:about="https://news.example.com/a"><title>A</title><link>https://news.example.com/a</link></item></rdf:RDF>',
    ],
  ])('before its feed was last changed: %s', (_, text) => {
    expect(feed(text).items.map((one) => [one.undated, one.near])).toEqual([[true, noon(5, 23)]]);
  });
});

describe('nothing in an item is trusted', () => {
  it.each([
    'Fri, 31 Dec 9999 23:59:59 GMT',
    '1 Jan 1970',
    '0000-00-00',
    'soon',
    '2026-01-16T00:00:01Z',
  ])('the date %s becomes the fetch time', (date) => {
    const [item] = feed(rss(`<item><title>x</title><pubDate>${date}</pubDate></item>`)).items;
    expect(item?.published_at).toBe(now);
  });

  it('a date within ten years back and a day ahead is kept', () => {
    const dates = ['2016-02-01T00:00:00Z', '2026-01-15T23:00:00Z'];
    const items = dates.map((d, i) => `<item><title>${i}</title><pubDate>${d}</pubDate></item>`);
    expect(feed(rss(items.join(''))).items.map(({ published_at }) => published_at)).toEqual(
      dates.map((d) => Date.parse(d)),
    );
  });

  it('repeated items with the same guid are one item', () => {
    const items = Array.from(
      { length: 9 },
      (_, i) => `<item><title>t${i}</title><guid>same</guid></item>`,
    );
    expect(titles(rss(items.join('')))).toEqual(['t0']);
  });

  it('a feed gives at most 500 items', () => {
    const items = Array.from({ length: 700 }, (_, i) => `<item><title>t${i}</title></item>`);
    const { items: kept, left_out } = feed(rss(items.join('')));
    expect([kept.length, left_out]).toEqual([500, 200]);
    expect(feed(rss(items.slice(0, 500).join(''))).left_out).toBe(0);
  });

  it('an item without id or link is identified by its text, and one without text is unreadable', () => {
    const document = rss(
      '<item><title>only title</title></item><item><description>only text</description></item><item/>',
    );
    const first = feed(document);
    expect(first.items.map(({ guid }) => guid)).toEqual(
      feed(document).items.map(({ guid }) => guid),
    );
    expect(new Set(first.items.map(({ guid }) => guid)).size).toBe(2);
    expect(first.items[1]?.title).toBe('only text');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://169.254.169.254/',
    'http://localhost/x',
    'http://user:pw@example.com/',
    'file:///etc/passwd',
  ])('the address %s is treated as missing', (address) => {
    const [item] = feed(
      rss(
        `<item><title>x</title><link>${address}</link><guid>${address}</guid><enclosure url="${address}" type="image/png"/>` +
          `<description>&lt;img src="${address}"&gt;</description></item>`,
      ),
    ).items;
    expect(item).toMatchObject({ url: '', images: [] });
  });

  it('names of prototype properties have no effect', () => {
    const json =
      '{"version":"https://jsonfeed.org/version/1","title":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"id":"1","title":"t"}]}';
    expect(titles(json)).toEqual(['t']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
