import { interestTopicsMost } from '@/lib/model/limits/topics';
import { unpackText } from '@/lib/newsroom/store/events/packed-text';
import { interestCandidates } from '@/lib/newsroom/store/readers/interest-candidates';
import {
  interestCategoryLiftMs,
  interestKeywordLiftMs,
} from '@/lib/newsroom/store/readers/interest-page';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { personal } from '@/lib/newsroom/store/engine/migrations/006-personal';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Interest, Owner } from '@/lib/newsroom/store/contract/store';
import type { StoredEvent } from '@/lib/newsroom/types';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const hour = 3600_000;
const noon = 1_700_000_000_000;

/** An event of `tab`, this many hours before noon, about these keywords. */
const event = (id: string, tab: string, hours: number, keywords: string[] = [], lang = 'en') =>
  sampleEvent(id, {
    tabs: [tab],
    rank_time: noon - hours * hour,
    lang: lang as StoredEvent['lang'],
    anchor_keywords: keywords.map((text) => [{ lang, text }]),
  });

onBothEngines((engine) => {
  describe('interests', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      const events = [
        event('plain-1', 'politics', 1),
        event('tech-2', 'technology', 2, ['Chips']),
        event('sport-3', 'sports', 3, ['Marathon', 'Nairobi']),
        event('plain-4', 'politics', 4),
        event('chess-5', 'sports', 5, ['Chess']),
        event('chess-6', 'entertainment', 6, ['ＣＨＥＳＳ', 'Film']),
        event('plain-7', 'politics', 7, ['Élysée']),
        event('old-40', 'sports', 40, ['Chess']),
        event('down-0', 'sports', 0, ['Chess']),
        event('zh-8', 'sports', 8, ['马拉松'], 'zh'),
      ];
      for (const one of events) await store.events.save(one);
      await store.events.takeDown('down-0');
    });

    const select = (owner: Owner, ...pairs: string[]) =>
      store.interests.replace(
        owner,
        pairs.map((pair) => {
          const [category = '', keyword = ''] = pair.split('/');
          return { category, keyword };
        }),
        noon,
      );

    async function pages(owner: Owner, limit: number, without: string[] = []) {
      const found: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await store.interests.page({ taste: owner, owner, cursor, limit, without });
        found.push(page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined && found.length < 20);
      return found;
    }
    const order = ['chess-5', 'chess-6', 'sport-3', 'plain-1', 'tech-2', 'plain-4', 'zh-8'];

    it('a keyword adds twelve hours, its category three, on every page of any size', async () => {
      expect([interestKeywordLiftMs, interestCategoryLiftMs]).toEqual([12 * hour, 3 * hour]);
      await select('u:chess', 'sports/chess', 'sports/nobody', 'sports/nothing');
      const all = [...order, 'plain-7', 'old-40'];
      expect(await pages('u:chess', 50)).toEqual([all]);
      for (const limit of [1, 2, 3, 4]) {
        const found = await pages('u:chess', limit);
        expect(found.flat()).toEqual(all);
        expect(found.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }
      expect((await pages('u:chess', 2, ['chess-6', 'plain-1'])).flat()).toEqual(
        all.filter((id) => id !== 'chess-6' && id !== 'plain-1'),
      );
    });

    it('without interests the order is that of the tab', async () => {
      const found = await pages('u:nobody', 3);
      const tab = await store.events.page({ tab: 'recommend', limit: 50 });
      expect(found.flat()).toEqual(tab.items.map(({ id }) => id));
    });

    it('disliked events stay out, whatever the interests', async () => {
      await select('u:dislikes', 'sports/Chess', 'sports/a', 'sports/b');
      for (const id of ['chess-5', 'sport-3', 'plain-1']) {
        await store.readers.dislike('u:dislikes', { kind: 'event', id }, 1);
      }
      const found = (await pages('u:dislikes', 4)).flat();
      expect(found).toEqual(
        [...order, 'plain-7', 'old-40'].filter(
          (id) => !['chess-5', 'sport-3', 'plain-1'].includes(id),
        ),
      );
    });

    it('keywords match without case, width and accents, and follow a new version', async () => {
      await select('u:accents', 'politics/ELYSEE', 'x/y', 'x/z');
      expect((await pages('u:accents', 1))[0]).toEqual(['plain-7']);
      await store.events.save(event('plain-7', 'politics', 7, ['Senate']));
      expect((await pages('u:accents', 1))[0]).toEqual(['plain-1']);
      await store.events.save(event('plain-7', 'politics', 7, ['Élysée']));
    });

    it('candidates are the keywords of the newest events, the reader’s language first', async () => {
      await store.events.save(event('chess-9', 'sports', 9, ['chess']));
      const found = await store.interests.candidates(['sports', 'financial', 'politics'], 'en');
      expect(found.map(({ category }) => category)).toEqual(['sports', 'politics']);
      const [sports] = found;
      expect(sports?.keywords[0]?.toLowerCase()).toBe('chess');
      expect(sports?.keywords.slice(1, 3)).toEqual(['Marathon', 'Nairobi']);
      expect(sports?.keywords).toHaveLength(3);
      const [chinese] = await store.interests.candidates(['sports'], 'zh');
      expect(chinese?.keywords[0]).toBe('马拉松');
      expect(chinese?.keywords).toEqual(expect.arrayContaining(['Marathon', 'Nairobi']));
      // Latin words of a Chinese headline are parts of its names, not subjects.
      await store.events.save(event('en-phone', 'technology', 1, ['Rocket Lab']));
      await store.events.save(event('zh-phone', 'technology', 1, ['Pro', '小米手机'], 'zh'));
      await store.events.save(event('ph-phone', 'technology', 1, ['Cebu'], 'ph'));
      for (const [lang, keywords] of [
        ['en', ['Rocket Lab', 'Cebu']],
        ['ph', ['Cebu', 'Rocket Lab']],
      ] as const) {
        expect(await store.interests.candidates(['technology'], lang)).toEqual([
          { category: 'technology', keywords },
        ]);
      }
      for (const lang of ['en', 'zh', 'ph']) await store.events.takeDown(`${lang}-phone`);
      // An event in the reader's language contributes no keywords of another one.
      await store.events.save(
        sampleEvent('both', {
          tabs: ['financial'],
          anchor_keywords: [
            [
              { lang: 'EN', text: 'Inflation' },
              { lang: 'zh-CN', text: '通胀' },
            ],
          ],
        }),
      );
      for (const [lang, keywords] of [
        ['zh', ['通胀']],
        ['en', ['Inflation']],
      ] as const) {
        expect(await store.interests.candidates(['financial'], lang)).toEqual([
          { category: 'financial', keywords },
        ]);
      }
      await store.events.takeDown('both');
      const many = Array.from({ length: 40 }, (_, n) => `Word ${n}`);
      await store.events.save(event('many', 'financial', 9, many));
      const [financial] = await store.interests.candidates(['financial'], 'en');
      expect(financial?.keywords).toHaveLength(interestCandidates);
      await store.events.takeDown('many');
      expect(await store.interests.candidates(['financial'], 'en')).toEqual([]);
    });

    it('a selection is replaced whole, changed in part, and never falls below three', async () => {
      expect(await store.interests.setting('u:new')).toEqual({
        initialized: false,
        personalized: true,
      });
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((keyword) => ({ category: 'sports', keyword }));
      if (!a || !b || !c || !d) throw new Error('four keywords');
      await store.interests.replace('u:new', [b, a, c, a], 1);
      expect(await store.interests.of('u:new')).toEqual([a, b, c]);
      expect(await store.interests.of('d:new')).toEqual([]);
      expect((await store.interests.setting('u:new')).initialized).toBe(true);
      expect(await store.interests.change('u:new', { add: [], remove: [a] }, 2)).toBe(false);
      expect(await store.interests.change('u:new', { add: [d, d, a], remove: [] }, 2)).toBe(true);
      expect(await store.interests.change('u:new', { add: [], remove: [a] }, 3)).toBe(true);
      expect(await store.interests.of('u:new')).toEqual([b, c, d]);
      await store.interests.replace('u:new', [a, b, c], 4);
      expect(await store.interests.of('u:new')).toEqual([a, b, c]);
    });

    it('of a guest and an account together may exceed the limit, and can then only be removed', async () => {
      const topics = (name: string) =>
        Array.from({ length: interestTopicsMost }, (_, at) => ({
          ...{ category: 'sports', keyword: `${name} ${at}` },
        }));
      await store.interests.replace('d:brings', topics('theirs'), 1);
      await store.interests.replace('u:signs-in', topics('own'), 1);
      await store.accounts.adopt('brings', 'signs-in');
      const { length } = await store.interests.of('u:signs-in');
      expect(length).toBe(2 * interestTopicsMost);
      const [first] = topics('own');
      if (!first) throw new Error('no topics');
      const another = { category: 'sports', keyword: 'another' };
      const change = (add: Interest[], remove: Interest[]) =>
        store.interests.change('u:signs-in', { add, remove }, 2);
      expect(await change([another], [])).toBe(false);
      expect(await change([another], [first])).toBe(false);
      expect(await change([], [first])).toBe(true);
      expect(await store.interests.of('u:signs-in')).toHaveLength(length - 1);
    });

    it('recommendations can be turned off and on, with or without interests', async () => {
      await store.interests.setPersonalized('d:off', false);
      expect(await store.interests.setting('d:off')).toEqual({
        initialized: false,
        personalized: false,
      });
      await select('d:off', 'a/b', 'a/c', 'a/d');
      expect(await store.interests.setting('d:off')).toEqual({
        initialized: true,
        personalized: false,
      });
      await store.interests.setPersonalized('d:off', true);
      expect((await store.interests.setting('d:off')).personalized).toBe(true);
    });

    it('events stored earlier are found by their keywords too', async () => {
      const { database } = store;
      const topics = () =>
        database
          .query()
          .selectFrom('event_topic')
          .selectAll()
          .orderBy('event_id')
          .orderBy('topic')
          .execute();
      const before = await topics();
      expect(before.length).toBeGreaterThan(8);
      const { schema } = database.query();
      for (const table of ['interest', 'reader_setting', 'event_topic']) {
        await schema.dropTable(table).execute();
      }
      await schema.dropIndex('chat_turn_order').execute();
      await database.query().deleteFrom('migration').where('name', '=', personal.name).execute();
      // A database of that time stores its bodies as plain JSON.
      for (const { event_id, body } of await database
        .query()
        .selectFrom('event_body')
        .select(['event_id', 'body'])
        .execute()) {
        const plain = { body: unpackText(body) };
        await database
          .query()
          .updateTable('event_body')
          .set(plain)
          .where('event_id', '=', event_id)
          .execute();
      }
      await migrate(database);
      expect(await topics()).toEqual(before);
    });
  });
});
