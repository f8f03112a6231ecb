import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMistakes, readFeedList } from '@/lib/newsroom/ingest/feed-list';
import { safeAddress } from '@/lib/newsroom/ingest/safe-address';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { describeShared } from '../../shared';

const opml = (body: string) =>
  readFeedList(Buffer.from(`<?xml version="1.0"?><opml version="2.0"><body>${body}</body></opml>`));

describe('a feed list', () => {
  it('gives address, title, tab, language and site of each feed, at any nesting', () => {
    expect(
      opml(
        '<outline text="Folder"><outline text="A &amp; B" xmlUrl="https://a.example/f" tab="sports" language="zh-CN" htmlUrl="https://a.example/"/></outline>',
      ),
    ).toEqual([
      {
        url: 'https://a.example/f',
        title: 'A & B',
        tab: 'sports',
        lang: 'zh',
        site: 'https://a.example/',
      },
    ]);
  });

  it('takes the tab from the category, or from the folder in any of our languages, else recommend', () => {
    const tabs = opml(
      '<outline text="x" xmlUrl="https://a.example/1" category="Technology"/>' +
        '<outline text="体育"><outline text="x" xmlUrl="https://a.example/2"/></outline>' +
        '<outline text="My things"><outline text="x" xmlUrl="https://a.example/3"/></outline>',
    ).map(({ tab }) => tab);
    expect(tabs).toEqual(['technology', 'sports', 'recommend']);
  });

  it('lists an address once, and refuses a file without feeds', () => {
    const twice = '<outline text="x" xmlUrl="https://a.example/1"/>'.repeat(2);
    expect(opml(twice)).toHaveLength(1);
    const spellings = ['https://A.example/1', 'https://a.example/1#x', 'https://a.example:443/1'];
    const lines = spellings.map((url) => `<outline text="x" xmlUrl="${url}"/>`).join('');
    // The first spelling is kept: the ids of its articles come from it.
    expect(opml(lines).map(({ url }) => url)).toEqual(['https://A.example/1']);
    expect(
      opml('<outline xmlUrl="https://a.example/1?a"/><outline xmlUrl="http://a.example/1?a"/>'),
    ).toHaveLength(2);
    expect(() => opml('<outline text="x"/>')).toThrow('the OPML file lists no feed');
    expect(() => opml('')).toThrow('the OPML file lists no feed');
    expect(() => readFeedList(Buffer.from('not a list'))).toThrow();
  });
});

describe('a mistake of an operator in the list', () => {
  const mistakesIn = (body: string) =>
    listMistakes(Buffer.from(`<opml><body>${body}</body></opml>`));

  it('is reported for an unknown tab, and the feed is still read', () => {
    const body =
      '<outline text="x"><outline text="y" xmlUrl="https://a.example/1" tab="gardening"/></outline>';
    expect(mistakesIn(body)).toEqual([
      expect.stringMatching(/^https:\/\/a\.example\/1: gardening is no tab; there are recommend, /),
    ]);
    expect(opml(body)).toHaveLength(1);
  });

  it.each([
    ['https://a.example:22/f', 'names a port that is never asked'],
    ['http://192.168.1.2/f', 'is not on the public web'],
    ['ftp://a.example/f', 'is not on the public web'],
  ])('is reported for a forbidden address: %s', (url, why) => {
    const body = `<outline text="x" xmlUrl="${url}"/>`;
    expect(mistakesIn(body)).toEqual([expect.stringContaining(`${url}: this address ${why}`)]);
    expect(opml(body)).toHaveLength(1);
  });

  it('is not reported for an allowed address', () => {
    const urls = ['https://a.example/f#x', 'http://a.example:8080/f', 'https://a.example:443/f'];
    const lines = urls.map((url) => `<outline text="x" xmlUrl="${url}"/>`).join('');
    expect(mistakesIn(lines)).toEqual([]);
  });

  it('is not reported for what other readers write', () => {
    const body = '<outline text="x" xmlUrl="https://a.example/1" category="/Garden" tab=""/>';
    expect(mistakesIn(body)).toEqual([]);
  });

  it('is neither in the README’s example nor in the tabs that the docs name', () => {
    const readme = readFileSync('README.md', 'utf8');
    const [example = ''] = /<opml[^]*?<\/opml>/.exec(readme) ?? [];
    expect(readFeedList(Buffer.from(example)).length).toBeGreaterThan(1);
    expect(listMistakes(Buffer.from(example))).toEqual([]);
    const hosts = readFileSync('docs/hosts.md', 'utf8');
    const named = [...hosts.matchAll(/[?&]tab=(\w+)/g)].map(([, tab]) => tab);
    expect(named).not.toEqual([]);
    expect(allTabs.map(({ key }) => key)).toEqual(expect.arrayContaining(named));
  });
});

describe('the default feed list', () => {
  const path = join(process.cwd(), 'lib/newsroom/ingest/default-feeds.opml');
  const text = readFileSync(path, 'utf8');
  const feeds = readFeedList(Buffer.from(text));

  it('contains about forty public feeds, each with a name and a site', () => {
    expect(feeds.length).toBeGreaterThanOrEqual(40);
    expect(feeds.length).toBe(text.match(/xmlUrl=/g)?.length);
    for (const { url, title, site, lang } of feeds) {
      expect([url, safeAddress(url)]).toEqual([url, url]);
      expect([url, title !== '', safeAddress(site) === site, lang !== undefined]).toEqual([
        url,
        true,
        true,
        true,
      ]);
    }
  });

  it.each(['English', '中文', 'Pilipinas'])('has every tab in the edition %s', (edition) => {
    const [, part = ''] = text.split(`<outline text="${edition}">`);
    const [own = ''] = part.split('</outline>');
    const tabs = new Set(
      readFeedList(Buffer.from(`<opml><body>${own}</body></opml>`)).map(({ tab }) => tab),
    );
    expect([...tabs].sort()).toEqual(builtInTabs.map(({ key }) => key).sort());
  });
});

describeShared('lists of other readers', ['corpora', 'feedsmith', 'opml'], (folder) => {
  it.each(['subscriptions.opml'])('%s is read', (file) => {
    expect(readFeedList(readFileSync(join(folder, 'references', file))).length).toBeGreaterThan(5);
  });
});
