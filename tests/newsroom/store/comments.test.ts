import { commentLiftMs, replyWeight } from '@/lib/model/limits/comments';
import { sameCommentMs } from '@/lib/newsroom/store/comments/comments';
import type { CommentOrder, NewComment } from '@/lib/newsroom/store/contract/comment-store';
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

    it('move with an event that is merged into another', async () => {
      await add('c3', 'u:3', 'b');
      await store.events.merge('b', 'a', 1);
      expect(await store.comments.get('c3')).toMatchObject({ event_id: 'a' });
      expect(await store.comments.count('a')).toBe(3);
    });

    it('are liked once, even concurrently', async () => {
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

  describe('a comment', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['e', 'other', 'down']) await store.events.save(sampleEvent(id));
      await store.events.takeDown('down');
    });
    const comment = (id: string, over: Partial<NewComment> = {}): NewComment => ({
      ...{ id, owner: 'u:ana', event_id: 'e', text: id, created_at: 1_000 },
      ...over,
    });
    const add = (id: string, over: Partial<NewComment> = {}) =>
      store.comments.add(comment(id, over));
    const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

    it('sent twice is one; repeated later, elsewhere or by another reader it is a new one', async () => {
      await add('root', { owner: 'u:ben' });
      const text = 'The same';
      expect(await add('first', { text })).toBe('first');
      const almost = 1_000 + sameCommentMs - 1;
      expect(await add('again', { text, created_at: almost })).toBe('first');
      expect(await add('later', { text, created_at: almost + 1 })).toBe('later');
      expect(await add('theirs', { text, owner: 'u:ben' })).toBe('theirs');
      expect(await add('words', { text: 'The same.' })).toBe('words');
      expect(await add('elsewhere', { text, event_id: 'other' })).toBe('elsewhere');
      expect(await add('under', { text, root_id: 'root' })).toBe('under');
      const answer = { text, root_id: 'root', reply_to_id: 'under' };
      expect(await add('answer', answer)).toBe('answer');
      expect(await add('answer again', answer)).toBe('answer');
      expect(await store.comments.get('again')).toBeUndefined();
      expect(await store.comments.get('answer')).toMatchObject({
        ...{ root_id: 'root', reply_to_id: 'under', text, owner: 'u:ana', event_id: 'e' },
      });
      expect(await store.comments.get('root')).toMatchObject({ reply_count: 2 });
    });

    it('is not stored under a missing event or comment', async () => {
      expect(await add('nowhere', { event_id: 'none' })).toBeUndefined();
      expect(await add('down', { event_id: 'down' })).toBeUndefined();
      expect(await add('reply', { root_id: 'none' })).toBeUndefined();
      expect(await store.comments.getMany(['nowhere', 'down', 'reply'])).toEqual([]);
    });

    it('that is deleted leaves a placeholder only above replies, and its likes are not counted', async () => {
      await add('root');
      await add('reply', { owner: 'u:ben', root_id: 'root' });
      await add('alone');
      for (const id of ['root', 'alone', 'reply'])
        await store.comments.setLiked('u:ben', id, true, 1);
      expect(await store.comments.remove('u:ana', 'root')).toBe(true);
      expect(await store.comments.remove('u:ana', 'root')).toBe(false);
      expect(await store.comments.remove('u:ana', 'alone')).toBe(true);
      expect(await store.comments.get('alone')).toBeUndefined();
      expect(await store.comments.get('root')).toMatchObject({
        ...{ owner: undefined, text: '', like_count: 0, reply_count: 1 },
      });
      expect(await store.comments.liked('u:ben', ['root', 'alone', 'reply'])).toEqual(
        new Set(['reply']),
      );
      expect([await store.comments.count('e'), await store.comments.count('other')]).toEqual([
        1, 0,
      ]);
      expect((await store.comments.counted('e')).map(({ id }) => id)).toEqual(['reply']);
      const page = { event_id: 'e', order: 'new', limit: 9 } as const;
      expect(ids(await store.comments.ofEvent(page))).toEqual(['root']);
      expect(await store.comments.remove('u:ben', 'reply')).toBe(true);
      expect(ids(await store.comments.ofEvent(page))).toEqual([]);
    });

    it('that is hidden is counted again once it is shown', async () => {
      await add('root');
      await add('reply', { root_id: 'root' });
      const seen = async () => [
        (await store.comments.get('root'))?.reply_count,
        await store.comments.count('e'),
        (await store.comments.counted('e')).length,
        ids(await store.comments.replies('root', { limit: 9 })).length,
      ];
      expect(await seen()).toEqual([1, 2, 2, 1]);
      expect(await store.comments.setHidden('reply', true)).toBe(true);
      expect(await store.comments.get('reply')).toMatchObject({ hidden: true });
      expect(await seen()).toEqual([0, 1, 1, 0]);
      expect(await store.comments.setHidden('reply', false)).toBe(true);
      expect(await seen()).toEqual([1, 2, 2, 1]);
      await store.comments.setHidden('root', true);
      const order = 'rec';
      expect(ids(await store.comments.ofEvent({ event_id: 'e', order, limit: 9 }))).toEqual([
        'root',
      ]);
      await store.comments.setHidden('reply', true);
      expect(ids(await store.comments.ofEvent({ event_id: 'e', order, limit: 9 }))).toEqual([]);
    });

    it('is liked once per reader, and not at all if it does not exist', async () => {
      await add('root');
      const like = (owner: Owner, liked: boolean, id = 'root') =>
        store.comments.setLiked(owner, id, liked, 1);
      expect([await like('u:b', true), await like('u:b', true), await like('u:c', true)]).toEqual([
        ...[true, false, true],
      ]);
      expect(await like('u:b', true, 'none')).toBe(false);
      expect(await store.comments.liked('u:b', ['root'])).toEqual(new Set(['root']));
      expect(await store.comments.liked('u:d', ['root'])).toEqual(new Set());
      expect(await store.comments.liked('u:b', [])).toEqual(new Set());
      expect([
        await like('u:b', false),
        await like('u:b', false),
        await like('u:d', false),
      ]).toEqual([true, false, false]);
      expect((await store.comments.get('root'))?.like_count).toBe(1);
    });

    it('is listed in the given order, page by page, and moves when a reader is deleted', async () => {
      const times = { old: 0, liked: 1, replied: 2, near: 3, new: commentLiftMs * replyWeight + 2 };
      for (const [id, created_at] of Object.entries(times)) await add(id, { created_at });
      await store.comments.setLiked('u:liker', 'liked', true, 1);
      await add('reply', { owner: 'u:liker', root_id: 'replied', created_at: 4 });
      const pages = async (order: CommentOrder) => {
        const found: string[] = [];
        for (let cursor: string | undefined, n = 0; n < 9; n += 1) {
          const page = await store.comments.ofEvent({ event_id: 'e', order, cursor, limit: 3 });
          found.push(...ids(page));
          cursor = page.next;
          if (cursor === undefined) break;
        }
        return found;
      };
      expect(await pages('new')).toEqual(['new', 'near', 'replied', 'liked', 'old']);
      expect(await pages('hot')).toEqual(['replied', 'liked', 'new', 'near', 'old']);
      // A reply lifts as much as two likes: both have the same rank, and the later id comes first.
      expect(await pages('rec')).toEqual(['replied', 'new', 'liked', 'near', 'old']);
      const offset = { event_id: 'e', order: 'new', offset: 1, limit: 2 } as const;
      expect(ids(await store.comments.ofEvent(offset))).toEqual(['near', 'replied']);
      await store.accounts.erase('u:liker');
      for (const order of ['hot', 'rec', 'new'] as const) {
        expect(await pages(order)).toEqual(['new', 'near', 'replied', 'liked', 'old']);
      }
    });

    it('has its replies listed oldest first, page by page, and a full last page is the last', async () => {
      await add('root');
      for (const [id, created_at] of Object.entries({ late: 5, b: 3, a: 3, early: 1 })) {
        await add(id, { root_id: 'root', created_at });
      }
      const first = await store.comments.replies('root', { limit: 2 });
      expect(ids(first)).toEqual(['early', 'a']);
      // What a link to one reply skipped counts from the beginning, not from a page.
      const rest = { cursor: first.next, offset: 1, limit: 2 };
      const second = await store.comments.replies('root', rest);
      expect(ids(second)).toEqual(['b', 'late']);
      expect(second.next).toBeUndefined();
      const skipped = await store.comments.replies('root', { offset: 2, limit: 1 });
      expect(ids(skipped)).toEqual(['b']);
      expect(ids(await store.comments.replies('root', { cursor: skipped.next, limit: 9 }))).toEqual(
        ['late'],
      );
    });

    it('is found by operators by event, reader and text, unless it is deleted', async () => {
      await add('one', { text: 'Ferry' });
      await add('two', { text: 'A FERRY, again', owner: 'u:ben', created_at: 1_001 });
      await add('three', { text: 'Ferry 100%', event_id: 'other', created_at: 1_002 });
      await add('gone', { text: 'Ferry too' });
      await add('reply', { owner: 'u:cara', text: 'Well', root_id: 'gone', created_at: 1_003 });
      await store.comments.remove('u:ana', 'gone');
      const found = async (of: Parameters<OpenStore['comments']['latest']>[0], limit = 9) =>
        ids(await store.comments.latest(of, undefined, limit));
      expect(await found({})).toEqual(['reply', 'three', 'two', 'one']);
      expect(await found({ part: 'ferry' })).toEqual(['three', 'two', 'one']);
      expect(await found({ part: '%' })).toEqual(['three']);
      expect(await found({ event_id: 'e', part: 'ferry' })).toEqual(['two', 'one']);
      expect(await found({ owner: 'u:ben' })).toEqual(['two']);
      const first = await store.comments.latest({}, undefined, 3);
      expect(ids(await store.comments.latest({}, first.next, 3))).toEqual(['one']);
    });
  });
});
