import { onBothEngines } from './engines';
import type { OpenStore } from '@/lib/newsroom/store/open-store';

onBothEngines((engine) => {
  describe('operators', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const operator = (user_id: string, created_at: number) => ({
      ...{ user_id, created_at, added_by: 'command' },
    });
    const act = (id: string, user_id: string, name: string, created_at: number) => ({
      ...{ id, user_id, act: name, target: 'e1', before: '', after: '', created_at },
    });

    it('are added once and removed once, the oldest first', async () => {
      const { operators } = store;
      expect(await operators.add(operator('u2', 2))).toBe(true);
      expect(await operators.add(operator('u1', 1))).toBe(true);
      expect(await operators.add(operator('u1', 9))).toBe(false);
      expect((await operators.all()).map(({ user_id }) => user_id)).toEqual(['u1', 'u2']);
      expect([await operators.has('u1'), await operators.has('u3')]).toEqual([true, false]);
      expect(await operators.remove('u1')).toBe(true);
      expect(await operators.remove('u1')).toBe(false);
      expect(await operators.has('u1')).toBe(false);
    });

    it('end with their account; their acts stay', async () => {
      const account = { id: 'u5', name: 'Ana', birthday: '1990-01-01', region: 'sg' };
      const identity = { kind: 'email', subject: 'ana@example.org' } as const;
      await store.accounts.create({ ...account, created_at: 1 }, identity);
      await store.operators.add(operator('u5', 5));
      await store.operators.note(act('a-of-5', 'u5', 'event.pin', 5));
      await store.accounts.remove('u5');
      expect(await store.operators.has('u5')).toBe(false);
      const { items } = await store.operators.acts({ user_id: 'u5', limit: 5 });
      expect(items).toHaveLength(1);
    });

    it('have their acts in the log, newest first, page by page, by operator and by kind', async () => {
      const { operators } = store;
      // Two of the same moment: the order is still total.
      const names = ['event.pin', 'event.unpin', 'feed.add', 'feed.add', 'events'];
      const noted = names.map((name, at) => act(`n${at}`, 'u9', name, 100 + Math.min(at, 3)));
      for (const one of noted) await operators.note(one);
      const of = { user_id: 'u9' };
      const first = await operators.acts({ ...of, limit: 2 });
      const second = await operators.acts({ ...of, limit: 2, cursor: first.next });
      const third = await operators.acts({ ...of, limit: 2, cursor: second.next });
      const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
      expect(ids).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
      expect(third.next).toBeUndefined();
      const ofEvents = await operators.acts({ ...of, act: 'event.', limit: 9 });
      expect(ofEvents.items.map(({ act: name }) => name)).toEqual(['event.unpin', 'event.pin']);
    });
  });
});
