// Parses the site's feeds, as its routes serve them, with the parser for publishers' feeds: every
// entry has the id, title, address and time that it was published with.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GET as dayAtom } from '@/app/day.atom/route';
import { GET as feedAtom } from '@/app/feed.atom/route';
import { GET as feedJson } from '@/app/feed.json/route';
import { isoDay } from '@/lib/model/calendar';
import { dayInWords } from '@/lib/model/calendar-words';
import { langTag, languages, toTag, type Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { hashOf } from '@/lib/newsroom/accounts/keys';
import { readFeed, type ReadFeed } from '@/lib/newsroom/ingest/read-feed';
import { servedNewsroom, serviceSecret } from '@/tests/newsroom/served';
import { sampleEvent } from '@/tests/newsroom/store/sample';

// The web side signs with its own clock.
const now = Date.now();
const served = servedNewsroom('read-back', Date.now, { day: { hour: 0, zone: 'UTC' } });

/** Over a socket. */
const service = () => (served.ways as [unknown, (typeof served.ways)[number]])[1][1];

const origin = 'https://news.example.org';
const reader = { user: 'u-reader' };
const token = `cwt_${'r'.repeat(43)}`;
const yesterday = Date.parse(isoDay(now - dayMs));

const titled = (id: string, titles: Partial<Record<Language, string>>, hour: number) => {
  const texts = Object.entries(titles).map(([lang, text]) => ({ lang, text }));
  const time = yesterday + hour * 3_600_000 + 123;
  return sampleEvent(id, {
    ...{ title: texts, tabs: ['sports'], release_time: time, rank_time: time, updated_at: time },
  });
};
/** What a careless writer would corrupt: markup, quotes, section ends, rare characters. */
const published = [
  titled('plain', { en: 'Rain floods Manila', zh: '马尼拉水浸', ph: 'Baha sa Maynila' }, 5),
  titled('marks', { en: 'AT&T, “5 < 6” & R&D’s ‘>’ sign' }, 6),
  titled('bracket', { ph: 'Ang a[b[0]]> ay hindi wakas' }, 7),
  titled('astral', { en: '𠮷野家 opens — again…', zh: '𠮷野家重开——“又一次”' }, 9),
];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-read-back-'));
  const file = join(folder, 'deployments.json');
  writeFileSync(file, JSON.stringify([{ hosts: ['news.example.org'], origin }]));
  const overSocket = service();
  Object.assign(process.env, {
    ...{ DEPLOYMENTS_FILE: file, NEWS_SERVICE_URL: overSocket().base },
    NEWS_SERVICE_SECRET: serviceSecret,
  });
  for (const event of published) await served.store.events.save(event);
  const account = { id: reader.user, name: 'R', birthday: '1990-01-01', region: 'sg' };
  const identity = { kind: 'email', subject: 'reader@example.org' } as const;
  await served.store.accounts.create({ ...account, created_at: now }, identity);
  const made = { id: 'p_1', name: 'Feed', scope: 'feed', created_at: now, used_at: 0 } as const;
  await served.store.tokens.add({ ...made, owner: `u:${reader.user}` }, hashOf(token), 1);
  for (const { id } of published) {
    await served.call(overSocket, 'CollectEvent', { event_id: id }, reader);
  }
});
afterAll(() => {
  for (const name of ['DEPLOYMENTS_FILE', 'NEWS_SERVICE_URL', 'NEWS_SERVICE_SECRET']) {
    delete process.env[name];
  }
  rmSync(folder, { recursive: true, force: true });
});

async function readBack(get: (request: Request) => Promise<Response>, path: string) {
  const address = `${origin}${path}`;
  const answer = await get(new Request(address, { headers: { host: 'news.example.org' } }));
  expect(answer.status).toBe(200);
  const contentType = answer.headers.get('content-type') ?? undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const result = readFeed(bytes, { contentType, address, now });
  if (!result.ok) throw new Error(result.why);
  expect(result.feed).toMatchObject({ self: address, broken: 0, left_out: 0, repaired: false });
  return result.feed;
}

const byGuid = (a: { guid: string }, b: { guid: string }) => (a.guid < b.guid ? -1 : 1);
/** Feeds have a precision of seconds. */
const second = (ms: number) => Math.floor(ms / 1000) * 1000;
const entriesOf = ({ items }: ReadFeed) =>
  items.map(({ guid, title, url, published_at, declared_lang }) => ({
    ...{ guid, title, url, published_at, declared_lang },
  }));

const entries = (language: Language) =>
  published.map(({ id, title, release_time }) => {
    const { lang, text } = title.find((one) => one.lang === language) ?? title[0] ?? {};
    return {
      ...{ guid: `tag:news.example.org,2026:${id}`, title: text },
      url: `${origin}/m/news/detail?id=${id}`,
      ...{ published_at: second(release_time), declared_lang: langTag(lang) },
    };
  });

describe.each(languages)('in %s', (language) => {
  const tag = toTag(language);

  it.each([
    ['feed.atom of a tab', feedAtom, '/feed.atom?tab=sports'],
    ['feed.json of a tab', feedJson, '/feed.json?tab=sports'],
    ['feed.atom of favorites', feedAtom, `/feed.atom?favorites=${token}`],
    ['feed.json of favorites', feedJson, `/feed.json?favorites=${token}`],
  ])('%s parses as it was published', async (_, get, path) => {
    const feed = await readBack(get, `${path}&language=${tag}`);
    expect(feed.lang).toBe(tag);
    // The list decides their order.
    const ours = entriesOf(feed).filter(({ guid }) => !guid.includes('sample-'));
    expect(ours.toSorted(byGuid)).toEqual(entries(language).toSorted(byGuid));
  });

  it('day.atom parses as it was published', async () => {
    const overSocket = service();
    const day = isoDay(yesterday);
    const { data } = await served.call(
      ...([overSocket, 'GetDailyReport', { date: day, lang: language }, {}] as const),
    );
    const feed = await readBack(dayAtom, `/day.atom?lang=${tag}`);
    expect(feed.lang).toBe(tag);
    expect(entriesOf(feed)).toContainEqual({
      guid: `tag:news.example.org,2026:day/${tag}/${day}`,
      title: dayInWords(day, tag),
      url: `${origin}/m/day?date=${day}`,
      published_at: second(data?.made_at ?? 0),
      declared_lang: tag,
    });
    // Sample events may be in that day, too, and may have no sentence.
    const ours = new Set(published.map(({ id }) => id));
    const told = data?.sections
      .flatMap((section) => section.entries)
      .flatMap(({ event_id, title }) => (ours.has(event_id) ? [title] : []));
    expect(told?.length).toBeGreaterThan(0);
    const text = feed.items.find(({ url }) => url.endsWith(day))?.paragraphs.join('\n') ?? '';
    expect(told?.filter((title) => !text.includes(title))).toEqual([]);
  });
});
