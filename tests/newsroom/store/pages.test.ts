import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleArticle } from './sample';

const wanted = (id: string, published_at: number, host = 'news.example') => ({
  ...{ article_id: id, feed_id: 'f_1', url: `https://${host}/${id}`, host, published_at },
});

onBothEngines((engine) => {
  describe('pages', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('are due once they are wanted, the newest article first, and once', async () => {
      await store.pages.want([wanted('a_1', 1), wanted('a_2', 2)], 100);
      await store.pages.want([wanted('a_2', 9)], 500);
      expect(await store.pages.due(99, 10)).toEqual([]);
      const due = await store.pages.due(100, 10);
      expect(await store.pages.waiting()).toBe(due.length);
      expect(due.map(({ article_id, state }) => [article_id, state])).toEqual([
        ['a_2', 'waiting'],
        ['a_1', 'waiting'],
      ]);
      await store.pages.save({
        ...due[0],
        ...wanted('a_2', 2),
        state: 'failed',
        tries: 1,
        kept_from: 1,
        due_at: undefined,
      });
      expect((await store.pages.due(100, 10)).map(({ article_id }) => article_id)).toEqual(['a_1']);
    });

    it('wait for their host', async () => {
      await store.pages.want([wanted('a_1', 1), wanted('a_2', 2, 'other.example')], 100);
      const host = {
        host: 'news.example',
        next_at: 200,
        failures: 1,
        rules: '{}',
        rules_until: 5,
        day_pages: 3,
        day_ends_at: 9,
      };
      await store.pages.saveHost(host);
      expect(await store.pages.host('news.example')).toEqual(host);
      expect((await store.pages.due(150, 10)).map(({ host: of }) => of)).toEqual(['other.example']);
      expect(await store.pages.due(200, 10)).toHaveLength(2);
      await store.pages.forgetHosts(300);
      expect(await store.pages.host('news.example')).toBeUndefined();
    });

    it('provide the text of their articles, which are saved without it', async () => {
      const article = sampleArticle('a_1');
      await store.articles.save(article);
      const page = {
        ...wanted('a_1', 1),
        state: 'read' as const,
        tries: 0,
        kept_from: 10,
        etag: '"1"',
      };
      await store.pages.save({ ...page, paragraphs: ['Whole.', 'Text.'] });
      expect(await store.pages.find('a_1')).toEqual({ ...page, paragraphs: ['Whole.', 'Text.'] });
      const whole = { ...article, paragraphs: ['Whole.', 'Text.'], teaser: article.paragraphs };
      expect(await store.articles.find('a_1')).toEqual(whole);
      await store.articles.save(whole);
      expect(await store.pages.forget(10, 5)).toBe(0);
      expect(await store.pages.forget(11, 5)).toBe(1);
      expect(await store.articles.ofEvent(article.event_id)).toEqual([article]);
    });
  });
});
