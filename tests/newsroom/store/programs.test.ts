// Tokens, shared values, reading timers and streams, on both engines.
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { StreamQuery } from '@/lib/newsroom/store/contract/program-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const me: Owner = 'u:me';
const reading = { lang: 'en', first: false } as const;

onBothEngines((engine) => {
  describe('tokens, values, timers and streams', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
        const time = 1_700_000_000_000 + at;
        const over = { tabs: ['sports'], rank_time: time, release_time: time, updated_at: time };
        await store.events.save(sampleEvent(id, over));
      }
    });

    it('a reader has a limited number of tokens, even with concurrent requests', async () => {
      const token = (n: number) => ({
        ...{ id: `p${n}`, owner: me, name: `n${n}`, scope: 'write' as const },
        ...{ created_at: n, used_at: 0 },
      });
      const added = [];
      for (let n = 0; n < 4; n += 1) added.push(await store.tokens.add(token(n), `h${n}`, 3));
      expect(added).toEqual([true, true, true, false]);
      expect((await store.tokens.of(me)).map(({ id }) => id)).toEqual(['p2', 'p1', 'p0']);
      expect(await store.tokens.of('u:other')).toEqual([]);
      // Replacing itself does not add a token.
      expect(await store.tokens.add(token(2), 'h2 anew', 3)).toBe(true);
      expect(await store.tokens.find('h2')).toBeUndefined();
      expect(await store.tokens.find('h2 anew')).toMatchObject({ id: 'p2' });
      expect(await store.tokens.of(me)).toHaveLength(3);
      expect(await store.tokens.find('h1')).toMatchObject({ owner: me, scope: 'write' });
      await store.tokens.touch('p1', 500_000);
      expect(await store.tokens.find('h1')).toMatchObject({ used_at: 500_000 });
      await store.tokens.remove('u:other', 'p1');
      expect(await store.tokens.find('h1')).toBeDefined();
      await store.tokens.remove(me, 'p1');
      expect(await store.tokens.find('h1')).toBeUndefined();
    });

    it('values are the owner’s own, and bounded', async () => {
      const most = { keys: 2, bytes: 10 };
      const set = (key: string, value: string) =>
        store.remoteValues.set(me, { key, value }, most, 5);
      expect(await set('one', '12345')).toBeUndefined();
      expect(await set('two', '123456')).toBe('bytes');
      expect(await set('two', '12345')).toBeUndefined();
      expect(await set('three', '')).toBeUndefined();
      expect(await set('three', '1')).toBe('keys');
      expect(await set('one', '字')).toBeUndefined();
      expect(await store.remoteValues.get(me, 'one')).toEqual({ value: '字', updated_at: 5 });
      expect(await store.remoteValues.get('u:other', 'one')).toBeUndefined();
      await set('one', '');
      expect(await store.remoteValues.get(me, 'one')).toBeUndefined();
    });

    it('a timer is one row; beyond the limit the oldest are deleted', async () => {
      const beat = (timer: string, ms: number, now: number) =>
        store.readingTimers.beat(me, timer, ms, 2, now);
      expect(await beat('t1', 10, 1)).toEqual({ before: 0, duration: 10 });
      expect(await beat('t1', 5, 2)).toEqual({ before: 10, duration: 10 });
      expect(await beat('t2', 7, 3)).toEqual({ before: 0, duration: 7 });
      await beat('t3', 7, 4);
      const { items } = await store.ownData.page(me, 'readingTimes', undefined, 9);
      expect(items.map(({ timer }) => timer)).toEqual(['t2', 't3']);
      expect(await store.readingTimers.sweep(4, 10)).toBe(1);
    });

    it('a stream continues where its page ended, in either order', async () => {
      const all = async (over: Partial<StreamQuery> = {}) => {
        const ids: string[] = [];
        for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
          const query = { owner: me, of: { kind: 'tab', tab: 'sports' } as const, reading };
          const found = await store.streams.page({ ...query, limit: 3, cursor, ...over });
          ids.push(...found.items.map(({ id }) => id));
          cursor = found.next;
          if (cursor === undefined) break;
        }
        return ids;
      };
      expect(await all()).toEqual(['d', 'c', 'b', 'a']);
      expect(await all({ oldestFirst: true })).toEqual(['a', 'b', 'c', 'd']);
      await store.readers.markRead(me, 'b', undefined, 9);
      await store.readers.setFavorite(me, ['c'], true, 9);
      expect(await all({ without: ['read'] })).toEqual(['d', 'c', 'a']);
      expect(await all({ only: 'starred' })).toEqual(['c']);
      expect(await all({ of: { kind: 'starred' } })).toEqual(['c']);
      expect(await all({ of: { kind: 'read' } })).toEqual(['b']);
      expect(await all({ since: 1_700_000_000_002 })).toEqual(['d', 'c']);
      expect(await all({ until: 1_700_000_000_002 })).toEqual(['b', 'a']);
      await store.readers.dislike(me, { kind: 'event', id: 'd' }, 9);
      expect(await all()).toEqual(['c', 'b', 'a']);
    });

    it('counts what is unread, and marks a stream read until a time', async () => {
      const of = { kind: 'tab', tab: 'sports' } as const;
      const unread = (most = 10) => store.streams.unread({ owner: me, of, reading }, most);
      expect(await unread()).toEqual({ count: 2, newest: 1_700_000_000_002 });
      expect((await unread(1)).count).toBe(1);
      await store.streams.markAllRead({ owner: me, of }, 1_700_000_000_001, 20);
      expect((await unread()).count).toBe(1);
      await store.streams.markAllRead({ owner: me, of }, 1_700_000_000_009, 20);
      expect((await unread()).count).toBe(0);
      await store.streams.setUnread(me, ['a']);
      expect((await unread()).count).toBe(1);
      await store.streams.setRead(me, ['a', 'nowhere'], 21);
      await store.streams.setRead(me, ['a'], 22);
      expect((await unread()).count).toBe(0);
      const read = await store.streams.page({ owner: me, of: { kind: 'read' }, reading, limit: 1 });
      expect(read.items.map(({ id }) => id)).toEqual(['a']);
    });

    it('a number belongs to one event and leads back to it', async () => {
      const numbers = await store.streams.number(['a', 'b']);
      expect(await store.streams.number(['a'])).toEqual(new Map([['a', numbers.get('a')]]));
      const back = await store.streams.numbered([...numbers.values(), 12]);
      expect([...back.values()].sort()).toEqual(['a', 'b']);
      for (const number of numbers.values()) expect(Number.isSafeInteger(number)).toBe(true);
    });

    it('everything is deleted with its owner', async () => {
      await store.remoteValues.set(me, { key: 'k', value: 'v' }, { keys: 9, bytes: 99 }, 1);
      await store.accounts.erase(me);
      expect(await store.tokens.of(me)).toEqual([]);
      expect(await store.remoteValues.get(me, 'k')).toBeUndefined();
      const { items } = await store.ownData.page(me, 'readingTimes', undefined, 9);
      expect(items).toEqual([]);
    });
  });
});
