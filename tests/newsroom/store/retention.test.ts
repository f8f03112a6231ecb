import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleArticle, sampleEvent } from './sample';

const old = 1_000_000;

onBothEngines((engine) => {
  describe('retention', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['e_1', 'e_2', 'e_3', 'e_4', 'e_sample', 'e_new']) {
        const time = id === 'e_new' ? 9 * old : old;
        const event = sampleEvent(id, { rank_time: time, release_time: time, updated_at: time });
        await store.events.save({ ...event, title: [{ lang: 'EN', text: `Ferry ${id}` }] });
        if (id === 'e_sample') continue;
        await store.articles.save(sampleArticle(`a_${id}`, { event_id: id, published_at: time }));
        const page = {
          article_id: `a_${id}`,
          feed_id: 'f_1',
          url: 'https://x.example/',
          host: 'x.example',
        };
        await store.pages.want([{ ...page, published_at: time }], time);
      }
    });
    const left = async () =>
      (await store.events.page({ tab: 'recommend', limit: 50 })).items.map(({ id }) => id).sort();

    it('removes what is old with its articles, pages and search rows, a step at a time', async () => {
      expect(await store.retention.forgetEvents(5 * old, 3)).toBe(3);
      expect(await store.retention.forgetEvents(5 * old, 3)).toBe(1);
      expect(await store.retention.forgetEvents(5 * old, 3)).toBe(0);
      expect(await left()).toEqual(['e_new', 'e_sample']);
      expect(await store.events.get('e_1')).toBeUndefined();
      expect(await store.articles.count()).toBe(1);
      expect((await store.pages.counts()).waiting).toBe(1);
      const hits = await store.search.events({ text: 'Ferry', limit: 50 });
      expect(hits.map(({ event_id }) => event_id).sort()).toEqual(['e_new', 'e_sample']);
    });

    it('counts from when an event was stored: an archive is not gone at once', async () => {
      const event = sampleEvent('e_1', { rank_time: old, release_time: old, updated_at: 9 * old });
      await store.events.save(event);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(3);
      expect(await left()).toEqual(['e_1', 'e_new', 'e_sample']);
    });

    it('lets go of closed reports some time after, a step at a time; open ones stay', async () => {
      for (let n = 0; n < 4; n += 1) {
        await store.readers.report('d:a', { target: 5, reason: 7, text: `${n}` }, old);
      }
      const { items } = await store.reports.page({ state: 'open', limit: 9 });
      for (const { id } of items.slice(1)) await store.reports.close(id, undefined, 2 * old);
      expect(await store.reports.forget(2 * old, 9)).toBe(0);
      expect(await store.reports.forget(3 * old, 2)).toBe(2);
      expect(await store.reports.forget(3 * old, 2)).toBe(1);
      const left = await store.reports.page({ state: 'all', limit: 9 });
      expect(left.items.map(({ id }) => id)).toEqual([items[0]?.id]);
    });

    it('keeps what a reader liked, saved, reported or asked about', async () => {
      await store.readers.setLiked('d:a', ['e_1'], true, old);
      await store.readers.setFavorite('d:a', ['e_2'], true, old);
      await store.readers.report('d:a', { target: 1, event_id: 'e_3', reason: 1 }, old);
      await store.turns.begin({
        ...{ owner: 'd:a', id: 't', session: 's', event_id: 'e_4', question: 'Why?' },
        ...{ language: 'en', digest: 'x', created_at: old },
      });
      await store.readers.markRead('d:a', 'e_1', undefined, old);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(0);
      await store.readers.setLiked('d:a', ['e_1'], false, old);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(1);
      expect(await left()).toEqual(['e_2', 'e_3', 'e_4', 'e_new', 'e_sample']);
    });

    it('forgets what was shown long ago, and terms that were seen once', async () => {
      await store.readers.addShown('d:a', 'recommend', ['e_1', 'e_2'], old);
      await store.readers.addShown('d:a', 'recommend', ['e_new'], 9 * old);
      expect(await store.retention.forgetShown(5 * old, 1)).toBe(1);
      expect(await store.retention.forgetShown(5 * old, 5)).toBe(1);
      const shown = await store.readers.shown('d:a', 'recommend', undefined, 10);
      expect(shown.items.map(({ id }) => id)).toEqual(['e_new']);
      await store.retention.halveTerms();
    });
  });
});
