import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { MessageKind } from '@/lib/model/messages/kinds';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import { onBothEngines } from './engines';

onBothEngines((engine) => {
  describe('messages', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const add = (owner: Owner, key: string, subject: string, now: number, kind?: MessageKind) =>
      store.messages.add({
        ...{ owner, kind: kind ?? 'reply', key, subject, now },
        payload: { comment_id: key },
      });
    const all = async (owner: Owner) => (await store.messages.list(owner, { limit: 50 })).items;

    it('that are added at the same time are told once each, and are one', async () => {
      const keys = ['a', 'b', 'c', 'a', 'b', 'c'];
      const added = await Promise.all(keys.map((key) => add('u:1', key, 's', 1)));
      expect(added.filter(Boolean)).toHaveLength(3);
      expect(await all('u:1')).toMatchObject([{ count: 3, read: false, subject: 's' }]);
      expect(await store.messages.unreadCount('u:1')).toEqual(new Map([[3, 1]]));
    });

    it('of one reader are nobody else’s, and go with the account; then they can come again', async () => {
      await add('u:2', 'a', 's', 1);
      await add('u:2', 'b', 's', 2, 'like');
      await store.messages.markRead('u:1', {}, 3);
      expect((await all('u:2')).map(({ read }) => read)).toEqual([false, false]);
      await store.messages.markRead('u:2', { subjects: ['s'], kind: 'like' }, 3);
      expect((await all('u:2')).map(({ kind, read }) => [kind, read])).toEqual([
        ['like', true],
        ['reply', false],
      ]);
      await store.accounts.erase('u:2');
      expect(await all('u:2')).toEqual([]);
      expect(await add('u:2', 'a', 's', 4)).toBe(true);
      expect(await all('u:1')).toHaveLength(1);
    });

    it('that are taken back count one less, and go with the last', async () => {
      for (const key of ['a', 'b']) await add('u:4', key, 's', 1);
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'a' });
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'a' });
      await store.messages.takeBack({ owner: 'u:5', kind: 'reply', key: 'b' });
      expect(await all('u:4')).toMatchObject([{ count: 1 }]);
      await store.messages.markRead('u:4', {}, 2);
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'b' });
      expect(await all('u:4')).toEqual([]);
    });

    it('that were read stay told where only the unread are taken back', async () => {
      await add('u:7', 'a', 's', 1);
      await store.messages.markRead('u:7', {}, 2);
      await add('u:7', 'b', 's', 3);
      for (const key of ['a', 'b']) {
        await store.messages.takeBack({ owner: 'u:7', kind: 'reply', key, unread: true });
      }
      expect(await all('u:7')).toMatchObject([{ read: true, count: 1 }]);
      expect(await add('u:7', 'a', 's', 4)).toBe(false);
      expect(await add('u:7', 'b', 's', 5)).toBe(true);
    });

    it('say the last of what is left when a thing is taken back', async () => {
      for (const [at, key] of ['ben', 'cara', 'dan'].entries()) {
        await add('u:6', key, 's', 10 + at);
      }
      const says = async () =>
        (await all('u:6')).map(({ count, payload, updated_at }) => [
          ...[count, payload.comment_id, updated_at],
        ]);
      await store.messages.takeBack({ owner: 'u:6', kind: 'reply', key: 'cara' });
      expect(await says()).toEqual([[2, 'dan', 12]]);
      await store.messages.takeBack({ owner: 'u:6', kind: 'reply', key: 'dan' });
      expect(await says()).toEqual([[1, 'ben', 10]]);
    });

    it('that did not change since go, a few at a time', async () => {
      for (const n of [1, 2, 3]) await add('u:3', `k${n}`, `s${n}`, n * 1_000);
      expect(await store.messages.forget(2_500, 1)).toBe(1);
      while ((await store.messages.forget(2_500, 1)) > 0);
      expect((await all('u:3')).map(({ subject }) => subject)).toEqual(['s3']);
    });
  });
});
