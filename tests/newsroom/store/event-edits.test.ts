import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('operators’ decisions about events', () => {
    let store: OpenStore;
    const ids = ['a', 'b', 'c', 'd'];
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const [at, id] of ids.entries()) {
        await store.events.save(sampleEvent(id, { tabs: ['sports'], updated_at: at + 1 }));
      }
    });
    const none = { labels: [], hidden_moments: [] };

    it('are changed in part and undone, one by one', async () => {
      const { eventEdits: edits } = store;
      expect(await edits.of('a')).toEqual(none);
      await edits.change('a', { reason: 'wrong', tabs: ['world', 'health'] }, 1);
      await edits.change('a', { pinned_at: 7 }, 2);
      await edits.change('a', { hidden_moments: ['m1', 'm2'] }, 3);
      const all = { pinned_at: 7, tabs: ['world', 'health'], reason: 'wrong' };
      expect(await edits.of('a')).toEqual({ ...all, labels: [], hidden_moments: ['m1', 'm2'] });
      await edits.change('a', { reason: null, hidden_moments: [] }, 4);
      expect(await edits.of('a')).toEqual({ ...none, pinned_at: 7, tabs: ['world', 'health'] });
      await edits.change('a', { pinned_at: null, tabs: null }, 5);
      expect(await edits.of('a')).toEqual(none);
      expect(await edits.of('b')).toEqual(none);
    });

    it('pin an event in each of its tabs, the newest pin first, except for readers who disliked it', async () => {
      const { eventEdits: edits } = store;
      await store.events.save(sampleEvent('b', { tabs: ['health'] }));
      for (const [at, id] of ['b', 'a', 'c', 'nowhere'].entries()) {
        await edits.change(id, { pinned_at: 10 + Math.min(at, 1) }, 1);
      }
      await edits.change('d', { reason: 'not pinned' }, 1);
      expect(await edits.pinned('recommend')).toEqual(['a', 'c', 'b']);
      expect(await edits.pinned('sports')).toEqual(['a', 'c']);
      expect(await edits.pinned('health')).toEqual(['b']);
      await store.readers.dislike('u:ana', { kind: 'event', id: 'c' }, 1);
      expect(await edits.pinned('sports', 'u:ana')).toEqual(['a']);
      expect(await edits.pinned('sports', 'u:ben')).toEqual(['a', 'c']);
      await store.events.takeDown('a');
      expect(await edits.pinned('sports')).toEqual(['c']);
    });

    it('are listed by kind, the newest first, page by page', async () => {
      const { eventEdits: edits } = store;
      for (const [at, id] of ids.slice(0, 3).entries()) {
        await edits.change(id, { pinned_at: at === 2 ? 1 : at }, 1);
        await edits.setLabeled('odd', id, true, at === 2 ? 1 : at);
        await store.events.takeDown(id);
      }
      await edits.setLabeled('other', 'd', true, 9);
      await edits.change('d', { tabs: ['health'] }, 9);
      const all = async (query: Pick<Parameters<typeof edits.list>[0], 'state' | 'label'>) => {
        const first = await edits.list({ ...query, limit: 2 });
        const second = await edits.list({ ...query, limit: 2, cursor: first.next });
        expect([first.items.length, second.next]).toEqual([2, undefined]);
        return [...first.items, ...second.items];
      };
      expect(await all({ state: 'pinned' })).toEqual(['c', 'b', 'a']);
      expect(await all({ state: 'labeled', label: 'odd' })).toEqual(['c', 'b', 'a']);
      expect(await all({ state: 'taken_down' })).toEqual(['c', 'b', 'a']);
      expect((await edits.list({ state: 'labeled', limit: 9 })).items).toEqual([]);
      await edits.change('b', { pinned_at: null }, 2);
      await store.events.restore('b');
      for (const state of ['pinned', 'taken_down'] as const) {
        expect((await edits.list({ state, limit: 9 })).items).toEqual(['c', 'a']);
      }
    });

    it('exclude the given articles from clustering, and no others', async () => {
      const { database, eventEdits } = store;
      const time = { event_id: 'a', published_at: 1 };
      for (const article_id of ['one', 'two', 'three']) {
        const article = {
          ...time,
          article_id,
          copy_of: null,
          member: 1 as const,
          settled: 0 as const,
          item: '{}',
        };
        await database.query().insertInto('cluster_article').values(article).execute();
        const posting = { ...time, article_id, key: 'en ferry' };
        await database.query().insertInto('cluster_posting').values(posting).execute();
      }
      await eventEdits.leaveAlone(['one', 'three', 'none']);
      for (const table of ['cluster_article', 'cluster_posting'] as const) {
        const rows = await database.query().selectFrom(table).select('article_id').execute();
        expect(rows).toEqual([{ article_id: 'two' }]);
      }
    });

    it('outlast later versions: the chosen tabs, and the taking down', async () => {
      const { eventEdits: edits, events } = store;
      await edits.change('a', { tabs: ['health'] }, 1);
      await events.takeDown('b');
      for (const id of ['a', 'b']) {
        await events.save(sampleEvent(id, { tabs: ['sports'], event_version_id: 'v2' }));
      }
      const listed = async (tab: string) =>
        (await events.page({ tab, limit: 9 })).items.map(({ id }) => id).sort();
      expect([await listed('health'), await listed('sports')]).toEqual([['a'], ['c', 'd']]);
      expect(await events.restore('b')).toBe(true);
      expect(await events.restore('b')).toBe(false);
      expect(await events.restore('nowhere')).toBe(false);
      expect(await listed('sports')).toEqual(['b', 'c', 'd']);
      await edits.change('a', { tabs: null }, 2);
      await events.save(sampleEvent('a', { tabs: ['sports'], event_version_id: 'v3' }));
      expect([await listed('health'), await listed('sports')]).toEqual([[], ids]);
    });
  });
});
