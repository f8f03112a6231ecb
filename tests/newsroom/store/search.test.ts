import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayMs } from '@/lib/model/time';
import { forgetOld } from '@/lib/newsroom/retention';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { segmenterKey } from '@/lib/newsroom/store/search/search';
import { inGatesOr } from '../../gates';
import { describeShared } from '../../shared';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const paragraph = (lang: string, text: string) => ({ element_type: 'p', text: [{ lang, text }] });

const stories = [
  {
    id: 's-rate',
    time: 1_000,
    title: 'Central bank cuts rates',
    zh: '中国人民银行宣布下调存款准备金率',
    body: 'The U.S. dollar fell. Markets cheered.',
  },
  {
    id: 's-quake',
    time: 2_000,
    title: 'Earthquake shakes São Paulo café district',
    zh: '地震发生后救援队赶到现场',
    body: "The mayor's office said rates of damage were low.",
  },
  {
    id: 's-manila',
    time: 3_000,
    title: 'Manila opens new rail line',
    zh: '马尼拉新铁路通车',
    body: 'Binuksan ng pamahalaan ang bagong riles ng tren sa Maynila.',
  },
  {
    id: 's-rail',
    time: 4_000,
    title: 'Rail strike',
    zh: '全国铁路工人罢工',
    body: 'Trains stand still. Nothing else is new.',
  },
];

onBothEngines((engine) => {
  describe('search', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const { id, time, title, zh, body } of stories) {
        const event = sampleEvent(id, {
          rank_time: time,
          title: [
            { lang: 'EN', text: title },
            { lang: 'zh-CN', text: zh },
          ],
          brief: [],
          content: [paragraph('source', body)],
        });
        await store.events.save(event);
      }
    });
    const find = async (text: string, more = {}) =>
      (await store.search.events({ text, limit: 10, ...more })).map((hit) => hit.event_id);

    it('finds events that contain every word, in any order and case, newest first', async () => {
      expect(await find('rail')).toEqual(['s-rail', 's-manila']);
      expect(await find('RAIL new')).toEqual(['s-rail', 's-manila']);
      expect(await find('line rail opens')).toEqual(['s-manila']);
      expect(await find('rail zebra')).toEqual([]);
      expect(await store.search.events({ text: 'rail', limit: 1 })).toEqual([
        { event_id: 's-rail', rank_time: 4_000 },
      ]);
    });

    it('orders events of one millisecond by their ids, whatever the order of storing', async () => {
      for (const id of ['s-wombat-b', 's-wombat-c', 's-wombat-a']) {
        const title = [{ lang: 'EN', text: 'Wombat' }];
        await store.events.save(sampleEvent(id, { rank_time: 5_000, title, content: [] }));
      }
      const ordered = ['s-wombat-c', 's-wombat-b', 's-wombat-a'];
      expect(await find('wombat')).toEqual(ordered);
      expect(await find('wombat', { ranked: true })).toEqual(ordered);
      // Opening a store renews its search in the background; until then there are no heads.
      await store.search.renew();
      const heads = await store.search.heads({ sets: [['wombat']], publishers: [], limit: 10 });
      expect(heads?.map((hit) => hit.event_id)).toEqual(ordered);
    });

    it('answers alike from an index that the hourly clean-up has tidied', async () => {
      const own = await engine.open(await engine.fresh());
      for (let at = 0; at < 24; at += 1) {
        const title = [{ lang: 'EN', text: `Wombat ${at % 2 ? 'burrow' : 'island'}` }];
        await own.events.save(sampleEvent(`w-${at % 20}`, { rank_time: 1_000 + at, title }));
      }
      await own.events.takeDown('w-7');
      await own.search.renew();
      const answers = async () => ({
        found: await own.search.events({ text: 'wombat burrow', limit: 6 }),
        ranked: await own.search.events({ text: 'wombat', limit: 30, ranked: true }),
        heads: await own.search.heads({ sets: [['isla']], publishers: [], limit: 30 }),
      });
      const parts = async (table: string) => {
        const { rows } = await sql<{ parts: number }>`
          select count(distinct segid) as parts from ${sql.table(`${table}_idx`)}
        `.execute(own.database.query());
        return rows[0]?.parts;
      };
      const before = await answers();
      if (engine.kind() === 'sqlite') expect(await parts('search_text')).toBeGreaterThan(3);
      expect(before.ranked).toHaveLength(19);
      const whole: boolean[] = [];
      const { tidy } = own.search;
      const search = {
        ...own.search,
        tidy(all = false) {
          whole.push(all);
          return tidy(all);
        },
      };
      const tidyAt = async (now: number) => {
        await forgetOld(
          { store: { ...own, search }, days: 60, clock: () => now, sleep: async () => undefined },
          new AbortController().signal,
        );
        expect(await tidy()).toBe(false);
        expect(await answers()).toEqual(before);
        // Once a month it begins to merge everything.
        return whole.splice(0)[0];
      };
      expect(await tidyAt(2_000)).toBe(false);
      for (const table of engine.kind() === 'sqlite' ? ['search_text', 'search_head'] : []) {
        expect(await parts(table)).toBeLessThanOrEqual(2);
      }
      expect(await tidyAt(31 * dayMs)).toBe(true);
      expect(await tidyAt(32 * dayMs)).toBe(false);
    });

    it('finds accents with and without, possessives and dotted letters', async () => {
      for (const text of ['sao paulo', 'São Paulo', 'CAFÉ', 'cafe', 'mayor', "mayor's"]) {
        expect(await find(text)).toEqual(['s-quake']);
      }
      expect(await find('US dollar')).toEqual(['s-rate']);
      expect(await find('u.s.')).toEqual(['s-rate']);
    });

    it('finds Filipino words', async () => {
      expect(await find('pamahalaan riles', { lang: 'ph' })).toEqual(['s-manila']);
    });

    it('finds Chinese words of two characters inside longer ones', async () => {
      expect(await find('地震', { lang: 'zh' })).toEqual(['s-quake']);
      expect(await find('铁路', { lang: 'zh' })).toEqual(['s-rail', 's-manila']);
      expect(await find('银行', { lang: 'zh' })).toEqual(['s-rate']);
      expect(await find('马尼', { lang: 'zh' })).toEqual(['s-manila']);
      expect(await find('马尼拉铁路', { lang: 'zh' })).toEqual(['s-manila']);
      expect(await find('下调', { lang: 'zh' })).toEqual(['s-rate']);
      expect(await find('存款准备金', { lang: 'zh' })).toEqual(['s-rate']);
      expect(await find('rail 铁路', { lang: 'en' })).toEqual(['s-rail', 's-manila']);
    });

    it('finds words in their order, the last one possibly incomplete', async () => {
      const words = async (...groups: string[][]) =>
        (await store.search.words({ groups, limit: 9 })).map(({ event_id }) => event_id);
      expect(await words(['rates of'])).toEqual(['s-quake']);
      expect(await words(['of rates'])).toEqual([]);
      expect(await words(['new rai*'])).toEqual(['s-manila']);
      expect(await words(['rail new', 'of damage', 'mayor s'], ['cafe dist*', 'zebra'])).toEqual([
        's-quake',
      ]);
    });

    it('is bounded in time, both ends included', async () => {
      expect(await find('rail', { since: 4_000 })).toEqual(['s-rail']);
      expect(await find('rail', { since: 3_000, until: 3_999 })).toEqual(['s-manila']);
      expect(await find('rail', { until: 2_999 })).toEqual([]);
    });

    it('ranks only when asked to: a word in the title before one in the article', async () => {
      expect(await find('rates')).toEqual(['s-quake', 's-rate']);
      expect(await find('rates', { ranked: true })).toEqual(['s-rate', 's-quake']);
    });

    it('follows a new version', async () => {
      await store.events.save(
        sampleEvent('s-change', { title: [{ lang: 'EN', text: 'Giraffe' }] }),
      );
      expect(await find('giraffe')).toEqual(['s-change']);
      await store.events.save(
        sampleEvent('s-change', { title: [{ lang: 'EN', text: 'Okapi' }], rank_time: 9_000 }),
      );
      expect(await find('giraffe')).toEqual([]);
      expect(await store.search.events({ text: 'okapi', limit: 5 })).toEqual([
        { event_id: 's-change', rank_time: 9_000 },
      ]);
    });

    it('stores more events of one millisecond than there are row ids for it', async () => {
      const own = await engine.open(await engine.fresh());
      const count = engine.kind() === 'sqlite' ? 1_030 : 20;
      await own.transaction(async (inside) => {
        for (let n = 0; n < count; n += 1) {
          await inside.events.save(sampleEvent(`m-${n}`, { rank_time: 7, content: [] }));
        }
      });
      expect(await own.search.events({ text: 'title', limit: 2_000 })).toHaveLength(count);
    });

    it('takes words literally: nothing is syntax', async () => {
      const hostile = [
        '"',
        '*',
        'rail*',
        '"rail',
        'NEAR(rail',
        'title:rail',
        '^rail',
        '-rail',
        'rail OR zebra',
        'rail AND NOT new',
        "rail' & 'x",
        'rail | zebra',
        '!rail',
        ':*',
        '\\',
        '',
        '   ',
        '\0',
        '🧨',
        '()',
      ];
      for (const text of hostile) expect(Array.isArray(await find(text))).toBe(true);
      expect(await find('rail OR zebra')).toEqual([]);
      expect(await find('title:rail')).toEqual([]);
      expect(await find('!!!')).toEqual([]);
    });

    it('rebuilds its rows when the segmentation rules have changed', async () => {
      await sql`delete from search_row`.execute(store.database.query());
      if (engine.kind() === 'sqlite')
        await sql`delete from search_text`.execute(store.database.query());
      expect(await find('rail')).toEqual([]);
      await store.meta.set(segmenterKey, 'other rules');
      expect(await store.search.renew()).toBe(await store.events.count());
      expect(await store.search.renew()).toBe(0);
      expect(await find('rail')).toEqual(['s-rail', 's-manila']);
    });

    describeShared('naughty strings', ['corpora', 'blns'], (folder) => {
      const batch = 50;
      it('never throw, in a search or in an event', async () => {
        const all: unknown = JSON.parse(readFileSync(join(folder, 'blns.json'), 'utf8'));
        if (!Array.isArray(all)) throw new Error('a list is expected');
        expect(all.length).toBeGreaterThan(400);
        const strings = all.filter((_, index) => index % inGatesOr(1, 7) === 0);
        // In batches, to avoid one disk write each; every batch overwrites the one before.
        for (let from = 0; from < strings.length; from += batch) {
          const texts = strings.slice(from, from + batch).map(String);
          await store.transaction(async (inside) => {
            for (const [n, text] of texts.entries()) {
              const title = [{ lang: 'EN', text }];
              await inside.events.save(sampleEvent(`naughty-${n}`, { title }));
            }
          });
          for (const [n, text] of texts.entries()) {
            await store.search.events({ text, limit: 3, ranked: true });
            expect((await store.events.get(`naughty-${n}`))?.title).toEqual([{ lang: 'EN', text }]);
          }
        }
      });
    });
  });
});
