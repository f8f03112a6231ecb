import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { messageKinds, type MessageKind } from '@/lib/model/messages/kinds';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import { TopicStatus } from '@/lib/model/wire/enums';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

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

    it('added concurrently notify once each, and are merged into one', async () => {
      const keys = ['a', 'b', 'c', 'a', 'b', 'c'];
      const added = await Promise.all(keys.map((key) => add('u:1', key, 's', 1)));
      expect(added.filter(Boolean)).toHaveLength(3);
      expect(await all('u:1')).toMatchObject([{ count: 3, read: false, subject: 's' }]);
      expect(await store.messages.unreadCount('u:1')).toEqual(new Map([[3, 1]]));
    });

    it('of one reader are nobody else’s, and are deleted with the account; then they can be added again', async () => {
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

    it('are listed and marked by their kind and time, page by page, and others stay unread', async () => {
      const owner = 'u:many';
      for (const [now, kind] of (['reply', 'like', 'reply', 'topic_changed'] as const).entries()) {
        await add(owner, `k${now}`, `s${now}`, now, kind);
      }
      const typeOf = messageKinds;
      type Asked = Omit<Parameters<typeof store.messages.list>[1], 'limit'>;
      const list = async (asked: Asked, limit = 9) => {
        const { items, next } = await store.messages.list(owner, { ...asked, limit });
        return { subjects: items.map(({ subject }) => subject), next };
      };
      const subjects = async (asked: Asked) => (await list(asked)).subjects;
      expect(await subjects({})).toEqual(['s3', 's2', 's1', 's0']);
      expect(await subjects({ kind: 'reply' })).toEqual(['s2', 's0']);
      expect(await subjects({ type: typeOf.like, kind: 'like' })).toEqual(['s1']);
      expect(await subjects({ without: [typeOf.topic_changed] })).toEqual(['s2', 's1', 's0']);
      const first = await list({}, 2);
      expect(first.subjects).toEqual(['s3', 's2']);
      expect(await list({ cursor: first.next }, 2)).toEqual({
        ...{ subjects: ['s1', 's0'], next: undefined },
      });

      const unread = async () =>
        (await all(owner)).flatMap(({ subject, read }) => (read ? [] : [subject]));
      const mark = (asked: Parameters<typeof store.messages.markRead>[1]) =>
        store.messages.markRead(owner, asked, 9);
      await mark({ type: typeOf.reply, kind: 'reply', until: 1 });
      expect(await unread()).toEqual(['s3', 's2', 's1']);
      await mark({ without: [typeOf.like, typeOf.topic_changed] });
      expect(await unread()).toEqual(['s3', 's1']);
      await mark({ ids: [] });
      expect(await unread()).toEqual(['s3', 's1']);
      const [newest] = await all(owner);
      await mark({ ids: [newest?.id ?? ''] });
      expect(await unread()).toEqual(['s1']);
      expect(await store.messages.unreadCount(owner)).toEqual(new Map([[typeOf.like, 1]]));
    });

    it('taken back count one less, and are deleted with the last', async () => {
      for (const key of ['a', 'b']) await add('u:4', key, 's', 1);
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'a' });
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'a' });
      await store.messages.takeBack({ owner: 'u:5', kind: 'reply', key: 'b' });
      expect(await all('u:4')).toMatchObject([{ count: 1 }]);
      await store.messages.markRead('u:4', {}, 2);
      await store.messages.takeBack({ owner: 'u:4', kind: 'reply', key: 'b' });
      expect(await all('u:4')).toEqual([]);
    });

    it('that were read stay if only the unread are taken back', async () => {
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

    it('show the last remaining one when one is taken back', async () => {
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

    it('unchanged for a time are deleted, a few at a time', async () => {
      for (const n of [1, 2, 3]) await add('u:3', `k${n}`, `s${n}`, n * 1_000);
      expect(await store.messages.forget(2_500, 1)).toBe(1);
      while ((await store.messages.forget(2_500, 1)) > 0);
      expect((await all('u:3')).map(({ subject }) => subject)).toEqual(['s3']);
    });
  });

  describe('news for readers', () => {
    let store: OpenStore;
    const start = ['', ''] as const;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
    });
    const save = (id: string, updated_at: number, version = 'v1') =>
      store.events.save(sampleEvent(id, { updated_at, event_version_id: `${id}-${version}` }));
    const topics = async (from: number, until = 99) =>
      (await store.messages.changedTopics([from, ...start], until, 9)).map(
        ({ owner, id, at, items }) => [owner, id, at, items],
      );
    const favorites = async (from: number, until = 99) =>
      (await store.messages.changedFavorites([from, ...start], until, 9)).map(
        ({ owner, id, version }) => [owner, id, version],
      );

    async function topic(id: string, event_id?: string): Promise<void> {
      await store.topics.create({
        ...{ id, key: `q:en:${id}`, type: 'user_create', lang: 'en', icon: '', event_id },
        ...{ name: [{ lang: 'source', text: id }], description: [], created_at: 1 },
        ...{ terms: { clock: 1 }, least: 0.75, status: TopicStatus.INIT },
      });
    }
    const found = (id: string, events: string[], now: number) =>
      store.topics.found(
        id,
        events.map((event) => ({ id: event, release_time: now })),
        now,
      );

    it('is a favorite changed since it was saved, in a version that was not read', async () => {
      for (const id of ['a', 'b', 'c', 'read', 'down']) await save(id, 10);
      await store.readers.setFavorite('u:ana', ['a', 'b', 'read', 'down'], true, 20);
      await store.readers.setFavorite('u:ben', ['a', 'c'], true, 30);
      await store.readers.setFavorite('d:guest', ['a'], true, 20);
      expect(await favorites(0)).toEqual([]);
      for (const id of ['a', 'c', 'read', 'down']) await save(id, 30, 'v2');
      await store.readers.markRead('u:ana', 'read', 'read-v2', 31);
      await store.readers.markRead('u:ana', 'a', 'a-v1', 31);
      await store.events.takeDown('down');
      const changed = [['u:ana', 'a', 'a-v2']];
      // A reader who saved it at that moment or later has seen this version.
      expect(await favorites(0)).toEqual(changed);
      expect(await favorites(30)).toEqual(changed);
      expect([await favorites(31), await favorites(0, 29)]).toEqual([[], []]);
      await save('c', 40, 'v3');
      await save('a', 40, 'v3');
      const [first] = await store.messages.changedFavorites([0, ...start], 99, 1);
      expect(first).toMatchObject({ owner: 'u:ana', id: 'a', at: 40, items: 1 });
      // Readers of the same change, one after the other.
      const rest = await store.messages.changedFavorites([40, 'a', 'u:ana'], 99, 9);
      expect(rest.map(({ owner, id }) => [owner, id])).toEqual([
        ['u:ben', 'a'],
        ['u:ben', 'c'],
      ]);
    });

    it('is a topic with events since its reader followed and read it', async () => {
      for (const id of ['a', 'b', 'c']) await save(id, 10);
      await topic('t');
      for (const owner of ['u:ana', 'u:ben', 'd:guest'] as const) {
        await store.topics.setFollowed(owner, 't', true, owner === 'u:ben' ? 30 : 20);
      }
      await found('t', ['a', 'b'], 30);
      expect(await topics(0)).toEqual([['u:ana', 't', 30, 2]]);
      expect([await topics(31), await topics(0, 29)]).toEqual([[], []]);
      await found('t', ['c'], 40);
      expect(await topics(0)).toEqual([
        ['u:ana', 't', 40, 1],
        ['u:ben', 't', 40, 1],
      ]);
      await store.topics.markRead('u:ben', 't', 40);
      expect(await topics(30)).toEqual([['u:ana', 't', 40, 1]]);
    });

    it('is neither a taken-down topic, itself or by its event, nor a taken-down event', async () => {
      for (const id of ['a', 'b', 'told']) await save(id, 10);
      await topic('t');
      await topic('t_told', 'told');
      for (const id of ['t', 't_told']) {
        await store.topics.setFollowed('u:ana', id, true, 20);
        await found(id, ['a', 'b'], 30);
      }
      const both = [
        ['u:ana', 't', 30, 2],
        ['u:ana', 't_told', 30, 2],
      ];
      expect(await topics(0)).toEqual(both);
      await store.events.takeDown('told');
      expect(await topics(0)).toEqual(both.slice(0, 1));
      await store.topics.takeDown('t', true);
      expect(await topics(0)).toEqual([]);
      await store.topics.takeDown('t', false);
      await store.events.takeDown('b');
      expect(await topics(0)).toEqual([['u:ana', 't', 30, 1]]);
    });
  });
});
