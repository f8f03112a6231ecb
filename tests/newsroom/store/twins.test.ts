import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('links between the languages', () => {
    let store: OpenStore;
    const languages = { en: 'en', zh: 'zh', ph: 'ph', alone: 'en' } as const;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const [id, lang] of Object.entries(languages)) {
        await store.events.save(sampleEvent(id, { lang, title: [{ lang, text: `In ${id}` }] }));
      }
    });
    const of = async (...ids: string[]) =>
      Object.fromEntries(
        [...(await store.twins.of(ids))].map(([id, twins]) => [id, twins.map((one) => one.id)]),
      );

    it('lead both ways, with the title there, and only to events that readers may see', async () => {
      const pairs = [
        ['en', 'zh'],
        ['ph', 'en'],
        ['en', 'zh'],
      ] as const;
      await store.twins.replace([], pairs);
      expect(await of('en', 'zh', 'ph', 'alone')).toEqual({
        ...{ en: ['ph', 'zh'], zh: ['en'], ph: ['en'] },
      });
      expect((await store.twins.of(['zh'])).get('zh')).toEqual([
        { id: 'en', lang: 'en', title: [{ lang: 'en', text: 'In en' }] },
      ]);
      expect(await store.twins.of([])).toEqual(new Map());
      await store.events.takeDown('zh');
      expect(await of('en')).toEqual({ en: ['ph'] });
    });

    it('of the named events are replaced, all others stay', async () => {
      await store.twins.replace([], [['en', 'zh']]);
      await store.twins.replace([], [['alone', 'ph']]);
      await store.twins.replace(['zh'], [['zh', 'ph']]);
      expect(await of('en', 'zh', 'ph', 'alone')).toEqual({
        ...{ zh: ['ph'], ph: ['alone', 'zh'], alone: ['ph'] },
      });
    });

    it('are written whole, however many there are', async () => {
      const many = Array.from({ length: 150 }, (_, at) => `many-${at}`);
      const pairs = many.map((id): [string, string] => [id, 'zh']);
      const count = async () => {
        const rows = await store.database.query().selectFrom('event_twin').selectAll().execute();
        return rows.length;
      };
      await store.twins.replace([], pairs);
      expect(await count()).toBe(300);
      const gone = [...Array.from({ length: 200 }, (_, at) => `other-${at}`), ...many];
      await store.twins.replace(gone, []);
      expect(await count()).toBe(0);
    });
  });
});
