// Custom themes as API calls: who may see what, what a theme shows, and its limits.
import { notLoggedIn, takenDown, type Input, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { ownFeedsMost, themesMost } from '@/lib/model/limits/themes';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { ownFeedsADay } from '@/lib/newsroom/themes/add-feeds';
import { sameThemeMs } from '@/lib/newsroom/themes/make-theme';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 12);
let later = 0;
const served = servedNewsroom('themes', () => now + later);
const [mia, otto, guest] = [{ user: 'mia' }, { user: 'otto' }, { device: 'guest' }];

type Theme = Record<string, unknown> & { theme_id: string; name: string };
type Body = Record<string, unknown> & {
  theme?: Theme | null;
  card?: Record<string, unknown> | null;
  own_list?: Theme[];
  followed_list?: Theme[];
  theme_list?: Theme[];
  item_list?: { id: string; item_type: string }[];
  feed_results?: { address: string; feed_id: string; error: string; is_full?: boolean }[];
  next_cursor?: string;
  base_resp?: { error_code?: number; reason?: string; values?: object };
};

async function call<N extends OperationName>(
  name: N,
  input: Input<N>,
  who: Identity = mia,
  language?: string,
) {
  const [, service] = served.ways[0] ?? [];
  if (!service) throw new Error('there is no service');
  const body: unknown = await served.call(service, name, input, who, language);
  // The fields in these operations' answers, which a lookup by name hides from the compiler.
  return body as Body;
}

const story = (id: string, title: string, minutes: number, host = 'one.example', lang = 'en') =>
  sampleEvent(id, {
    ...(lang === 'zh' ? { lang: 'zh' as const } : {}),
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: `${title}.` }],
    release_time: now - minutes * 60_000,
    rank_time: now - minutes * 60_000,
    references: [{ order: 1, title, link: `https://${host}/${id}`, source: host }],
  });

beforeAll(async () => {
  for (const n of [1, 2, 3, 4, 5]) {
    await served.store.events.save(story(`flood-${n}`, `River floods reach town ${n}`, n * 10));
  }
  await served.store.events.save(story('flooded', 'Flooding closes a museum', 7, 'two.example'));
  await served.store.events.save(story('zh', '上海地铁新线开通', 8, 'zh.example', 'zh'));
  await served.store.events.save(story('chess', 'Chess champion keeps title', 9));
});

const created = async (input: Input<'CreateTheme'>, who: Identity = mia) => {
  const { theme } = await call('CreateTheme', input, who);
  return String(theme?.theme_id);
};
const shows = async (theme_id: string, who: Identity = mia) =>
  (await call('GetThemeData', { theme_id, limit: 50 }, who)).item_list?.map(({ id }) => id);
const floods = [1, 2, 3, 4, 5].map((n) => `flood-${n}`);
const code = ({ base_resp }: Body) => base_resp?.error_code;

it('is listed and filled once created, for every form of its words', async () => {
  const theme_id = await created({ name: 'Floods', keywords: ['flood'] });
  const { own_list } = await call('ListThemes', {});
  expect(own_list).toEqual([
    expect.objectContaining({
      theme_id,
      name: 'Floods',
      keywords: ['flood'],
      own: true,
      shared: false,
    }),
  ]);
  expect(await shows(theme_id)).toEqual(['flooded', ...floods]);
  expect((await call('GetThemeCard', { theme_id })).card).toMatchObject({
    name: 'Floods',
    item_list: [{ id: 'flooded' }, { id: 'flood-1' }, { id: 'flood-2' }],
  });
});

it('created again, as after a lost answer, is the existing one', async () => {
  const who = { user: 'hasty' };
  const wanted = { name: 'Bridges', keywords: ['bridge'], languages: ['en'] };
  const first = await created(wanted, who);
  const again = await call('CreateTheme', { ...wanted, shared: true }, who);
  expect(again.theme).toMatchObject({ theme_id: first, shared: true });
  const other = await created({ ...wanted, keywords: ['bridge', 'tunnel'] }, who);
  expect((await call('ListThemes', {}, who)).own_list?.map(({ theme_id }) => theme_id)).toEqual(
    expect.arrayContaining([first, other]),
  );
  expect(other).not.toBe(first);
  await call('DeleteTheme', { theme_id: first }, who);
  expect(await created(wanted, who)).not.toBe(first);
  later = sameThemeMs;
  expect(await created(wanted, who)).not.toBe(first);
  expect((await call('ListThemes', {}, who)).own_list).toHaveLength(3);
  later = 0;
});

it('shows its events page by page, each once', async () => {
  const theme_id = await created({ name: 'Pages', keywords: ['flood', 'river'] });
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await call('GetThemeData', { theme_id, limit: 2, cursor });
    seen.push(...(page.item_list ?? []).map(({ id }) => id));
    cursor = page.next_cursor ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(['flooded', ...floods]);
});

it('a cursor without a time is invalid', async () => {
  const theme_id = await created({ name: 'Late', keywords: ['flood'] });
  const at = async (time: number) => {
    const cursor = Buffer.from(JSON.stringify([time, 'x'])).toString('base64url');
    return call('GetThemeData', { theme_id, cursor });
  };
  expect(code(await at(Number.MAX_SAFE_INTEGER))).toBe(400);
  expect(code(await at(-Number.MAX_SAFE_INTEGER))).toBe(400);
  expect((await at(8.64e15)).item_list).toHaveLength(floods.length + 1);
});

it('changed words change the feed; exclusions and sources count', async () => {
  const theme_id = await created({ name: 'Changing', keywords: ['flood'] });
  await call('ConfigTheme', { theme_id, excluded: ['museum'] });
  expect(await shows(theme_id)).toEqual(floods);
  await call('ConfigTheme', { theme_id, excluded: [], sources: ['two.example'] });
  expect(await shows(theme_id)).toEqual(['flooded']);
  await call('ConfigTheme', { theme_id, keywords: ['chess'], sources: [] });
  expect(await shows(theme_id)).toEqual(['chess']);
  await call('ConfigTheme', { theme_id, keywords: ['地铁'], languages: ['zh'] });
  expect(await shows(theme_id)).toEqual(['zh']);
  const { theme } = await call('ConfigTheme', { theme_id, name: 'Metro' });
  expect(theme).toMatchObject({ name: 'Metro', keywords: ['地铁'], languages: ['zh'] });
  await call('ConfigTheme', { theme_id, keywords: [], languages: [], sources: ['two.example'] });
  expect(await shows(theme_id)).toEqual(['flooded']);
});

it('a private theme is visible only to its owner, and a guest is asked to sign in', async () => {
  const theme_id = await created({ name: 'Mine', keywords: ['chess'] });
  for (const refused of [
    await call('GetThemeData', { theme_id }, otto),
    await call('GetThemeCard', { theme_id }, otto),
    await call('ConfigTheme', { theme_id, name: 'His' }, otto),
    await call('DeleteTheme', { theme_id }, otto),
    await call('FollowTheme', { theme_id }, otto),
    await call('StartDeepMind', { theme_id }, otto),
  ]) {
    expect(code(refused)).toBe(403);
    expect(JSON.stringify(refused)).not.toContain('Mine');
  }
  for (const refused of [
    await call('GetThemeData', { theme_id }, guest),
    await call('CreateTheme', { name: 'x', keywords: ['x1'] }, guest),
    await call('PreviewTheme', { keywords: ['flood'] }, guest),
  ]) {
    expect(code(refused)).toBe(notLoggedIn);
  }
  expect(await call('ListThemes', {}, guest)).toMatchObject({ own_list: [], followed_list: [] });
  expect((await call('GetThemeData', { theme_id: 'th_none' })).code).toBe(takenDown);
});

it('a shared theme is followed once, and listed on the square, the most followed first', async () => {
  const liked = await created({ name: 'Liked', keywords: ['flood'], shared: true });
  const plain = await created({ name: 'Plain', keywords: ['chess'], shared: true });
  for (const who of [otto, otto, { user: 'third' }]) {
    await call('FollowTheme', { theme_id: liked }, who);
  }
  const first = await call('ListSquareThemes', { limit: 1 }, guest);
  expect(first.theme_list).toMatchObject([{ theme_id: liked, follow_count: 2, own: false }]);
  const { next_cursor } = first;
  const second = await call('ListSquareThemes', { limit: 1, cursor: next_cursor }, guest);
  expect(second.theme_list).toMatchObject([{ theme_id: plain, follow_count: 0 }]);
  expect((await call('ListThemes', {}, otto)).followed_list).toMatchObject([{ theme_id: liked }]);
  await call('UnfollowTheme', { theme_id: liked }, otto);
  expect((await call('ListThemes', {}, otto)).followed_list).toEqual([]);
  await call('FollowTheme', { theme_id: liked }, otto);
  await call('ConfigTheme', { theme_id: liked, shared: false });
  expect((await call('ListThemes', {}, otto)).followed_list).toEqual([]);
  expect(code(await call('GetThemeData', { theme_id: liked }, otto))).toBe(403);
});

it('one that an operator took down is visible only to its owner', async () => {
  const theme_id = await created({ name: 'Rude', keywords: ['flood'], shared: true });
  expect(await served.store.themes.takeDown(theme_id)).toBe(true);
  expect((await call('GetThemeData', { theme_id }, otto)).code).toBe(takenDown);
  const { theme_list = [] } = await call('ListSquareThemes', {}, otto);
  expect(theme_list.map((one) => one.theme_id)).not.toContain(theme_id);
  expect((await call('GetThemeData', { theme_id })).theme).toMatchObject({ taken_down: true });
});

it('when deleted is off the list, and can be restored', async () => {
  const theme_id = await created({ name: 'Gone', keywords: ['flood'] }, otto);
  expect(code(await call('DeleteTheme', { theme_id }, otto))).toBe(0);
  expect((await call('ListThemes', {}, otto)).own_list).toEqual([]);
  expect((await call('GetThemeData', { theme_id }, otto)).code).toBe(takenDown);
  await call('DeleteTheme', { theme_id, restore: true }, otto);
  expect((await call('ListThemes', {}, otto)).own_list).toMatchObject([{ theme_id }]);
});

it('addresses are accepted one by one: a private one is refused, the others wait for their poll', async () => {
  const input = {
    name: 'Feeds',
    feeds: [
      'feeds.example.org/rss',
      'http://127.0.0.1/rss',
      'ftp://example.org',
      'http://nas.local/',
      `https://example.org/${'long'.repeat(1_000)}`,
    ],
  };
  const { theme, feed_results } = await call('CreateTheme', input);
  expect(feed_results?.map(({ error }) => error !== '')).toEqual([false, true, true, true, true]);
  expect(theme).toMatchObject({
    feeds: [{ address: 'feeds.example.org/rss', state: 'waiting', error: '' }],
  });
  const opml = `<opml version="2.0"><body>${Array.from(
    { length: ownFeedsMost + 5 },
    (_, n) => `<outline type="rss" text="${n}" xmlUrl="https://many.example/${n}"/>`,
  ).join('')}</body></opml>`;
  const theme_id = String(theme?.theme_id);
  const many = await call('ConfigTheme', { theme_id, opml });
  expect(many.feed_results?.filter(({ error }) => error === '')).toHaveLength(ownFeedsMost - 1);
  expect(many.feed_results?.filter(({ is_full }) => is_full)).toHaveLength(6);
  expect(code(await call('ConfigTheme', { theme_id, opml: 'no list' }))).toBe(400);
  const own = many.feed_results?.[0]?.feed_id ?? '';
  const { theme: less } = await call('ConfigTheme', { theme_id, remove_feeds: [own] });
  expect(less?.feeds).toHaveLength(ownFeedsMost - 1);
});

it('a refused change changes nothing', async () => {
  const who = { user: 'eager' };
  const feeds = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `https://eager.example/${from + n}`);
  const { theme } = await call('CreateTheme', { name: 'Kept', feeds: feeds(0, 15) }, who);
  const theme_id = String(theme?.theme_id);
  const ids = async () =>
    (await served.store.themes.feedsOf(theme_id)).map(({ id }) => id).toSorted();
  for (let added = 15; added < ownFeedsADay; added += 15) {
    const changed = { theme_id, remove_feeds: await ids(), feeds: feeds(added, 15) };
    expect((await call('ConfigTheme', changed, who)).feed_results).toHaveLength(15);
  }
  const [before, mine] = [await ids(), await call('ListThemes', {}, who)];
  const more = { feeds: feeds(900, 1) };
  for (const refused of [
    await call('ConfigTheme', { theme_id, remove_feeds: before, ...more }, who),
    await call('ConfigTheme', { theme_id, name: 'Other', shared: true, ...more }, who),
    await call('CreateTheme', { name: 'Second', ...more }, who),
  ]) {
    expect(code(refused)).toBe(429);
  }
  expect(before).toHaveLength(15);
  expect(await ids()).toEqual(before);
  expect(await call('ListThemes', {}, who)).toEqual(mine);
});

it('addresses of a deleted theme use no quota, and it is restored only within the quota', async () => {
  const who = { user: 'tidy' };
  const feeds = (of: string, count: number) =>
    Array.from({ length: count }, (_, n) => `https://${of}.example/${n}`);
  const first = await created({ name: 'First', feeds: feeds('first', ownFeedsMost) }, who);
  const full = await call('CreateTheme', { name: 'Full', feeds: feeds('second', 2) }, who);
  const { base_resp } = full;
  expect(base_resp).toMatchObject({ error_code: 400, reason: 'addressesMost' });
  expect(base_resp?.values).toEqual({ most: ownFeedsMost });
  expect((await call('ListThemes', {}, who)).own_list).toHaveLength(1);
  await call('DeleteTheme', { theme_id: first }, who);
  const second = await call('CreateTheme', { name: 'Second', feeds: feeds('second', 2) }, who);
  expect(second.feed_results?.map(({ error }) => error)).toEqual(['', '']);
  const theme_id = String(second.theme?.theme_id);
  const restored = () => call('DeleteTheme', { theme_id: first, restore: true }, who);
  expect((await restored()).base_resp).toMatchObject({ error_code: 429, reason: 'themeFeeds' });
  expect((await call('ListThemes', {}, who)).own_list).toMatchObject([{ theme_id }]);
  await call('DeleteTheme', { theme_id }, who);
  expect((await restored()).theme?.feeds).toHaveLength(ownFeedsMost);
});

it('a theme does not lose its last address to one beyond the quota', async () => {
  const who = { user: 'swapper' };
  const feeds = Array.from({ length: ownFeedsMost }, (_, n) => `https://many.example/${n}`);
  await created({ name: 'Many', feeds }, who);
  // Both themes use it: removing it here frees nothing.
  const theme_id = await created({ name: 'One', feeds: feeds.slice(0, 1) }, who);
  const remove_feeds = [feedId('https://many.example/0')];
  const swapped = { theme_id, remove_feeds, feeds: ['https://other.example/feed'] };
  expect((await call('ConfigTheme', swapped, who)).base_resp?.reason).toBe('addressesMost');
  expect(await served.store.themes.feedsOf(theme_id)).toHaveLength(1);
  const worded = await call('ConfigTheme', { ...swapped, keywords: ['flood'] }, who);
  expect(worded).toMatchObject({ theme: { feeds: [] }, feed_results: [{ is_full: true }] });
});

it('an address with the feed: scheme is the one on the web', async () => {
  const feeds = ['feed://schemes.example/a', 'feed:https://schemes.example/b'];
  const { theme, feed_results } = await call('CreateTheme', { name: 'Schemes', feeds }, otto);
  expect(feed_results?.map(({ error }) => error)).toEqual(['', '']);
  expect(await served.store.themes.feedsOf(String(theme?.theme_id))).toMatchObject([
    { url: 'https://schemes.example/a' },
    { url: 'https://schemes.example/b' },
  ]);
});

it('items of an own address are visible only to its reader, even in a shared theme', async () => {
  const url = 'https://secret.example/rss?token=1';
  const theme_id = await created(
    { name: 'Both', keywords: ['flood'], feeds: [url], shared: true },
    otto,
  );
  const item = (n: number, link: string, title: string) => ({
    ...{ id: `a_own${n}`, feed_id: feedId(url), published_at: now - n * 1000, title, link },
    ...{ teaser: 'Told in a letter.', source: 'Secret', lang: 'en' as const },
  });
  await served.store.themes.saveItems(
    feedId(url),
    [
      item(1, 'https://secret.example/1', 'A private letter'),
      // What a public event already covers is shown once.
      item(2, 'https://two.example/flooded', 'Flooding closes a museum'),
    ],
    10,
  );
  expect(await shows(theme_id, otto)).toEqual(['a_own1', 'flooded', ...floods]);
  const others = await call('GetThemeData', { theme_id }, mia);
  expect(others.item_list?.map(({ id }) => id)).toEqual(['flooded', ...floods]);
  expect(JSON.stringify(others)).not.toContain('secret.example');
  expect(JSON.stringify(await call('ListSquareThemes', {}, mia))).not.toContain('secret.example');
  const search = await call('SearchEvents', { query: 'letter' }, otto);
  expect(JSON.stringify(search)).not.toContain('a_own1');
  expect(await served.store.events.get('a_own1')).toBeUndefined();
});

it('a preview shows what a theme would contain, and stores nothing', async () => {
  const before = (await call('ListThemes', {})).own_list?.length;
  const { item_list } = await call('PreviewTheme', { keywords: ['flood'], excluded: ['museum'] });
  expect(item_list?.map(({ id }) => id)).toEqual(floods.slice(0, 3));
  expect((await call('ListThemes', {})).own_list).toHaveLength(before ?? -1);
});

it('counts the publishers of an event, as its card does, not their articles', async () => {
  const report = (order: number, source: string) => ({
    ...{ order, source, title: `Report ${order}`, link: `https://${source}/${order}` },
  });
  await served.store.events.save({
    ...story('twice', 'Zeppelin lands', 13),
    references: [report(1, 'one.example'), report(2, 'two.example'), report(3, 'one.example')],
  });
  const theme_id = await created({ name: 'Airships', keywords: ['zeppelin'] });
  const { item_list } = await call('GetThemeData', { theme_id, limit: 5 });
  expect(item_list).toMatchObject([{ id: 'twice', source_count: 2 }]);
});

it('an event is ranked with the lift of its sources, but keeps its own date', async () => {
  const reported = story('lifted', 'Heron returns to the marsh', 30);
  await served.store.events.save({ ...reported, rank_time: now + 60 * 60_000 });
  await served.store.events.save(story('fresh', 'Heron seen at the harbor', 5));
  const theme_id = await created({ name: 'Herons', keywords: ['heron'] });
  const times = [
    { id: 'lifted', time: now - 30 * 60_000 },
    { id: 'fresh', time: now - 5 * 60_000 },
  ];
  expect((await call('GetThemeData', { theme_id })).item_list).toMatchObject(times);
  expect((await call('GetThemeCard', { theme_id })).card).toMatchObject({ item_list: times });
  expect((await call('PreviewTheme', { keywords: ['heron'] })).item_list).toMatchObject(times);
});

it('a word joined by symbols matches as written, not by its parts', async () => {
  await served.store.events.save(story('shop', 'B&Q closes two shops', 11));
  await served.store.events.save(story('trains', 'Plan B for the Q line', 12));
  const shops = await created({ name: 'Shops', keywords: ['B&Q'] });
  expect(await shows(shops)).toEqual(['shop']);
  const letters = await created({ name: 'Letters', keywords: ['b q'] });
  expect(await shows(letters)).toEqual(['shop', 'trains']);
});

it('a theme with only an invalid address reports the problem with the address', async () => {
  const reasonOf = async (given: { feeds?: string[]; opml?: string }) =>
    (await call('CreateTheme', { name: 'Own', ...given }, mia)).base_resp?.reason;
  expect(await reasonOf({ feeds: ['my reading list', 'ftp://a.example/f'] })).toBe('addressNotWeb');
  expect(await reasonOf({ feeds: ['http://a.example:22/feed'] })).toBe('addressPort');
  expect(await reasonOf({ feeds: [] })).toBe('themeEmpty');
  expect(await reasonOf({ opml: 'no list' })).toBe('feedsNone');
  const among = { name: 'Own', feeds: ['x y', 'https://a.example/f'] };
  expect((await call('CreateTheme', among)).theme).toMatchObject({ name: 'Own' });
});

it('refuses a theme without anything to search, or beyond the limits', async () => {
  expect(code(await call('CreateTheme', { name: 'Empty' }))).toBe(400);
  expect(code(await call('CreateTheme', { name: 'Dots', keywords: ['…'] }))).toBe(400);
  expect(code(await call('CreateTheme', { name: '  ', keywords: ['x1'] }))).toBe(400);
  const nowhere = { name: 'Inside', feeds: ['http://127.0.0.1/rss'] };
  expect(code(await call('CreateTheme', nowhere))).toBe(400);
  expect(code(await call('CreateTheme', { name: '\u3164', keywords: ['x1'] }))).toBe(400);
  const turned = { name: 'Floods \u202egnp.\u200bexe', keywords: ['flood'] };
  expect((await call('CreateTheme', turned)).theme).toMatchObject({ name: 'Floods gnp.exe' });
  const long = Array.from({ length: 21 }, (_, n) => `word${n}`);
  expect(code(await call('CreateTheme', { name: 'Long', keywords: long }))).toBe(400);
  const who = { user: 'busy' };
  for (let n = 0; n < themesMost; n += 1)
    await created({ name: `T${n}`, keywords: ['flood'] }, who);
  expect(code(await call('CreateTheme', { name: 'More', keywords: ['flood'] }, who))).toBe(429);
});
