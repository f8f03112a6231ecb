import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleArticle } from './sample';

onBothEngines((engine) => {
  describe('feeds, articles and meta', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('a feed keeps its last saved state', async () => {
      const feed = {
        id: 'f_1',
        url: 'https://x.example/',
        title: 'X',
        tab: 'sports',
        next_poll_at: 5,
        failures: 0,
        articles: 7,
      };
      const failed = {
        ...feed,
        failures: 2,
        last_error: 'timed out',
        lang: 'zh' as const,
        etag: '"1"',
      };
      await store.feeds.save(failed);
      expect(await store.feeds.all()).toEqual([failed]);
      await store.feeds.save(feed);
      expect(await store.feeds.all()).toEqual([feed]);
    });

    it('an article is stored once and found by id and by event, oldest first', async () => {
      const late = sampleArticle('a_late', { published_at: 20, copy_of: 'a_early' });
      const early = sampleArticle('a_early', { published_at: 10 });
      for (const article of [late, early, late]) await store.articles.save(article);
      expect(await store.articles.count()).toBe(2);
      expect(await store.articles.ofEvent('e_1')).toEqual([early, late]);
      expect(await store.articles.known(['a_late', 'nowhere'])).toEqual(new Set(['a_late']));
      expect(await store.articles.known([])).toEqual(new Set());
      await store.articles.save({ ...early, event_id: 'e_2' });
      expect(await store.articles.ofEvent('e_1')).toEqual([late]);
    });

    it('more ids than a statement takes parameters are one query', async () => {
      const many = Array.from({ length: 70_000 }, (_, n) => `x_${n}`);
      expect(await store.articles.known([...many, 'a_late'])).toEqual(new Set(['a_late']));
    });

    it('a meta value is replaced', async () => {
      expect(await store.meta.get('name')).toBeUndefined();
      await store.meta.set('name', '1');
      await store.meta.set('name', '2');
      expect(await store.meta.get('name')).toBe('2');
    });

    it('ping succeeds while open and throws after closing', async () => {
      const own = await engine.open(await engine.fresh());
      await own.ping();
      await own.close();
      await own.close();
      await expect(own.ping()).rejects.toThrow();
    });
  });
});
