import { dayMs } from '@/lib/model/time';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

onBothEngines((engine) => {
  describe('feeds in the operators’ care', () => {
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

    it('polls are deleted over time, those without news sooner', async () => {
      await store.feedPolls.forget(2, 4, 10);
      const left = await store.feedPolls.page({ outcome: 'all', limit: 9 });
      expect(left.items.map(({ added, why }) => [added, why !== undefined])).toEqual([
        [1, false],
        [0, true],
      ]);
    });

    it('a file is stored once under its id, listed without its bytes, and deleted', async () => {
      const file = { name: 'a.txt', type: 'text/plain', bytes: 1, content: 'QQ==' };
      const made = ['a', 'b', 'c'].map((id, at) => ({ ...file, id, created_at: at }));
      for (const one of made) expect(await store.files.add(one)).toBe(true);
      expect(await store.files.add({ ...file, id: 'a', name: 'other', created_at: 9 })).toBe(false);
      expect(await store.files.find('a')).toEqual(made[0]);
      const first = await store.files.page(undefined, 2);
      const second = await store.files.page(first.next, 2);
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['c', 'b', 'a']);
      expect(first.items[0]).not.toHaveProperty('content');
      expect([await store.files.remove('a'), await store.files.remove('a')]).toEqual([true, false]);
      expect(await store.files.count()).toBe(2);
    });

    it('messages are counted by hour, kind and channel, page by page, and deleted over time', async () => {
      const hour = 60 * 60 * 1000;
      const { deliveries } = store;
      const mail = { kind: 'code' as const, channel: 'email' as const };
      await deliveries.note({ ...mail, sent: 1 }, 5 * hour + 1);
      await deliveries.note({ ...mail, failed: 1 }, 5 * hour + 2);
      await deliveries.note({ ...mail, channel: 'phone', sent: 4 }, 5 * hour);
      await deliveries.note({ ...mail, sent: 9 }, 3 * hour);
      const first = await deliveries.page(undefined, 1);
      const second = await deliveries.page(first.next, 5);
      expect([...first.items, ...second.items]).toEqual([
        { hour: 5 * hour, ...mail, channel: 'phone', sent: 4, failed: 0 },
        { hour: 5 * hour, ...mail, sent: 1, failed: 1 },
        { hour: 3 * hour, ...mail, sent: 9, failed: 0 },
      ]);
      await deliveries.forget(5 * hour);
      expect((await deliveries.page(undefined, 9)).items).toHaveLength(2);
    });

    it('model usage is summed by day, purpose and model, page by page, and deleted over time', async () => {
      const { modelUses } = store;
      const write = { purpose: 'write' as const, model: 'some model:14b' };
      const none = { calls: 0, failed: 0, estimated: 0, tokens_in: 0, tokens_out: 0 };
      await modelUses.note({ ...write, calls: 1, tokens_in: 9_000_000_000 }, 5 * dayMs + 1);
      await modelUses.note({ ...write, calls: 1, failed: 1, tokens_out: 3 }, 6 * dayMs - 1);
      await modelUses.note({ ...write, purpose: 'answer', estimated: 1 }, 5 * dayMs);
      await modelUses.note({ ...write, tokens_in: 7 }, 3 * dayMs);
      expect(await modelUses.tokensOfDay(5 * dayMs + 9)).toBe(9_000_000_003);
      expect(await modelUses.tokensOfDay(4 * dayMs)).toBe(0);
      const first = await modelUses.page(undefined, 1);
      const second = await modelUses.page(first.next, 5);
      expect([...first.items, ...second.items]).toEqual([
        {
          ...{ day: 5 * dayMs, ...write, calls: 2, failed: 1 },
          ...{ estimated: 0, tokens_in: 9_000_000_000, tokens_out: 3 },
        },
        { ...none, day: 5 * dayMs, ...write, purpose: 'answer', estimated: 1 },
        { ...none, day: 3 * dayMs, ...write, tokens_in: 7 },
      ]);
      await modelUses.forget(5 * dayMs);
      expect((await modelUses.page(undefined, 9)).items).toHaveLength(2);
    });
  });
});
