import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

onBothEngines((engine) => {
  describe('the feeds that operators look after', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const edit = {
      ...{ id: 'f_1', url: 'https://x.example/', title: 'X', tab: 'sports', lang: 'zh' as const },
      ...{ fullText: false as const, state: 'paused' as const, updated_at: 5 },
    };

    it('a decision replaces the one before', async () => {
      await store.feedEdits.save(edit);
      expect(await store.feedEdits.all()).toEqual([edit]);
      const next = { ...edit, lang: undefined, fullText: undefined, state: 'active' as const };
      await store.feedEdits.save(next);
      expect(await store.feedEdits.all()).toEqual([next]);
    });

    it('polls are listed newest first, by feed and by outcome, page by page', async () => {
      const { feedPolls } = store;
      const run = { items: 3, failed: 0, took_ms: 20 };
      const runs = [
        { feed_id: 'a', added: 2, created_at: 1 },
        { feed_id: 'b', added: 0, created_at: 2, why: 'the server answered 503' },
        { feed_id: 'a', added: 0, created_at: 3 },
        { feed_id: 'a', added: 1, created_at: 3 },
      ];
      for (const one of runs) await feedPolls.note({ ...run, ...one });
      const first = await feedPolls.page({ outcome: 'all', limit: 3 });
      const second = await feedPolls.page({ outcome: 'all', limit: 3, cursor: first.next });
      expect([...first.items, ...second.items].map(({ created_at }) => created_at)).toEqual([
        3, 3, 2, 1,
      ]);
      expect(second.next).toBeUndefined();
      const of = async (query: { feed_id?: string; outcome: 'all' | 'new' | 'failed' }) =>
        (await feedPolls.page({ ...query, limit: 9 })).items;
      expect(await of({ outcome: 'failed' })).toMatchObject([
        { feed_id: 'b', why: 'the server answered 503', took_ms: 20 },
      ]);
      expect((await of({ outcome: 'new' })).map(({ added }) => added)).toEqual([1, 2]);
      expect(await of({ outcome: 'new', feed_id: 'b' })).toEqual([]);
      expect(await feedPolls.lastAt(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', 3],
          ['b', 2],
        ]),
      );
      expect(await feedPolls.since(2)).toEqual({ polls: 3, failed: 1, added: 1, last_at: 3 });
      expect(await feedPolls.since(9)).toEqual({ polls: 0, failed: 0, added: 0, last_at: 3 });
    });

    it('polls go with time, those that brought nothing sooner', async () => {
      await store.feedPolls.forget(2, 4, 10);
      const left = await store.feedPolls.page({ outcome: 'all', limit: 9 });
      expect(left.items.map(({ added, why }) => [added, why !== undefined])).toEqual([
        [1, false],
        [0, true],
      ]);
    });
  });
});
