// Bots, follows and posts on both engines.
import { dayMs, hourMs, minuteMs } from '@/lib/model/time';
import { botField } from '@/lib/newsroom/store/contract/bot-field';
import { botInput, hideBot, saveBot } from '@/lib/newsroom/bots/manage';
import { postAlone } from '@/lib/newsroom/bots/bot-runs';
import { botRound } from '@/lib/newsroom/bots/round';
import { tellFollowers, tellLater } from '@/lib/newsroom/bots/tell-followers';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import type { NewPost } from '@/lib/newsroom/store/contract/bot-store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { story } from '../bots/stories';

const noon = Date.UTC(2026, 0, 15, 12);
const roses = {
  id: 'roses',
  name: [{ lang: 'EN', text: 'Roses' }],
  description: [{ lang: 'EN', text: 'What blooms.' }],
  category: 'culture',
  field: { words: { en: ['rose'] } },
  per_day: 3,
} as const;
const line = { lang: 'en', text: 'So it is.[1]', order: 1, link: 'https://example.com/1' } as const;

onBothEngines((engine) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await engine.open(await engine.fresh());
    await saveBot(store, botInput.parse(roses), noon);
  });

  const rose = (n: number, at = noon) =>
    story(`rose-${n}`, at, { title: `Rose number ${n} blooms`, brief: `A rose, number ${n}.` });
  const post = (n: number, over: Partial<NewPost> = {}): NewPost => ({
    ...{ bot_id: 'roses', owner: '', event_id: `rose-${n}`, time: noon + n, line },
    ...over,
  });
  const listed = async (query: Partial<Parameters<OpenStore['bots']['posts']>[0]> = {}) =>
    (await store.bots.posts({ limit: 50, ...query })).items.map(({ event }) => event.id);

  it('keeps what an operator changed when a new version ships its bots', async () => {
    await store.bots.ship(shippedBots, noon);
    const [first, second] = shippedBots;
    if (!first || !second) throw new Error('bots ship with the product');
    await saveBot(store, botInput.parse({ ...first, category: 'money' }), noon);
    await hideBot(store, second.id);
    const newer = shippedBots.map((bot) => ({ ...bot, icon: 'sun', category: 'world' as const }));
    await store.bots.ship(newer, noon);
    expect(await store.bots.get(first.id)).toMatchObject({ category: 'money', shipped: false });
    expect(await store.bots.get(second.id)).toMatchObject({ icon: 'sun', hidden: true });
    expect(await hideBot(store, 'nobody')).toBe(false);
  });

  it('a round before there are bots skips no news', async () => {
    const empty = await engine.open(await engine.fresh());
    await empty.events.save(rose(1, noon));
    expect((await botRound(empty, () => noon)).posts).toEqual([]);
    await saveBot(empty, botInput.parse(roses), noon);
    expect((await botRound(empty, () => noon)).posts).toHaveLength(1);
    await empty.close();
  });

  it('refuses an invalid bot', () => {
    for (const wrong of [
      { ...roses, id: 'No Id' },
      { ...roses, name: [] },
      { ...roses, category: 'gardens' },
      { ...roses, field: botField.parse({}) },
      { ...roses, name: [{ lang: 'xx', text: 'Roses' }] },
    ]) {
      expect(botInput.safeParse(wrong).success).toBe(false);
    }
  });

  it('a follower counts once, and not after account deletion', async () => {
    await store.bots.setFollowed('d:one', 'roses', true, noon);
    await store.bots.setFollowed('d:one', 'roses', true, noon + 1);
    await store.bots.setFollowed('u:two', 'roses', true, noon);
    const followers = async () => (await store.bots.get('roses'))?.follow_count;
    expect(await followers()).toBe(2);
    const owners = (await store.bots.followers('roses', '', 10)).map(({ owner }) => owner);
    expect(owners).toEqual(['d:one', 'u:two']);
    await store.accounts.adopt('one', 'two');
    expect(await followers()).toBe(1);
    await store.accounts.erase('u:two');
    expect(await followers()).toBe(0);
  });

  it('a guest keeps follows, settings and posts when signing in', async () => {
    await store.events.save(rose(1));
    await store.bots.setFollowed('d:guest', 'roses', true, noon);
    const settings = {
      extra_words: ['tulip'],
      left_out_words: [],
      languages: [],
      daily_limit: 2,
    };
    expect(await store.bots.customize('d:guest', 'roses', settings)).toBe(true);
    expect(await store.bots.customize('d:other', 'roses', settings)).toBe(false);
    const [made] = await store.bots.post([post(1, { owner: 'd:guest' })], noon);
    await store.bots.addShown('d:guest', [made?.id ?? ''], noon);
    await store.accounts.adopt('guest', 'reader');
    expect(await store.bots.follows('u:reader')).toMatchObject([{ bot_id: 'roses', settings }]);
    expect(await listed({ of: [{ bot_id: 'roses', owner: 'u:reader' }] })).toEqual(['rose-1']);
    expect((await store.bots.shown('u:reader', undefined, 5)).items).toHaveLength(1);
    expect(await store.bots.extraWords()).toEqual([
      { owner: 'u:reader', bot_id: 'roses', words: ['tulip'] },
    ]);
  });

  it('posts an event once, even after it was merged into another', async () => {
    for (const n of [1, 2]) await store.events.save(rose(n));
    await store.bots.setFollowed('u:one', 'roses', true, noon);
    expect(await store.bots.post([post(1), post(2), post(1)], noon)).toHaveLength(2);
    expect(await store.bots.post([post(1, { owner: 'u:one' })], noon)).toEqual([]);
    await store.events.merge('rose-1', 'rose-2', noon);
    expect(await listed()).toEqual(['rose-2']);
    expect(await store.bots.post([post(1), post(2)], noon)).toEqual([]);
  });

  it('a post for everybody replaces that for one reader', async () => {
    await store.events.save(rose(1));
    await store.bots.post([post(1, { owner: 'u:one' })], noon);
    await store.bots.post([post(1)], noon);
    const both = [
      { bot_id: 'roses', owner: 'u:one' },
      { bot_id: 'roses', owner: '' },
    ] as const;
    expect(await listed({ of: both })).toEqual(['rose-1']);
  });

  it('taken-down events and hidden bots are in no list', async () => {
    for (const n of [1, 2, 3]) await store.events.save(rose(n));
    const made = await store.bots.post([post(1), post(2), post(3)], noon);
    await store.bots.addShown(
      'u:one',
      made.map(({ id }) => id),
      noon,
    );
    await store.readers.setFavorite('u:one', ['rose-1', 'rose-2'], true, noon);
    await store.events.takeDown('rose-2');
    const ids = (page: { items: { event: { id: string } }[] }) =>
      page.items.map(({ event }) => event.id);
    expect(await listed()).toEqual(['rose-3', 'rose-1']);
    expect(ids(await store.bots.shown('u:one', undefined, 9))).toEqual(['rose-1', 'rose-3']);
    expect(ids(await store.bots.favorites('u:one', undefined, 9))).toEqual(['rose-1']);
    await hideBot(store, 'roses');
    expect(await listed()).toEqual([]);
    expect(await listed({ of: [{ bot_id: 'roses', owner: '' }] })).toEqual([]);
  });

  it('pages show every post once, newest first, with one bot or several', async () => {
    await saveBot(store, botInput.parse({ ...roses, id: 'more-roses' }), noon);
    for (let n = 1; n <= 7; n += 1) await store.events.save(rose(n));
    await store.bots.post(
      [1, 2, 3, 4, 5, 6, 7].map((n) => post(n, n % 2 ? {} : { bot_id: 'more-roses' })),
      noon,
    );
    const sources = ['roses', 'more-roses'].map((bot_id) => ({ bot_id, owner: '' as const }));
    for (const listedOf of [undefined, sources]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await store.bots.posts({ of: listedOf, cursor, limit: 3 });
        seen.push(...page.items.map(({ event }) => event.id));
        cursor = page.next;
      } while (cursor);
      expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `rose-${n}`));
    }
    expect(await listed({ before: noon + 3 })).toEqual(['rose-2', 'rose-1']);
    await store.readers.dislike('u:one', { kind: 'event', id: 'rose-7' }, noon);
    expect(await listed({ reader: 'u:one' })).not.toContain('rose-7');
    expect((await store.bots.newest(sources, 1)).map(({ event }) => event.id)).toEqual([
      'rose-7',
      'rose-6',
    ]);
  });

  it('a page of a frequent and a rare bot misses no posts of the frequent one', async () => {
    await saveBot(store, botInput.parse({ ...roses, id: 'more-roses' }), noon);
    const numbers = Array.from({ length: 60 }, (_, at) => at + 1);
    for (const n of numbers) await store.events.save(rose(n));
    const seldom = new Set([4, 33, 58]);
    await store.bots.post(
      numbers.map((n) => post(n, seldom.has(n) ? { bot_id: 'more-roses' } : {})),
      noon,
    );
    const of = ['roses', 'more-roses'].map((bot_id) => ({ bot_id, owner: '' as const }));
    const page = await store.bots.posts({ of, limit: 25 });
    const next = await store.bots.posts({ of, limit: 25, cursor: page.next });
    expect([...page.items, ...next.items].map(({ event }) => event.id)).toEqual(
      numbers
        .slice(10)
        .reverse()
        .map((n) => `rose-${n}`),
    );
  });

  it('old events without interactions are deleted with their posts', async () => {
    await store.events.save(rose(1));
    await store.bots.post([post(1)], noon);
    expect(await listed()).toEqual(['rose-1']);
    await store.articles.save({
      ...{ id: 'a_1', feed_id: 'f', guid: 'g', url: 'https://example.com/a', title: 'A rose' },
      ...{ paragraphs: [], images: [], source: 'The Example', main_domain: 'example.com' },
      ...{ published_at: noon, lang: 'en', tab: 'recommend', fetched_at: noon, event_id: 'rose-1' },
    });
    expect(await store.retention.forgetEvents(noon + 400 * dayMs, 10)).toBe(1);
    expect(await listed()).toEqual([]);
  });

  describe('notifying followers', () => {
    const told = async (owner: 'u:one' | 'u:two' | 'd:guest') =>
      (await store.messages.list(owner, { limit: 9 })).items.map(({ subject, count, payload }) => [
        ...[subject, count, payload.bot_id],
      ]);

    const tellOf = async (made: Awaited<ReturnType<OpenStore['bots']['post']>>, now: number) => {
      await tellLater(store, made, now);
      return tellFollowers(store, now);
    };

    it('creates one message per bot while unread, for posts that pass their settings', async () => {
      for (const owner of ['u:one', 'u:two', 'd:guest'] as const) {
        await store.bots.setFollowed(owner, 'roses', true, noon);
      }
      const none = { extra_words: [], left_out_words: ['rose'], languages: [], daily_limit: 0 };
      await store.bots.customize('u:two', 'roses', none);
      for (const n of [1, 2, 3]) await store.events.save(rose(n));
      const made = await store.bots.post([post(1), post(2)], noon);
      expect(await tellOf(made, noon + hourMs)).toBe(1);
      expect(await told('u:one')).toEqual([['b:roses', 2, 'roses']]);
      await tellOf(made, noon + hourMs);
      const more = await store.bots.post([post(3)], noon);
      await tellOf(more, noon + 2 * hourMs);
      expect(await told('u:one')).toEqual([['b:roses', 3, 'roses']]);
      expect(await told('u:two')).toEqual([]);
      expect(await told('d:guest')).toEqual([]);
    });

    it('creates none for old news', async () => {
      await store.bots.setFollowed('u:one', 'roses', true, noon);
      await store.events.save(rose(1));
      const made = await store.bots.post([post(1)], noon);
      expect(await tellOf(made, noon + 5 * dayMs)).toBe(0);
    });

    it('is done by the next round if the process ended after posting', async () => {
      const own = { extra_words: ['tulips'], left_out_words: [], languages: [], daily_limit: 0 };
      for (const owner of ['u:one', 'u:two'] as const) {
        await store.bots.setFollowed(owner, 'roses', true, noon);
      }
      await store.bots.customize('u:one', 'roses', own);
      await store.events.save(rose(1));
      await store.events.save(story('tulip', noon, { title: 'A tulip at last' }));
      expect((await botRound(store, () => noon)).posts).toHaveLength(2);
      expect(await told('u:one')).toEqual([]);
      for (const hours of [1, 2]) await postAlone(store, () => noon + hours * hourMs);
      expect(await told('u:one')).toEqual([['b:roses', 2, 'roses']]);
      expect(await told('u:two')).toEqual([['b:roses', 1, 'roses']]);
    });
  });

  describe('a round', () => {
    const clock = () => noon + hourMs;

    it('posts what changed since the last one, once, within the bot’s daily limit', async () => {
      for (let n = 1; n <= 5; n += 1) await store.events.save(rose(n, noon + n));
      await store.events.save(story('parliament', noon, { title: 'Parliament meets again' }));
      const first = await botRound(store, clock);
      expect(first).toMatchObject({ events: 6 });
      expect(first.posts).toHaveLength(roses.per_day);
      expect(first.posts.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
      expect((await botRound(store, clock)).posts).toEqual([]);
      await store.events.save(rose(6, noon + dayMs));
      const later = await botRound(store, () => noon + dayMs + hourMs);
      expect(later.posts.map(({ event_id }) => event_id)).toEqual(['rose-6']);
      expect(await store.bots.get('roses')).toMatchObject({ post_count: 4 });
    });

    it('posts that exist or were removed use none of the daily limit', async () => {
      const own = { extra_words: ['petal'], left_out_words: [], languages: [], daily_limit: 0 };
      await saveBot(store, botInput.parse({ ...roses, per_day: 2 }), noon);
      await store.bots.setFollowed('u:one', 'roses', true, noon);
      await store.bots.customize('u:one', 'roses', own);
      const both = (at: number) => story('rose-1', at, { title: 'A rose and its last petal' });
      for (const one of [both(noon), rose(2, noon)]) await store.events.save(one);
      const made = (await botRound(store, clock)).posts;
      await store.bots.removePost(made.find(({ event_id }) => event_id === 'rose-2')?.id ?? '');
      const changed = noon + minuteMs;
      const fresh = [1, 2].map((n) => story(`wild-${n}`, changed, { title: 'A petal falls' }));
      // These existing ones are found first.
      for (const one of [both(changed), rose(2, changed), rose(3, changed), ...fresh]) {
        await store.events.save(one);
      }
      const { posts } = await botRound(store, clock);
      expect(posts.map(({ event_id, owner }) => [event_id, owner]).sort()).toEqual([
        ['rose-3', ''],
        ['wild-1', 'u:one'],
        ['wild-2', 'u:one'],
      ]);
    });

    it('finds what was saved late with an earlier clock', async () => {
      await store.events.save(rose(1, noon + minuteMs));
      await botRound(store, clock);
      await store.events.save(rose(2, noon + minuteMs / 2));
      const { posts } = await botRound(store, clock);
      expect(posts.map(({ event_id }) => event_id)).toEqual(['rose-2']);
    });

    it('continues when a clock that was ahead is set back', async () => {
      await store.events.save(rose(1, noon));
      await store.events.save(rose(2, noon + dayMs));
      await botRound(store, () => noon + dayMs);
      for (const n of [3, 4]) {
        const saved = noon + n * hourMs;
        await store.events.save(rose(n, saved));
        const { posts } = await botRound(store, () => saved + 10 * minuteMs);
        expect(posts.map(({ event_id }) => event_id)).toEqual([`rose-${n}`]);
      }
    });

    it("finds a reader's own words for that reader alone, and nothing for a hidden bot", async () => {
      const own = { extra_words: ['tulips'], left_out_words: [], languages: [], daily_limit: 0 };
      await store.bots.setFollowed('u:one', 'roses', true, noon);
      await store.bots.customize('u:one', 'roses', own);
      await store.events.save(story('tulip', noon, { title: 'A tulip at last' }));
      await store.events.save(rose(1, noon));
      const { posts } = await botRound(store, clock);
      expect(posts.map(({ event_id, owner }) => [event_id, owner]).sort()).toEqual([
        ['rose-1', ''],
        ['tulip', 'u:one'],
      ]);
      await hideBot(store, 'roses');
      await store.events.save(rose(2, noon + 2));
      expect((await botRound(store, clock)).posts).toEqual([]);
      // With changed words, what the old ones found is removed.
      await store.bots.customize('u:one', 'roses', { ...own, extra_words: [] });
      await hideBot(store, 'roses', false);
      expect(await listed({ of: [{ bot_id: 'roses', owner: 'u:one' }] })).toEqual([]);
    });
  });
});
