import { TopicStatus } from '@/lib/model/wire/enums';
import type { NewTopic } from '@/lib/newsroom/store/contract/store';
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

    it('removes old events with their articles, pages and search rows, a step at a time', async () => {
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

    it('counts from the storing of an event: an archive is not deleted at once', async () => {
      const event = sampleEvent('e_1', { rank_time: old, release_time: old, updated_at: 9 * old });
      await store.events.save(event);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(3);
      expect(await left()).toEqual(['e_1', 'e_new', 'e_sample']);
    });

    it('deletes closed reports after a time, a step at a time; open ones stay', async () => {
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

    it('deletes old display history, and terms that were seen once', async () => {
      await store.readers.addShown('d:a', 'recommend', ['e_1', 'e_2'], old);
      await store.readers.addShown('d:a', 'recommend', ['e_new'], 9 * old);
      expect(await store.retention.forgetShown(5 * old, 1)).toBe(1);
      expect(await store.retention.forgetShown(5 * old, 5)).toBe(1);
      const shown = await store.readers.shown('d:a', 'recommend', undefined, 10);
      expect(shown.items.map(({ id }) => id)).toEqual(['e_new']);
      const terms = (await termsLeft()).map(({ term }) => term);
      expect(terms).toEqual([]);
      const seen = [
        { term: 'en ferry', articles: 3 },
        { term: 'en kiwi', articles: 1 },
      ];
      await store.database.query().insertInto('cluster_term').values(seen).execute();
      await store.retention.halveTerms();
      expect(await termsLeft()).toEqual([{ term: 'en ferry', articles: 1 }]);
    });
    const termsLeft = () => store.database.query().selectFrom('cluster_term').selectAll().execute();

    const topic = (over: Partial<NewTopic>): NewTopic => ({
      ...{ id: 't_1', key: 'q:en:ferry', type: 'user_create', lang: 'en', icon: '' },
      ...{ name: [{ lang: 'source', text: 'Ferries' }], description: [], created_at: old },
      ...{ terms: { ferry: 1 }, least: 0.75, status: TopicStatus.INIT },
      ...over,
    });

    it('keeps events with a comment, a followed topic or a published answer', async () => {
      const { comments, topics, turns, published, retention } = store;
      await comments.add({ id: 'c', owner: 'u:a', event_id: 'e_1', text: 'So', created_at: old });
      await topics.create(topic({ id: 't_1', key: 'e:e_2', event_id: 'e_2' }));
      await topics.create(topic({ id: 't_2' }));
      await topics.found('t_2', [{ id: 'e_3', release_time: old }], old);
      const turn = {
        owner: 'u:a',
        id: 't',
        session: 's',
        event_id: 'e_4',
        language: 'en',
      } as const;
      await turns.begin({ ...turn, question: 'Why?', digest: 'x', created_at: old });
      const asked = await turns.find('u:a', 't');
      if (asked) await published.publish(asked, old);
      await turns.remove('u:a', ['t']);
      expect(await retention.forgetEvents(5 * old, 50)).toBe(0);
      await comments.remove('u:a', 'c');
      expect(await retention.forgetEvents(5 * old, 50)).toBe(1);
      expect(await left()).toEqual(['e_2', 'e_3', 'e_4', 'e_new', 'e_sample']);
    });

    it('deletes a formerly pinned event once it is unpinned, and its labels with it', async () => {
      await store.eventEdits.change('e_1', { pinned_at: old, tabs: ['health'] }, old);
      for (const id of ['e_1', 'e_new']) await store.eventEdits.setLabeled('both', id, true, old);
      await store.eventEdits.setLabeled('alone', 'e_1', true, old);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(3);
      await store.eventEdits.change('e_1', { pinned_at: null }, old);
      expect(await store.retention.forgetEvents(5 * old, 50)).toBe(1);
      expect(await store.eventEdits.labels()).toEqual([{ label: 'both', events: 1 }]);
      expect(await store.eventEdits.of('e_1')).toEqual({ labels: [], hidden_moments: [] });
    });

    it('deletes dislikes along with an event, and no others', async () => {
      const ids = ['e_1', 'e_new'];
      for (const id of ids) {
        await store.readers.dislike('d:a', { kind: 'event', id }, old);
        // A moment with the same id is a different item.
        await store.readers.dislike('d:a', { kind: 'moment', id }, old);
      }
      await store.retention.forgetEvents(5 * old, 50);
      expect(await store.readers.disliked('d:a', ids)).toEqual(new Set(['e_new']));
      const { items } = await store.ownData.page('d:a', 'dislikes', undefined, 9);
      expect(
        items.map(({ target, target_id }) => `${String(target)} ${String(target_id)}`),
      ).toEqual(expect.arrayContaining(['event e_new', 'moment e_1', 'moment e_new']));
    });

    it('remembers deleted articles for a time after their feed drops them', async () => {
      await store.retention.forgetEvents(5 * old, 50);
      const ids = ['a_e_1', 'a_e_2', 'a_e_3', 'a_e_4'];
      const known = async () =>
        [...(await store.articles.known([...ids, 'a_e_new', 'a_none']))].sort();
      expect(await known()).toEqual([...ids, 'a_e_new']);
      expect(await store.retention.forgetAbsent(9 * old, 9)).toBe(0);
      await store.articles.shownBy(['f_none'], ['a_e_1'], 100);
      expect(await store.retention.forgetAbsent(101, 9)).toBe(0);
      await store.articles.shownBy(['f_1'], ['a_e_1'], 100);
      // Absent since then, however often the feed is read, until it shows one again.
      await store.articles.shownBy(['f_1'], ['a_e_1', 'a_e_2'], 200);
      expect(await store.retention.forgetAbsent(100, 9)).toBe(0);
      expect(await store.retention.forgetAbsent(101, 1)).toBe(1);
      expect(await store.retention.forgetAbsent(101, 9)).toBe(1);
      expect(await known()).toEqual(['a_e_1', 'a_e_2', 'a_e_new']);
    });

    it('deletes old postings a step at a time, and old display history of bots', async () => {
      const { database, retention } = store;
      const row = {
        event_id: 'e_1',
        copy_of: null,
        member: 1 as const,
        settled: 0 as const,
        item: '{}',
      };
      const times = [1, 2, 3].map((n) => [n, n * old] as const);
      for (const [n, published_at] of times) {
        const article = { article_id: `c_${n}`, published_at };
        await database
          .query()
          .insertInto('cluster_article')
          .values({ ...row, ...article })
          .execute();
        for (const key of ['en a', 'en b']) {
          const posting = { key, event_id: 'e_1', ...article };
          await database.query().insertInto('cluster_posting').values(posting).execute();
        }
        const shown = { owner: 'd:a', post_id: `p_${n}`, shown_at: published_at, place: 1 };
        await database.query().insertInto('post_shown').values(shown).execute();
      }
      const leftOf = async (table: 'cluster_article' | 'cluster_posting' | 'post_shown') =>
        (await database.query().selectFrom(table).selectAll().execute()).length;
      expect(await retention.forgetPostings(3 * old, 3)).toBe(3);
      expect([await leftOf('cluster_article'), await leftOf('cluster_posting')]).toEqual([1, 3]);
      expect(await retention.forgetPostings(3 * old, 3)).toBe(1);
      expect(await retention.forgetPostings(3 * old, 3)).toBe(0);
      expect([await leftOf('cluster_article'), await leftOf('cluster_posting')]).toEqual([1, 2]);
      const alone = { ...row, article_id: 'c_alone', published_at: old };
      await database.query().insertInto('cluster_article').values(alone).execute();
      expect(await retention.forgetPostings(3 * old, 3)).toBe(1);
      expect(await retention.forgetShown(3 * old, 1)).toBe(1);
      expect(await retention.forgetShown(3 * old, 9)).toBe(1);
      expect(await leftOf('post_shown')).toBe(1);
    });
  });
});
