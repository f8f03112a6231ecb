// Comments, likes and their notifications while their reader is deleted, or somebody else acts.
import type { Context } from '@/lib/newsroom/context';
import { commentHandlers } from '@/lib/newsroom/handlers/comments';
import { LikeOperate } from '@/lib/model/wire/enums';
import type { Owner, Store } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { signal } from '../../signal';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines } from './engines';
import { sampleEvent } from './sample';

const [ana, ben, cara, dan] = ['u:ana', 'u:ben', 'u:cara', 'u:dan'] as const;

onBothEngines((engine) => {
  describe('concurrent comments', () => {
    let stores: OpenStore[];
    let store: OpenStore;
    let other: OpenStore;
    beforeEach(async () => {
      const options = await engine.fresh();
      stores = [];
      for (let at = 0; at < 3; at += 1) stores.push(await engine.open(options));
      const [first, second] = stores;
      if (!first || !second) throw new Error('stores were opened');
      [store, other] = [first, second];
      await store.events.save(sampleEvent('e'));
      await write('root', ana);
    });

    const write = (id: string, owner: Owner, root_id?: string, into: Store = store) =>
      into.comments.add({ id, event_id: 'e', owner, text: id, created_at: 1_000, root_id });

    const tell = (owner: Owner, kind: 'like' | 'reply', key: string, subject: string) =>
      store.messages.add({ owner, kind, key, subject, payload: {}, now: 1_000 });

    const told = async (owner: Owner) => (await store.messages.list(owner, { limit: 9 })).items;

    /** Long enough for another connection to reach the point where it waits. */
    async function looks() {
      for (let look = 0; look < 40; look += 1) await stores[2]?.meta.get('look');
    }

    /** A call of `ben` during which the other connection acts before any notification. */
    function contextWith(act: () => Promise<unknown>): {
      context: Context;
      acted(): Promise<unknown>;
    } {
      let acting: Promise<unknown> = Promise.resolve();
      const messages: Store['messages'] = {
        ...store.messages,
        async add(message) {
          acting = act();
          await Promise.race([acting, looks()]);
          return store.messages.add(message);
        },
      };
      const context = {
        ...{ store: { ...store, messages }, now: 2_000, identity: { user: 'ben' } },
      } as unknown as Context;
      return { context, acted: () => acting };
    }

    it('a reply deleted during its notification notifies nobody', async () => {
      if (!hasSessions(engine)) return;
      const { context, acted } = contextWith(async () => {
        const { items } = await other.comments.replies('root', { limit: 9 });
        if (items[0]) await other.comments.remove(ben, items[0].id);
        else await other.accounts.erase(ben);
      });
      await commentHandlers.CreateReply(
        { event_id: 'e', comment_id: 'root', text: 'A reply' },
        context,
      );
      await acted();
      expect((await store.comments.replies('root', { limit: 9 })).items).toEqual([]);
      expect(await told(ana)).toEqual([]);
    });

    it('a like taken back during its notification notifies nobody', async () => {
      if (!hasSessions(engine)) return;
      const { context, acted } = contextWith(() => other.accounts.erase(ben));
      const action_type = LikeOperate.Like;
      await commentHandlers.ActOnComment(
        { event_id: 'e', comment_id: 'root', action_type, is_reply: false },
        context,
      );
      await acted();
      expect(await told(ana)).toEqual([]);
      expect((await store.comments.get('root'))?.like_count).toBe(0);
    });

    it('what a reader writes during their deletion is deleted', async () => {
      if (!hasSessions(engine)) return;
      await beforeCommit(
        stores,
        async (inside) => {
          await write('reply', ben, 'root', inside);
          await inside.comments.setLiked(ben, 'root', true, 1_000);
        },
        (web) => web.accounts.erase(ben),
      );
      expect(await store.comments.get('reply')).toBeUndefined();
      expect(await store.comments.get('root')).toMatchObject({ reply_count: 0, like_count: 0 });
      expect(await store.comments.liked(ben, ['root'])).toEqual(new Set());
    });

    it('a reader is deleted while somebody deletes a reply in the same thread', async () => {
      if (!hasSessions(engine)) return;
      for (const [id, owner] of [
        ['one', ben],
        ['two', cara],
      ] as const) {
        await write(id, owner, 'root');
        await tell(ana, 'reply', id, 'c:root');
      }
      const held = signal();
      const deleting = store.transaction(async (inside) => {
        await inside.comments.setLiked(dan, 'root', true, 1_000);
        held.give();
        await looks();
        await inside.comments.remove(ben, 'one');
      });
      await held.given;
      await Promise.all([deleting, other.accounts.erase(cara)]);
      expect(await told(ana)).toEqual([]);
      expect(await store.comments.get('root')).toMatchObject({ reply_count: 0, like_count: 1 });
    });

    it('messages are read while their subjects are deleted', async () => {
      if (!hasSessions(engine)) return;
      // Which of two ids is smaller is random: out of nine, one of an earlier message is the
      // larger.
      for (let at = 0; at < 9; at += 1) await tell(ana, 'reply', `r${at}`, `c:${at}`);
      const ids = (await told(ana)).sort((a, b) => (a.subject < b.subject ? -1 : 1));
      const at = ids.findIndex((one, index) => (ids[index + 1]?.id ?? '~') < one.id);
      const take = (inside: Store, n: number) =>
        inside.messages.takeBack({ owner: ana, kind: 'reply', key: `r${n}` });
      const held = signal();
      const taking = store.transaction(async (inside) => {
        await take(inside, at + 1);
        held.give();
        await looks();
        await take(inside, at);
      });
      await held.given;
      await Promise.all([taking, other.messages.markRead(ana, {}, 2_000)]);
      expect((await told(ana)).map(({ read }) => read)).toEqual(Array(7).fill(true));
    });

    it('a counter is created while another transaction restarts one', async () => {
      if (!hasSessions(engine) || engine.kind() === 'sqlite') return;
      let opened: Promise<string> | undefined;
      await store.quotas.count('over', 10, 1);
      await store.transaction(async (inside) => {
        await inside.quotas.count('over', 100, 20);
        opened = other.quotas.count('new', 100, 20).then(() => 'opened');
        expect(await Promise.race([opened, looks()])).toBe('opened');
      });
      await opened;
      expect(await store.quotas.used('over', 20)).toBe(1);
    });
  });
});
