import { sourcesOpml, type ReaderSources } from '@/lib/model/feed/sources-opml';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';

const names = { title: 'My <sources>', topics: 'Topics', hidden: 'Hidden' };
const site = { origin: 'https://news.example', now: Date.UTC(2026, 10, 23) };
const none: ReaderSources = { themes: [], topics: [], hidden: [] };
const opml = (sources: Partial<ReaderSources>) => sourcesOpml({ ...none, ...sources }, names, site);
const read = (text: string) => readFeedList(Buffer.from(text));

it('is parsed back by our own OPML reader, feed by feed', () => {
  const themes = [
    {
      ...{ name: 'Tides & "waves"', sources: ['BBC'] },
      feeds: [
        { title: 'A <b> & "c"', address: 'https://a.example/feed?x=1&y=2' },
        { title: '', address: 'b.example/rss' },
      ],
    },
  ];
  const topics = [{ name: '话题 Đặng', id: 't_1' }];
  expect(read(opml({ themes, topics })).map(({ url, title }) => [url, title])).toEqual([
    ['https://a.example/feed?x=1&y=2', 'A <b> & "c"'],
    ['https://b.example/rss', ''],
    ['https://news.example/feed.atom?topic=t_1', '话题 Đặng'],
  ]);
});

it('lists hidden publishers and those of themes, which are not feeds', () => {
  const text = opml({ themes: [{ name: 'T', sources: ['Reuters'], feeds: [] }], hidden: ['BBC'] });
  expect(text).toContain('<outline text="Reuters" category="/source"/>');
  expect(text).toMatch(/<outline text="Hidden">\n<outline text="BBC" category="\/hidden"\/>/);
});

it('is OPML 2.0 with a title and an RFC 822 date, also when empty', () => {
  const text = opml({});
  expect(text).toContain('<opml version="2.0">');
  expect(text).toContain('<title>My &#60;sources&#62;</title>');
  expect(text).toContain('<dateCreated>Mon, 23 Nov 2026 00:00:00 GMT</dateCreated>');
  expect(text).not.toContain('<outline');
});

it('is one feed a line, in folders, however its address is spelled', () => {
  const feeds = ['HTTP://a.example', 'https://b.example', 'c.example/?u=http://d.example'].map(
    (address) => ({ title: '', address }),
  );
  const text = opml({
    themes: [{ name: 'T', sources: ['S'], feeds }],
    topics: [{ name: 'U', id: 'a b' }],
  });
  const row = (url: string, title = url) =>
    `<outline type="rss" text="${title}" title="${title}" xmlUrl="${url}"/>`;
  expect(text.split('\n').filter((line) => line.includes('outline'))).toEqual([
    '<outline text="T">',
    row('HTTP://a.example'),
    row('https://b.example'),
    row('https://c.example/?u=http://d.example'),
    '<outline text="S" category="/source"/>',
    '</outline>',
    '<outline text="Topics">',
    row('https://news.example/feed.atom?topic=a%20b', 'U'),
    '</outline>',
  ]);
  expect(text.split('\n').slice(5, 7)).toEqual(['</head>', '<body>']);
});

it('contains no character that XML forbids', () => {
  const broken = 'a\u0000b\u000Bc\uD800d\uFFFFe';
  expect(opml({ hidden: [broken] })).toContain('text="abcde"');
});
