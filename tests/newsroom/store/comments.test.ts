import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Owner } from '@/lib/newsroom/store/contract/listing';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('comments', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['a', 'b']) await store.events.save(sampleEvent(id));
    });
    const add = (id: string, owner: Owner, event_id = 'a', root_id?: string, at = 1) =>
      store.comments.add({ id, owner, event_id, root_id, text: id, created_at: at });

    it('of a canceled account are gone, the replies of others stay, and every count is right', async () => {
      await add('c1', 'u:1');
      await add('c2', 'u:2');
      await add('r1', 'u:2', 'a', 'c1');
      await add('r2', 'u:1', 'a', 'c2');
      await store.comments.setLiked('u:1', 'c2', true, 1);
      await store.comments.setLiked('u:2', 'c1', true, 1);
      expect(await store.comments.get('c2')).toMatchObject({ like_count: 1, reply_count: 1 });
      await store.accounts.erase('u:1');
      expect(await store.comments.get('c2')).toMatchObject({ like_count: 0, reply_count: 0 });
      const place = await store.comments.get('c1');
      expect(place).toMatchObject({ text: '', reply_count: 1 });
      expect(place?.owner).toBeUndefined();
      expect((await store.comments.replies('c1', { limit: 9 })).items).toMatchObject([
        { id: 'r1' },
      ]);
      expect(await store.comments.get('r2')).toBeUndefined();
      expect(await store.comments.count('a')).toBe(2);
      const page = { event_id: 'a', order: 'rec', limit: 9 } as const;
      expect((await store.comments.ofEvent(page)).items.map(({ id }) => id)).toEqual(['c1', 'c2']);
    });

    it('go along with an event that becomes part of another', async () => {
      await add('c3', 'u:3', 'b');
      await store.events.merge('b', 'a', 1);
      expect(await store.comments.get('c3')).toMatchObject({ event_id: 'a' });
      expect(await store.comments.count('a')).toBe(3);
    });

    it('are liked once, whoever presses at the same time', async () => {
      const likes = Array.from({ length: 5 }, () => store.comments.setLiked('u:5', 'c3', true, 1));
      expect((await Promise.all(likes)).filter(Boolean)).toHaveLength(1);
      expect(await store.comments.get('c3')).toMatchObject({ like_count: 1 });
    });

    it('are removed by nobody else; hidden ones are counted nowhere', async () => {
      expect(await store.comments.remove('u:4', 'c3')).toBe(false);
      await add('r3', 'u:4', 'a', 'c3');
      await store.comments.setHidden('r3', true);
      expect(await store.comments.get('c3')).toMatchObject({ reply_count: 0 });
      expect((await store.comments.latest({}, undefined, 9)).items.map(({ id }) => id)).toContain(
        'r3',
      );
      expect(await store.comments.setHidden('nowhere', true)).toBe(false);
    });
  });
});
