import { ingestDocument } from '@/lib/newsroom/ingest/ingest-document';
import { reportLine, totalLine } from '@/lib/newsroom/ingest/report';
import { whenAlone } from '@/lib/newsroom/jobs/when-alone';
import { readableLiftMs } from '@/lib/newsroom/store/events/reading';
import { toldTime } from '@/lib/newsroom/told-time';
import { byTitle, openTestNewsroom, rssFeed, start } from './newsroom';
import { eventLoopTurns } from '../../event-loop-turns';

type Newsroom = Awaited<ReturnType<typeof openTestNewsroom>>;
let newsroom: Newsroom;
beforeEach(async () => {
  newsroom = await openTestNewsroom();
});
afterEach(() => newsroom.close());

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `Story number ${i} of the day` }));
const take = (bytes: Uint8Array, parts = newsroom.parts) =>
  ingestDocument(parts, { bytes, name: 'feed.xml' }, []);

it('a feed becomes articles with events, and is reported in one line', async () => {
  const report = await take(rssFeed('Example News', items(45)));
  expect(reportLine(report)).toBe('Example News: 45 items, 45 new, 0 known');
  expect(await newsroom.store.articles.count()).toBe(45);
  expect(await newsroom.store.events.count()).toBe(45);
  const page = await newsroom.store.events.page({ tab: 'recommend', limit: 50 });
  const ids = page.items.map(({ id }) => id);
  expect(ids).toHaveLength(45);
  for (const id of ids) expect(await newsroom.store.articles.ofEvent(id)).toHaveLength(1);
});

it('items about the publication itself become no events', async () => {
  const named = [
    ...['本版责编：王小明 李大海', '二版责编：王小明 三版责编：李大海', '08版 - 本版责编 王小明'],
    ...['广告', '05版 - 广告', 'Advertisement'],
  ];
  const news = [
    '广告公司去年收入增长三成',
    'Advertisement for a war draws protests',
    '责编离职风波',
  ];
  const report = await take(
    rssFeed(
      'A paper',
      [...named, ...news].map((title) => ({ title })),
    ),
  );
  expect(reportLine(report)).toBe('A paper: 3 items, 3 new, 0 known');
});

it.each([
  ['zh', 2],
  ['ph', 2],
  ['en', 10],
] as const)('a time without a zone is in that of the listed language (%s)', async (lang, hour) => {
  const xml = rssFeed('Example News', items(1)).toString();
  const bytes = Buffer.from(xml.replace(/(<pubDate>)[^<]*/, '$12026-01-14 10:00:00'));
  const listed = { url: 'https://news.example.com/feed', title: 'News', tab: 'nation', lang };
  await ingestDocument(newsroom.parts, { bytes, name: 'feed.xml', listed }, []);
  const { items: events } = await newsroom.store.events.page({ tab: 'recommend', limit: 1 });
  expect(events[0]?.release_time).toBe(Date.UTC(2026, 0, 14, hour));
});

describe('items that their feed does not date', () => {
  const bytesOf = (count: number) => {
    const xml = rssFeed('Example News', items(count)).toString();
    return Buffer.from(xml.replaceAll(/<pubDate>[^<]*<\/pubDate>/g, ''));
  };
  const read = (count: number, last_ok_at?: number) =>
    ingestDocument(newsroom.parts, { bytes: bytesOf(count), name: 'feed.xml', last_ok_at }, []);
  const listed = async () => {
    const { items: events } = await newsroom.store.events.page({ tab: 'recommend', limit: 50 });
    return events.map((event) => ({
      title: event.title[0]?.text,
      isOld: event.rank_time <= start - readableLiftMs,
      told: toldTime(event),
      cited: event.references.map(({ release_time }) => release_time),
    }));
  };
  const story = (number: number) => `Story number ${number} of the day`;

  it('are of before these days when the feed is first read, in its order, and told no time', async () => {
    await read(3);
    expect(await listed()).toEqual(
      [0, 1, 2].map((number) => ({ title: story(number), isOld: true, told: 0, cited: [0] })),
    );
  });

  it.each([
    ['when it has others that are known', undefined],
    ['when it was read lately', start - 3600_000],
  ])('are new %s', async (_, last) => {
    if (last === undefined) await read(1);
    await read(2, last);
    expect(await listed()).toContainEqual({
      ...{ title: story(1), isOld: false, told: start, cited: [start] },
    });
  });

  it('are not new after a pause in which all others left the feed', async () => {
    await read(2, start - 2 * 86_400_000);
    expect((await listed()).map(({ told }) => told)).toEqual([0, 0]);
  });
});

it('items without a link become no events, and are reported', async () => {
  const xml = rssFeed('A podcast', items(2)).toString();
  const bytes = Buffer.from(xml.replace(/<link>[^<]*number[^<]*<\/link>/, ''));
  expect(reportLine(await take(bytes))).toBe('A podcast: 1 item, 1 new, 0 known, 1 unreadable');
  expect(await newsroom.store.events.count()).toBe(1);
});

it('the same input again changes nothing', async () => {
  await take(rssFeed('Example News', items(5)));
  const before = await newsroom.store.events.page({ tab: 'recommend', limit: 50 });
  const again = await take(rssFeed('Example News', items(5)));
  expect(reportLine(again)).toBe('Example News: 5 items, 0 new, 5 known');
  expect(await newsroom.store.events.page({ tab: 'recommend', limit: 50 })).toEqual(before);
});

it('articles of one event make one version of it', async () => {
  const twice = ['a', 'b'].map((guid) => ({
    title: 'One story',
    guid,
    text: `Text ${guid} of it.`,
  }));
  await take(rssFeed('Example News', twice));
  const { items: events } = await newsroom.store.events.page({ tab: 'recommend', limit: 9 });
  expect(events).toHaveLength(1);
  expect(await newsroom.store.articles.ofEvent(events[0]?.id ?? '')).toHaveLength(2);
});

it('items beyond the limit of a feed are reported', async () => {
  const report = { ...(await take(rssFeed('Example News', items(2)))), left_out: 114 };
  expect(reportLine(report)).toBe(
    'Example News: 2 items, 2 new, 0 known, 114 left out (a feed gives 500)',
  );
});

it('an article that cannot be clustered is the only one lost', async () => {
  const clusterer = byTitle();
  const parts = {
    ...newsroom.parts,
    clusterer: {
      assign: async (...input: Parameters<typeof clusterer.assign>) => {
        if (input[1].title.includes('number 3 ')) throw new Error('no place for it');
        return clusterer.assign(...input);
      },
    },
  };
  const report = await take(rssFeed('Example News', items(6)), parts);
  expect(reportLine(report)).toBe('Example News: 6 items, 5 new, 0 known, 1 not stored');
  expect(await newsroom.store.articles.count()).toBe(5);
});

it('a failure half way leaves neither article nor event', async () => {
  const parts = {
    ...newsroom.parts,
    writeEvent: () => {
      throw new Error('the writer broke');
    },
  };
  await expect(take(rssFeed('Example News', items(3)), parts)).rejects.toThrow('the writer broke');
  expect(await newsroom.store.articles.count()).toBe(0);
  expect(await newsroom.store.events.count()).toBe(0);
});

it('a document that is no feed is reported as such', async () => {
  const report = await take(Buffer.from('<!doctype html><html></html>'));
  expect(reportLine(report)).toBe('feed.xml: a web page, not a feed');
});

it('only one ingest works at a time; the second waits and says so', async () => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = whenAlone(newsroom.store, async () => {
    order.push('first');
    await held;
    order.push('first ends');
  });
  while (order.length === 0) await eventLoopTurns(1);
  const second = whenAlone(newsroom.store, async () => void order.push('second'), {
    onWait: () => {
      order.push('second waits');
      release();
    },
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second waits', 'first ends', 'second']);
});

it('the total includes how many feeds could not be read', () => {
  const report = { name: 'a', items: 3, added: 2, known: 1, broken: 0, failed: 0 };
  const unread = { ...report, items: 0, added: 0, known: 0, why: 'not a feed' };
  expect(totalLine([report, unread])).toBe('Total: 2 feeds, 3 items, 2 new, 1 known, 1 not read');
});
