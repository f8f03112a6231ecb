// Posts of bots, including those for one reader only and those that an operator removed.
import { dayMs } from '@/lib/model/time';
import { botInput, saveBot } from '@/lib/newsroom/bots/manage';
import type { NewPost } from '@/lib/newsroom/store/contract/bot-store';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleArticle, sampleEvent } from './sample';

const noon = Date.UTC(2026, 0, 15, 12);
const midnight = Date.UTC(2026, 0, 15);
const line = { lang: 'en', text: 'So it is.[1]', order: 1, link: 'https://example.com/1' } as const;
const [ana, ben] = ['u:ana', 'u:ben'] as const;

onBothEngines((engine) => {
  describe('posts', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['roses', 'clocks']) {
        const bot = {
          ...{ id, name: [{ lang: 'EN', text: id }], description: [{ lang: 'EN', text: id }] },
          ...{ category: 'culture', field: { words: { en: [id] } }, per_day: 3 },
        };
        await saveBot(store, botInput.parse(bot), noon);
      }
      for (const n of [1, 2, 3, 4]) await store.events.save(sampleEvent(`e${n}`));
    });
    const post = (n: number, over: Partial<NewPost> = {}): NewPost => ({
      ...{ bot_id: 'roses', owner: '', event_id: `e${n}`, time: noon + n, line },
      ...over,
    });
    const make = async (...posts: NewPost[]) =>
      (await store.bots.post(posts, noon)).map(({ id }) => id);
    const count = async (id = 'roses') => (await store.bots.get(id))?.post_count;
    const events = (page: { items: { event: { id: string } }[] }) =>
      page.items.map(({ event }) => event.id);

    it('that an operator removed are deleted for everybody, and not posted again by that bot', async () => {
      const [one = ''] = await make(post(1), post(1, { bot_id: 'clocks' }), post(2));
      await make(post(3, { owner: ana }));
      const [own = ''] = await idsOf(ana);
      await store.bots.addShown(ana, [one, own], noon);
      expect(await count()).toBe(2);
      expect(await store.bots.removePost(one)).toBe(true);
      expect(await store.bots.removePost(one)).toBe(false);
      expect(await store.bots.removePost('p_none')).toBeUndefined();
      expect([await count(), await count('clocks')]).toEqual([1, 1]);
      expect(await store.bots.postsById([one])).toEqual([]);
      expect(events(await store.bots.shown(ana, undefined, 9))).toEqual(['e3']);
      expect(events(await store.bots.posts({ limit: 9 }))).toEqual(['e2', 'e1']);
      expect(await make(post(1), post(1, { owner: ana }))).toEqual([]);
      expect(await store.bots.posted(['e1'])).toEqual(
        expect.arrayContaining([{ bot_id: 'roses', owner: '', event_id: 'e1' }]),
      );
      // A post for one reader is not in the public count.
      expect(await store.bots.removePost(own)).toBe(true);
      expect(await count()).toBe(1);
    });
    const idsOf = async (owner: Owner) =>
      (await store.bots.posts({ of: [{ bot_id: 'roses', owner }], limit: 9 })).items.map(
        ({ id }) => id,
      );

    it('found for one reader are visible only to them, and public once the bot posts them', async () => {
      const made = await make(post(1, { owner: ana }), post(1, { owner: ben }), post(2));
      expect(made).toHaveLength(3);
      expect(new Set(made).size).toBe(3);
      expect(await count()).toBe(1);
      const posted = await store.bots.posted(['e1', 'e2']);
      expect(posted.map(({ owner }) => owner).sort()).toEqual(['', ana, ben]);
      expect(await store.bots.posted([])).toEqual([]);
      await store.bots.addShown(ben, made, noon);
      expect(events(await store.bots.shown(ben, undefined, 9))).toEqual(['e1', 'e2']);
      await store.bots.addShown(ana, [made[1] ?? ''], noon);
      await store.bots.addShown(ana, [], noon);
      expect(events(await store.bots.shown(ana, undefined, 9))).toEqual([]);
      for (const owner of [ana, ben]) await store.readers.setFavorite(owner, ['e1'], true, noon);
      expect(events(await store.bots.favorites(ana, undefined, 9))).toEqual(['e1']);
      expect(events(await store.bots.favorites('u:cara', undefined, 9))).toEqual([]);
      await make(post(1));
      expect([await idsOf(ana), await idsOf(ben), await count()]).toEqual([[], [], 2]);
      expect(events(await store.bots.favorites(ana, undefined, 9))).toEqual(['e1']);
      expect(await make(post(1), post(1, { owner: ana }))).toEqual([]);
    });

    it('are counted no longer when their events become one or are deleted by age', async () => {
      const ids = ['clocks', 'roses'];
      const counts = async () => [await count('clocks'), await count('roses')];
      for (const bot_id of ids) await make(post(1, { bot_id }), post(2, { bot_id }));
      const [removed = ''] = await make(post(3));
      await store.bots.removePost(removed);
      await make(post(4, { owner: ana }));
      expect(await counts()).toEqual([2, 2]);
      await store.events.merge('e1', 'e2', noon);
      expect(await counts()).toEqual([1, 1]);
      expect(events(await store.bots.posts({ limit: 9 }))).toEqual(['e2', 'e2']);
      // What is found for one reader, or was removed, is in no count.
      await store.events.merge('e3', 'e4', noon);
      expect(await counts()).toEqual([1, 1]);
      await store.articles.save(sampleArticle('a2', { event_id: 'e2' }));
      expect(await store.retention.forgetEvents(noon * 2, 9)).toBe(1);
      expect(await counts()).toEqual([0, 0]);
    });

    it('are numbered within their day, per bot and reader', async () => {
      const at = (time: number, over: Partial<NewPost> = {}) => post(1, { time, ...over });
      const made = await store.bots.post(
        [
          at(midnight - 1),
          at(midnight, { event_id: 'e2' }),
          at(midnight + dayMs - 1, { event_id: 'e3' }),
          at(midnight + dayMs, { event_id: 'e4' }),
          at(midnight, { event_id: 'e4', owner: ana }),
          at(midnight, { bot_id: 'clocks' }),
        ],
        noon,
      );
      // A post that is already public is not made for one reader.
      expect(made.map(({ event_id, ordinal }) => [event_id, ordinal])).toEqual([
        ...[
          ['e1', 1],
          ['e2', 1],
          ['e3', 2],
          ['e4', 1],
          ['e1', 1],
        ],
      ]);
      const on = (time: number, bot_id = 'roses') =>
        store.bots.countOnDay({ bot_id, owner: '' }, time);
      expect([await on(midnight - 1), await on(midnight), await on(noon)]).toEqual([1, 2, 2]);
      expect([await on(midnight + dayMs), await on(noon, 'clocks')]).toEqual([1, 1]);
      expect(await store.bots.get('roses')).toMatchObject({ posted_at: noon, post_count: 4 });
    });

    it('that were shown or saved are paged, newest first', async () => {
      const made = await make(post(1), post(2), post(3), post(1, { bot_id: 'clocks' }));
      await store.bots.addShown(ana, made.slice(0, 2), noon);
      await store.bots.addShown(ana, made.slice(2), noon + 1);
      await store.readers.setFavorite(ana, ['e1', 'e2'], true, noon);
      await store.readers.setFavorite(ana, ['e3'], true, noon + 1);
      const all = async (list: 'shown' | 'favorites') => {
        const seen: string[] = [];
        for (let cursor: string | undefined, n = 0; n < 9; n += 1) {
          const page = await store.bots[list](ana, cursor, 2);
          expect(page.items.length).toBeLessThanOrEqual(2);
          seen.push(...events(page));
          cursor = page.next;
          if (cursor === undefined) break;
        }
        return seen;
      };
      expect(await all('shown')).toEqual(['e3', 'e1', 'e1', 'e2']);
      expect(await all('favorites')).toEqual(['e3', 'e2', 'e1', 'e1']);
      await store.bots.addShown(ana, [made[1] ?? ''], noon + 2);
      expect(await all('shown')).toEqual(['e2', 'e3', 'e1', 'e1']);
    });

    it('found by a reader’s words are removed when the words change, or on unfollowing', async () => {
      const settings = { left_out_words: [], languages: [], daily_limit: 0 };
      for (const owner of [ana, ben]) {
        await store.bots.setFollowed(owner, 'roses', true, noon);
        const words = { ...settings, extra_words: ['tulip'] };
        expect(await store.bots.customize(owner, 'roses', words)).toBe(true);
      }
      const words = async () =>
        (await store.bots.extraWords()).map(({ owner, words: own }) => [owner, ...own]).sort();
      expect(await words()).toEqual([
        [ana, 'tulip'],
        [ben, 'tulip'],
      ]);
      await make(post(1, { owner: ana }), post(2, { owner: ben }));
      const none = { ...settings, extra_words: [] };
      expect(await store.bots.customize(ana, 'clocks', none)).toBe(false);
      expect(await store.bots.customize(ana, 'roses', none)).toBe(true);
      expect([(await idsOf(ana)).length, (await idsOf(ben)).length]).toEqual([0, 1]);
      expect(await words()).toEqual([[ben, 'tulip']]);
      expect((await store.bots.follows(ana)).map((one) => one.settings)).toEqual([none]);
      await store.bots.setFollowed(ben, 'roses', false, noon);
      expect(await idsOf(ben)).toEqual([]);
      expect(await words()).toEqual([]);
      expect((await store.bots.get('roses'))?.follow_count).toBe(1);
      await store.bots.setFollowed(ben, 'none', true, noon);
      expect(await store.bots.follows(ben)).toEqual([]);
    });
  });
});
