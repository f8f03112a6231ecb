import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { readFeed, type ReadItem } from '@/lib/newsroom/ingest/read-feed';
import { readMarkup } from '@/lib/newsroom/ingest/read-markup';
import { safeAddress } from '@/lib/newsroom/ingest/safe-address';
import { describeShared, sharedData } from '../../shared';

const now = Date.UTC(2026, 10, 21);
const liveMarkup = /<[a-z/!?]/i;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(xml|json|atom|rss)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The HTTP header given in the leading comment of a feedparser case. */
function headerOf(bytes: Buffer): string | undefined {
  return /^Header:\s+Content-type:\s*(.+)$/im.exec(bytes.toString('latin1').slice(0, 1000))?.[1];
}

function textsOf({ title, paragraphs, source }: ReadItem): string[] {
  return [title, ...paragraphs, source ?? ''];
}

/** Reads every file; returns how many were parsed, why the others failed, and broken rules. */
function readAll(folder: string, files: string[]) {
  const unread = new Map<string, string[]>();
  const wrong: string[] = [];
  let slowest = 0;
  let mostMemory = 0;
  for (const file of files) {
    const bytes = readFileSync(file);
    // The memory of this document alone: two thousand others left garbage that is not collected
    // yet.
    const held = process.memoryUsage().rss;
    const started = performance.now();
    const result = readFeed(bytes, { now, contentType: headerOf(bytes) });
    slowest = Math.max(slowest, performance.now() - started);
    mostMemory = Math.max(mostMemory, process.memoryUsage().rss - held);
    const name = relative(folder, file);
    if (!result.ok) {
      unread.set(result.why, [...(unread.get(result.why) ?? []), name]);
      continue;
    }
    for (const item of result.feed.items) {
      const addresses = [item.url, ...item.images].filter((a) => a !== '');
      if (textsOf(item).some((text) => liveMarkup.test(text))) wrong.push(`markup in ${name}`);
      if (addresses.some((a) => safeAddress(a) !== a)) wrong.push(`address in ${name}`);
      if (item.published_at > now + 86_400_000) wrong.push(`date in ${name}`);
    }
  }
  const count = [...unread.values()].flat().length;
  return { read: files.length - count, unread, wrong, slowest, mostMemory };
}

function print(
  name: string,
  total: number,
  { read, unread, slowest, mostMemory }: ReturnType<typeof readAll>,
) {
  const lines = [...unread].map(
    ([why, files]) => `    ${files.length} × ${why}: ${files.slice(0, 16).join(', ')}`,
  );
  process.stdout.write(
    [
      `  ${name}: ${read} of ${total} parse, slowest ${slowest.toFixed(0)} ms, ${(mostMemory / 1e6).toFixed(0)} MB more for one at most`,
      ...lines,
      '',
    ].join('\n'),
  );
}

/** The parse rates reached so far; a change may only raise them. */
describe.each([
  ['feedparser', 2107, 2091],
  ['feedsmith', 13, 13],
  ['miniflux', 18, 16],
  ['feeds-hostile-own', 32, 29],
])('the corpus %s', (name, total, atLeast) => {
  describeShared('passes through the parser', ['corpora', name], (folder) => {
    it('without a crash, live markup, private addresses or impossible dates', () => {
      const files = filesOf(folder).filter(
        (file) => !/pairs\.json$|references.*\.json$|\/opml\/|\.html/.test(file),
      );
      const result = readAll(folder, files);
      print(name, files.length, result);
      expect(result.wrong).toEqual([]);
      expect(result.mostMemory).toBeLessThan(5e8);
      expect(files.length).toBeGreaterThanOrEqual(total);
      expect(result.read).toBeGreaterThanOrEqual(atLeast);
    });
  });
});

describeShared('hostile feeds', ['corpora', 'feeds-hostile-own'], (folder) => {
  const items = (file: string): ReadItem[] => {
    const result = readFeed(readFileSync(join(folder, file)), { now });
    return result.ok ? result.feed.items : [];
  };

  it('entities are not expanded and files are not read', () => {
    for (const file of [
      'billion-laughs.xml',
      'quadratic-blowup.xml',
      'xxe-file.xml',
      'xxe-http.xml',
    ]) {
      const text = items(file).flatMap(textsOf).join(' ');
      expect([file, text.length < 2_000, /root:|lollol|aaaa/.test(text)]).toEqual([
        file,
        true,
        false,
      ]);
    }
  });

  it.each([
    ['truncated.xml', 'x'],
    ['leading-garbage.xml', 'x'],
    ['double-bom.xml', 'x'],
    ['gb18030.xml', '新闻'],
    ['big5-declared-utf8.xml', '新聞'],
    ['many-attributes.xml', 'x'],
    ['cdata-nesting.xml', 'a]]>b'],
    ['control-chars.xml', 'a'],
  ])('%s still gives its first title', (file, start) => {
    expect(items(file)[0]?.title.startsWith(start)).toBe(true);
  });

  it('bounds what one feed can add', () => {
    expect(items('ten-thousand-items.xml')).toHaveLength(500);
    expect(items('same-guid.xml')).toHaveLength(1);
    expect(items('huge-title.xml')[0]?.title).toHaveLength(300);
    expect(items('ssrf-enclosures.xml').flatMap(({ images }) => images)).toEqual([]);
  });

  it('uses the fetch time for impossible dates', () => {
    const dates = items('future-and-bad-dates.xml').map(({ published_at }) => published_at);
    expect(dates.length).toBeGreaterThan(5);
    for (const date of dates) expect(date).toBeGreaterThan(now - 10 * 366 * 86_400_000);
    for (const date of dates) expect(date).toBeLessThanOrEqual(now + 86_400_000);
  });
});

const pairs = z.array(z.object({ input: z.string() }).loose());

describeShared('markup that sanitizers are tested with', ['corpora', 'miniflux'], (folder) => {
  it('leaves no live markup and no dangerous address', () => {
    const cases = pairs.parse(
      JSON.parse(readFileSync(join(folder, 'sanitizer-pairs.json'), 'utf8')),
    );
    expect(cases.length).toBeGreaterThan(100);
    const live = cases.filter(({ input }) => {
      const { paragraphs, images } = readMarkup(input);
      const shown = images.map((image) => safeAddress(image, 'https://example.org/') ?? 'https:');
      return paragraphs.some((p) => liveMarkup.test(p)) || shown.some((a) => !/^https?:/.test(a));
    });
    expect(live).toEqual([]);
  });
});

describeShared('dangerous links', ['corpora', 'links'], (folder) => {
  const hrefs = z.object({ cases: z.array(z.string()) });
  const { cases } = hrefs.parse(
    JSON.parse(readFileSync(join(folder, 'dangerous-hrefs-own.json'), 'utf8')),
  );

  it.each(cases)('%j is absent or leads to a web page', (href) => {
    const escaped = href.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
    const document =
      `<rss version="2.0"><channel><title>t</title><link>https://example.com/</link><item><title>x</title>` +
      `<link>${escaped}</link><guid isPermaLink="true">${escaped}</guid><enclosure url="${escaped}" type="image/png"/></item></channel></rss>`;
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1',
      title: 't',
      items: [{ id: '1', title: 'x', url: href, image: href }],
    });
    for (const text of [document, json]) {
      const result = readFeed(Buffer.from(text), { now, address: 'https://example.com/feed' });
      const [item] = result.ok ? result.feed.items : [];
      expect(item).toBeDefined();
      for (const address of [item?.url ?? '', ...(item?.images ?? [])]) {
        expect(address).toMatch(/^(https?:\/\/|$)/);
      }
    }
  });
});

const folderOfNews = sharedData('news');
const realFeeds: [string, number][] = [
  ['meridian-feeds-2025-03-18/independant_co_uk.xml', 100],
  ['meridian-feeds-2025-03-18/ft_com.xml', 25],
  ['meridian-feeds-2025-03-18/cn_nytimes_com.xml', 20],
  ['meridian-feeds-2025-03-18/theverge_com.xml', 10],
  ['rappler-feed-2026-02-05/rappler.xml', 10],
];

describeShared('real feeds as they were served', ['news'], () => {
  it.each(realFeeds)('%s gives all its %i items, with their own dates', (file, count) => {
    const result = readFeed(readFileSync(join(folderOfNews ?? '', file)), { now });
    const items = result.ok ? result.feed.items : [];
    expect(items).toHaveLength(count);
    expect(items.filter(({ published_at }) => published_at === now)).toEqual([]);
    expect(items.filter(({ url, title }) => url === '' || title === '')).toEqual([]);
  });
});
