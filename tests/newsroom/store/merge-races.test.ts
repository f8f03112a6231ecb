import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { Owner } from '@/lib/newsroom/store/contract/listing';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines } from './engines';
import { sampleEvent } from './sample';

const owner: Owner = 'u:reader';

onBothEngines((engine) => {
  describe('while an event is merged into another', () => {
    let stores: OpenStore[] = [];
    let n = 0;
    beforeAll(async () => {
      const options = await engine.fresh();
      stores = [];
      for (let at = 0; at < 3; at += 1) stores.push(await engine.open(options));
    });

    /** The result of `act` from another connection, after the merge and before its commit. */
    async function whileMerging<T>(
      act: (store: OpenStore, from: string) => Promise<T>,
      before: (store: OpenStore, from: string) => Promise<void> = async () => undefined,
    ): Promise<{ result: T; store: OpenStore; to: string }> {
      const [store] = stores;
      if (!store) throw new Error('no stores');
      n += 1;
      const [from, to] = [`from-${n}`, `to-${n}`];
      for (const id of [from, to]) await store.events.save(sampleEvent(id));
      await before(store, from);
      const result = await beforeCommit(
        stores,
        async (inside) => expect(await inside.events.merge(from, to, 5)).toBe(true),
        (web) => act(web, from),
      );
      return { result, store, to };
    }

    it('a comment and a reply are written to the other', async () => {
      if (!hasSessions(engine)) return;
      const said = { owner, text: 'Mine', created_at: 1 };
      const { store, to } = await whileMerging(async (web, from) => {
        const [event] = await web.events.getMany([from]);
        await web.comments.add({ ...said, id: 'c-1', event_id: event?.id ?? '' });
      });
      expect(await store.comments.get('c-1')).toMatchObject({ event_id: to });
      expect(await store.comments.count(to)).toBe(1);
      const reply = await whileMerging((web, from) =>
        web.comments.add({ ...said, id: 'r-1', event_id: from, root_id: 'c-1' }),
      );
      expect(await store.comments.get('r-1')).toMatchObject({ event_id: reply.to });
    });

    it('what another program marks as read or unread is marked in the other', async () => {
      if (!hasSessions(engine)) return;
      const isRead = async (store: OpenStore, id: string) =>
        (await store.readers.marks(owner, [id])).get(id)?.read_version !== undefined;
      const read = await whileMerging((web, from) => web.streams.setRead(owner, [from], 3));
      expect(await isRead(read.store, read.to)).toBe(true);
      const unread = await whileMerging(
        (web, from) => web.streams.setUnread(owner, [from]),
        (store, from) => store.streams.setRead(owner, [from], 3),
      );
      expect(await isRead(unread.store, unread.to)).toBe(false);
    });

    it('what is marked as read with a whole list is marked in the other', async () => {
      if (!hasSessions(engine)) return;
      const all: Owner = 'u:all';
      const of = { kind: 'tab', tab: 'technology' } as const;
      const until = sampleEvent('any').updated_at;
      const { result, store, to } = await whileMerging((web) =>
        web.streams.markAllRead({ owner: all, of }, until, until + 1),
      );
      expect(result.count).toBeGreaterThan(0);
      const marks = await store.readers.marks(all, [to]);
      expect(marks.get(to)).toMatchObject({ read_version: `${to}-v1` });
    });

    it('a report, a question, a published answer and a topic refer to the other', async () => {
      if (!hasSessions(engine)) return;
      const reported = await whileMerging((web, from) =>
        web.readers.report(
          owner,
          { target: ReportTarget.Event, event_id: from, reason: ReportReason.Other },
          1,
        ),
      );
      const { items } = await reported.store.ownData.page(owner, 'reports', undefined, 9);
      expect(items).toEqual([expect.objectContaining({ event_id: reported.to })]);

      const turn = { owner, session: 's', question: 'Why?', language: 'en', digest: 'd' } as const;
      const asked = await whileMerging((web, from) =>
        web.turns.begin({ ...turn, id: 'q', event_id: from, created_at: 1 }),
      );
      expect(await asked.store.turns.find(owner, 'q')).toMatchObject({ event_id: asked.to });

      const { store } = asked;
      await store.turns.end(owner, 'q', 'done', []);
      const answer = await store.turns.find(owner, 'q');
      if (!answer) throw new Error('no turn');
      const published = await whileMerging((web, from) =>
        web.published.publish({ ...answer, event_id: from }, 2),
      );
      expect(await store.published.find(published.result)).toMatchObject({
        event_id: published.to,
      });

      const topic = await whileMerging((web, from) =>
        web.topics.create({
          ...{ id: 't-1', key: `e:${from}`, type: 'user_create', event_id: from, lang: 'en' },
          ...{ name: [{ lang: 'source', text: 'Bridge' }], description: [], icon: '' },
          ...{ status: 1, terms: { bridge: 1 }, least: 1, created_at: 1 },
        }),
      );
      expect(topic.result).toMatchObject({ event_id: topic.to, key: `e:${topic.to}` });
    });

    it('a like, a favorite, a reading and a display apply to the other', async () => {
      if (!hasSessions(engine)) return;
      const liked = await whileMerging((web, from) => web.readers.setLiked(owner, [from], true, 1));
      expect((await liked.store.events.get(liked.to))?.like_count).toBe(1);
      const kept = await whileMerging((web, from) =>
        web.readers.setFavorite(owner, [from], true, 1),
      );
      const read = await whileMerging((web, from) =>
        web.readers.markRead(owner, from, undefined, 1),
      );
      expect(read.result).toBe(true);
      const marks = await read.store.readers.marks(owner, [kept.to, read.to]);
      expect(marks.get(kept.to)).toMatchObject({ favorite: true });
      expect(marks.get(read.to)).toMatchObject({ read_version: `${read.to}-v1` });
      const shown = await whileMerging((web, from) =>
        web.readers.addShown(owner, 'tab', [from], 1),
      );
      const page = await shown.store.readers.shown(owner, 'tab', undefined, 9);
      expect(page.items.map(({ id }) => id)).toEqual([shown.to]);
      const disliked = await whileMerging((web, from) =>
        web.readers.dislike('u:other', { kind: 'event', id: from }, 1),
      );
      const list = await disliked.store.events.page({
        ...{ tab: 'technology', limit: 99, owner: 'u:other' },
      });
      expect(list.items.map(({ id }) => id)).not.toContain(disliked.to);
    });

    it('what was taken back stays so', async () => {
      if (!hasSessions(engine)) return;
      const done = await whileMerging(
        async (web, from) => {
          await web.readers.setLiked(owner, [from], false, 2);
          await web.readers.setFavorite(owner, [from], false, 2);
        },
        async (web, from) => {
          await web.readers.setLiked(owner, [from], true, 1);
          await web.readers.setFavorite(owner, [from], true, 1);
        },
      );
      expect((await done.store.events.get(done.to))?.like_count).toBe(0);
      expect((await done.store.readers.marks(owner, [done.to])).get(done.to)).toBeUndefined();
    });

    it('an event found for a topic is added as the other', async () => {
      if (!hasSessions(engine)) return;
      const found = await whileMerging((web, from) =>
        web.topics.found('t-1', [{ id: from, release_time: 1 }], 3),
      );
      expect(found.result).toBe(1);
      const { items } = await found.store.topics.items('t-1', undefined, 9);
      expect(items.map(({ event }) => event.id)).toEqual([found.to]);
    });
  });
});
