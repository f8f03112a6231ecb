import type { Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const [ana, ben, cara] = ['u:ana', 'u:ben', 'u:cara'] as const;

onBothEngines((engine) => {
  describe('notifications about comments', () => {
    let store: OpenStore;
    let now = 1_000;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      await store.events.save(sampleEvent('e'));
      await comment('root', ana);
    });

    async function comment(
      id: string,
      owner: Owner,
      to?: { root_id: string; reply_to_id?: string },
    ) {
      now += 1;
      await store.comments.add({ id, event_id: 'e', owner, text: id, created_at: now, ...to });
    }

    async function reply(id: string, owner: Owner, told: readonly Owner[], reply_to_id?: string) {
      await comment(id, owner, { root_id: 'root', reply_to_id });
      for (const one of told) {
        await store.messages.add({
          ...{ owner: one, kind: 'reply', key: id, subject: 'c:root', now },
          payload: { reply_id: id, actor: owner.slice(2) },
        });
      }
    }

    async function like(owner: Owner, id: string, told: Owner) {
      now += 1;
      await store.comments.setLiked(owner, id, true, now);
      await store.messages.add({
        ...{ owner: told, kind: 'like', key: `${id}/${owner}`, subject: `l:${id}`, now },
        payload: { comment_id: id, actor: owner.slice(2) },
      });
    }

    const bell = async (owner: Owner) =>
      (await store.messages.list(owner, { limit: 9 })).items.map(({ kind, count, payload }) => [
        ...[kind, count, payload.actor],
      ]);

    it('are removed with the account that wrote or liked, and a batch names the others', async () => {
      await reply('first', cara, [ana]);
      await reply('second', ben, [ana, cara], 'first');
      await like(cara, 'root', ana);
      await like(ben, 'root', ana);
      await like(ben, 'first', cara);
      expect(await bell(ana)).toEqual([
        ['like', 2, 'ben'],
        ['reply', 2, 'ben'],
      ]);
      expect(await bell(cara)).toHaveLength(2);
      await store.accounts.erase(ben);
      expect(await bell(ana)).toEqual([
        ['like', 1, 'cara'],
        ['reply', 1, 'cara'],
      ]);
      expect(await bell(cara)).toEqual([]);
    });

    it('are removed with the account even if read', async () => {
      await reply('first', ben, [ana]);
      await store.messages.markRead(ana, {}, now);
      await store.accounts.erase(ben);
      expect(await bell(ana)).toEqual([]);
    });

    it('are removed with the comment, when its author deletes it or an operator hides it', async () => {
      await reply('first', ben, [ana]);
      await reply('second', ben, [ana, cara], 'first');
      await like(ana, 'first', ben);
      await like(cara, 'second', ben);
      await store.comments.setHidden('first', true);
      expect(await bell(ana)).toEqual([['reply', 1, 'ben']]);
      expect(await bell(ben)).toEqual([['like', 1, 'cara']]);
      await store.comments.remove(ben, 'second');
      expect([await bell(ana), await bell(ben)]).toEqual([[], []]);
    });

    it('are removed when their reader deletes the answered comment, whatever happens to the answer', async () => {
      await reply('first', cara, [ana]);
      await reply('second', ben, [ana, cara], 'first');
      await store.comments.remove(cara, 'first');
      expect(await bell(cara)).toEqual([]);
      expect(await bell(ana)).toEqual([['reply', 1, 'ben']]);
      await store.comments.remove(ana, 'root');
      expect(await bell(ana)).toEqual([]);
      await store.comments.remove(ben, 'second');
      expect(await bell(ana)).toEqual([]);
    });

    it('stay while another comment of theirs is answered', async () => {
      await comment('own', ana, { root_id: 'root' });
      await reply('first', ben, [ana], 'own');
      await store.comments.remove(ana, 'own');
      expect(await bell(ana)).toEqual([['reply', 1, 'ben']]);
      await store.comments.remove(ana, 'root');
      expect(await bell(ana)).toEqual([]);
    });

    it('stay when a comment is shown again, and when a stranger’s delete is refused', async () => {
      await reply('first', ben, [ana]);
      await store.comments.setHidden('first', false);
      await store.comments.remove(cara, 'first');
      expect(await bell(ana)).toEqual([['reply', 1, 'ben']]);
    });
  });
});
