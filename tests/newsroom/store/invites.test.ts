import { onBothEngines } from './engines';
import type { OpenStore } from '@/lib/newsroom/store/open-store';

onBothEngines((engine) => {
  describe('invitations', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('exist once, newest first page by page, and are deleted when used or old', async () => {
      const { invites } = store;
      // Two of the same moment: the order is still total.
      const times = { a: 1, b: 2, c: 2 };
      for (const [name, created_at] of Object.entries(times)) {
        expect(await invites.add({ subject: `${name}@example.org`, created_at })).toBe(true);
      }
      expect(await invites.add({ subject: 'a@example.org', created_at: 9 })).toBe(false);
      const first = await invites.page({ limit: 2 });
      const second = await invites.page({ limit: 2, cursor: first.next });
      const names = [first, second].flatMap(({ items }) => items.map(({ subject }) => subject[0]));
      expect(names).toEqual(['c', 'b', 'a']);
      expect(second.next).toBeUndefined();
      expect(await invites.remove('c@example.org')).toBe(true);
      expect(await invites.remove('c@example.org')).toBe(false);
      await invites.forget(2);
      const has = ['a', 'b', 'c'].map((name) => invites.has(`${name}@example.org`));
      expect(await Promise.all(has)).toEqual([false, true, false]);
    });
  });
});
