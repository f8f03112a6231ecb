// How a reader's language orders the lists, on both engines.
import { dayMs, hourMs } from '@/lib/model/time';
import { readableLiftMs } from '@/lib/newsroom/store/events/reading';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Language } from '@/lib/model/text/languages';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const noon = 1_700_000_000_000;

onBothEngines((engine) => {
  describe('a reader of a language', () => {
    let store: OpenStore;
    const save = (id: string, lang: Language, hours: number, over = {}) =>
      store.events.save(
        sampleEvent(id, {
          ...{ lang, rank_time: noon - hours * hourMs, tabs: ['technology'] },
          ...{ title: [{ lang, text: id }], anchor_keywords: [[{ lang, text: 'Ferry' }]] },
          ...over,
        }),
      );
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      await save('en-1', 'en', 1);
      await save('en-2', 'en', 2);
      await save('zh-2', 'zh', 3);
      const title = ['EN', 'zh-CN', 'ph'].map((lang) => ({ lang, text: 'In all' }));
      await save('all-4', 'en', 4, { title, tabs: ['technology', 'sports'] });
      await save('zh-5', 'zh', 5, { tabs: ['sports'] });
      await save('ph-old', 'ph', 60);
      await store.twins.replace([], [['en-2', 'zh-2']]);
      const ferry = { category: 'technology', keyword: 'Ferry' };
      const others = ['a', 'b'].map((keyword) => ({ category: 'sports', keyword }));
      await store.interests.replace('u:all', [ferry, ...others], 1);
      const none = ['a', 'b', 'c'].map((keyword) => ({ category: 'world', keyword }));
      await store.interests.replace('u:none', none, 1);
    });

    const orders: [Language, boolean, string[]][] = [
      ['en', false, ['en-1', 'en-2', 'all-4', 'zh-5', 'ph-old']],
      ['zh', false, ['en-1', 'zh-2', 'all-4', 'zh-5', 'ph-old']],
      ['ph', false, ['en-1', 'en-2', 'all-4', 'zh-5', 'ph-old']],
      // What they can read counts as two days newer, not more.
      ['en', true, ['en-1', 'en-2', 'all-4', 'zh-5', 'ph-old']],
      ['zh', true, ['zh-2', 'all-4', 'zh-5', 'en-1', 'ph-old']],
      ['ph', true, ['all-4', 'en-1', 'en-2', 'zh-5', 'ph-old']],
    ];

    it.each(orders)('%s sees each happening once, own language first: %s', async (...of) => {
      const [lang, first, wanted] = of;
      const reading = { lang, first };
      const pagesOf = async (
        read: (
          cursor: string | undefined,
        ) => Promise<{ items: { id: string }[]; next?: string | undefined }>,
      ) => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await read(cursor);
          found.push(...page.items.map(({ id }) => id));
          cursor = page.next;
        } while (cursor !== undefined && found.length < 20);
        return found;
      };
      for (const limit of [1, 2, 9]) {
        expect(
          await pagesOf((cursor) =>
            store.events.page({ tab: 'recommend', cursor, limit, reading }),
          ),
        ).toEqual(wanted);
        // Whether all have a chosen keyword or none has one.
        for (const taste of ['u:all', 'u:none'] as const) {
          const query = { taste, owner: taste, limit, reading };
          expect(await pagesOf((cursor) => store.interests.page({ ...query, cursor }))).toEqual(
            wanted,
          );
        }
      }
    });

    it('keeps the event of another language in a tab that has no other', async () => {
      const page = await store.events.page({
        ...{ tab: 'sports', limit: 9, reading: { lang: 'ph', first: false } },
      });
      expect(page.items.map(({ id }) => id)).toEqual(['all-4', 'zh-5']);
    });

    it('continues a tab with the events of the first one that are not in it', async () => {
      const query = { tab: 'recommend', outside: 'sports', limit: 2 };
      const first = await store.events.page(query);
      const second = await store.events.page({ ...query, limit: 9, cursor: first.next });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
        'en-1',
        'en-2',
        'zh-2',
        'ph-old',
      ]);
    });

    it('is told why an event has its place', async () => {
      const of = (id: string, tab: string, lang: Language) =>
        store.interests.placeOf({
          ...{ tab, id, owner: 'u:all', taste: 'u:all', reading: { lang, first: true } },
        });
      const place = await of('en-1', 'recommend', 'en');
      expect(place).toMatchObject({
        ...{ language: readableLiftMs, interest: { keywords: ['Ferry'] } },
        ...{ category: { ms: 0, categories: [] }, subject: { ms: 0, labels: [] } },
      });
      expect(place?.score).toBe(noon - hourMs + readableLiftMs + (place?.interest.ms ?? 0));
      // Interests order the first tab alone.
      expect(await of('zh-5', 'sports', 'en')).toMatchObject({
        ...{ language: 0, interest: { ms: 0, keywords: [] }, score: noon - 5 * hourMs },
      });
      expect(await of('zh-5', 'technology', 'en')).toBeUndefined();
      expect(readableLiftMs).toBe(2 * dayMs);
    });
  });
});
