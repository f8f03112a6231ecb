import type { KyselyPlugin } from 'kysely';
import type { TimelineEntry } from '@/lib/contract';
import { momentId } from '@/lib/newsroom/moments';
import type { Owner, Store } from '@/lib/newsroom/store/contract/store';
import { createStore } from '@/lib/newsroom/store/create-store';
import type { Database } from '@/lib/newsroom/store/engine/database';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { OwnDataSection } from '@/lib/model/account/own-data';
import { ReportReason, ReportTarget, TopicStatus } from '@/lib/model/wire/enums';
import { onBothEngines } from './engines';
import { sampleArticle, sampleEvent } from './sample';

/** The same database, in which another connection acts after the next query was answered. */
function afterOneQuery(database: Database, act: () => Promise<void>): Database {
  let acted = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!acted) {
        acted = true;
        await act();
      }
      return result;
    },
  };
  return { ...database, query: () => database.query().withPlugin(plugin) };
}

onBothEngines((engine) => {
  describe('an event merged into another', () => {
    let store: OpenStore;
    let other: OpenStore;
    let n = 0;
    /** Two events with unique names, so that no test sees another's. */
    const two = async () => {
      n += 1;
      const [from, to] = [`from-${n}`, `to-${n}`];
      for (const id of [from, to]) await store.events.save(sampleEvent(id, { like_count: 0 }));
      return { from, to };
    };
    beforeAll(async () => {
      const options = await engine.fresh();
      store = await engine.open(options);
      other = await engine.open(options);
    });

    it('is found under its old id for good, through any number of steps', async () => {
      const { from, to } = await two();
      const { to: last } = await two();
      expect(await store.events.merge(from, to, 5)).toBe(true);
      expect((await store.events.get(from))?.id).toBe(to);
      expect(await store.events.merge(to, last, 6)).toBe(true);
      for (const id of [from, to, last]) expect((await store.events.get(id))?.id).toBe(last);
      expect((await store.events.getMany([from, to, last])).map(({ id }) => id)).toEqual([last]);
      expect(await store.events.inUse([from, to, last, 'nowhere'])).toEqual(
        new Set([from, to, last]),
      );
    });

    it.each([
      ['alone', (one: Store, id: string) => one.events.get(id)],
      ['in a list', async (one: Store, id: string) => (await one.events.getMany([id]))[0]],
    ] as const)('is found %s if merged in the middle of the request', async (_name, find) => {
      const { from, to } = await two();
      const between = createStore(
        afterOneQuery(store.database, async () => {
          expect(await other.events.merge(from, to, 5)).toBe(true);
        }),
      );
      expect((await find(between, from))?.id).toBe(to);
    });

    it('adds its likes to the other, each reader once', async () => {
      const { from, to } = await two();
      await store.readers.setLiked('u:both', [from, to], true, 1);
      await store.readers.setLiked('u:from', [from], true, 1);
      await store.readers.setLiked('u:to', [to], true, 1);
      await store.events.merge(from, to, 5);
      expect((await store.events.get(to))?.like_count).toBe(3);
      for (const owner of ['u:both', 'u:from', 'u:to'] as const) {
        expect((await store.readers.marks(owner, [to])).get(to)?.liked).toBe(true);
        await store.readers.setLiked(owner, [from], false, 6);
      }
      expect((await store.events.get(to))?.like_count).toBe(0);
    });

    it('keeps likes that it has without a reader', async () => {
      const { from, to } = await two();
      await store.events.save(sampleEvent(`${from}-liked`, { like_count: 40 }));
      await store.events.merge(`${from}-liked`, to, 5);
      expect((await store.events.get(to))?.like_count).toBe(40);
    });

    it('stays a favorite, read, shown, disliked and reported', async () => {
      const { from, to } = await two();
      const owner = 'u:reader';
      await store.readers.setFavorite(owner, [from], true, 1);
      await store.readers.markRead(owner, from, 'seen', 1);
      await store.readers.addShown(owner, 'tab', [from], 1);
      await store.readers.dislike('u:other', { kind: 'event', id: from }, 1);
      await store.readers.report(
        owner,
        { target: ReportTarget.Event, event_id: from, reason: ReportReason.Other },
        1,
      );
      await store.events.merge(from, to, 5);
      expect((await store.readers.marks(owner, [to])).get(to)).toMatchObject({
        favorite: true,
        read_version: 'seen',
      });
      const favorites = await store.readers.favorites(owner, undefined, 9);
      expect(favorites.items.map(({ id }) => id)).toEqual([to]);
      const shown = await store.readers.shown(owner, 'tab', undefined, 9);
      expect(shown.items.map(({ id }) => id)).toEqual([to]);
      const page = await store.events.page({ tab: 'technology', limit: 99, owner: 'u:other' });
      expect(page.items.map(({ id }) => id)).not.toContain(to);
      const { items } = await store.ownData.page(owner, 'reports', undefined, 9);
      expect(items).toEqual([expect.objectContaining({ event_id: to })]);
    });

    it('leaves its reader one row per action on both, with the other’s id', async () => {
      const { from, to } = await two();
      const owner = 'u:has both';
      const ids = [from, to];
      await store.readers.setFavorite(owner, [to], true, 1);
      await store.readers.setFavorite(owner, [from], true, 9);
      await store.readers.markRead(owner, from, 'of from', 9);
      await store.readers.markRead(owner, to, 'of to', 1);
      await store.readers.addShown(owner, 'tab', ids, 1);
      for (const id of ids) await store.readers.dislike(owner, { kind: 'event', id }, 1);
      for (const id of ids) await store.readers.dislike('u:one', { kind: 'moment', id }, 1);
      await store.events.merge(from, to, 10);
      expect((await store.readers.marks(owner, ids)).get(to)).toMatchObject({
        ...{ favorite: true, read_version: 'of to' },
      });
      const rows = async (section: OwnDataSection, of: Owner = owner) =>
        (await store.ownData.page(of, section, undefined, 9)).items;
      expect(await rows('favourites')).toEqual([expect.objectContaining({ event_id: to, at: 1 })]);
      expect(await rows('reads')).toEqual([expect.objectContaining({ event_id: to })]);
      expect(await rows('shown')).toEqual([expect.objectContaining({ event_id: to })]);
      expect(await rows('dislikes')).toEqual([expect.objectContaining({ target_id: to })]);
      // Moments with the same ids are different items.
      expect((await rows('dislikes', 'u:one')).map(({ target_id }) => target_id).sort()).toEqual(
        ids,
      );
    });

    it('is in each topic once, and its own topic gives way to the other’s', async () => {
      const { from, to } = await two();
      const topic = (id: string, over: object = {}) =>
        store.topics.create({
          ...{ id, key: `q:en:${id}`, type: 'user_create', lang: 'en', icon: '' },
          ...{ name: [{ lang: 'source', text: id }], description: [], created_at: 1 },
          ...{ terms: { clock: 1 }, least: 0.75, status: TopicStatus.INIT },
          ...over,
        });
      const [both, one] = [`both-${from}`, `one-${from}`];
      const item = (id: string) => ({ id, release_time: 5 });
      for (const id of [both, one]) await topic(id);
      await store.topics.found(both, [item(from), item(to)], 1);
      await store.topics.found(one, [item(from)], 1);
      for (const id of [from, to]) await topic(`e-${id}`, { key: `e:${id}`, event_id: id });
      await store.events.merge(from, to, 5);
      for (const id of [both, one]) {
        expect((await store.topics.get(id))?.item_count).toBe(1);
        const { items } = await store.topics.items(id, undefined, 9);
        expect(items.map(({ event }) => event.id)).toEqual([to]);
      }
      // The merged event's topic stays for its followers; new followers get the other's.
      expect((await store.topics.get(`e-${from}`))?.event_id).toBe(to);
      expect((await store.topics.ofEvents([to])).get(to)?.id).toBe(`e-${to}`);
    });

    it('adds an operator’s decisions about it to those about the other', async () => {
      const { from, to } = await two();
      const moment = (time: number): TimelineEntry => ({
        ...{ time, title: [{ lang: 'EN', text: 'The Example' }] },
        text: [{ lang: 'EN', text: 'It happened. [1]' }],
      });
      const [ofFrom, ofTo, shown] = [moment(1), moment(2), moment(3)];
      const { eventEdits: edits } = store;
      await edits.change(from, { pinned_at: 1, hidden_moments: [momentId(ofFrom)] }, 1);
      await edits.change(to, { tabs: ['health'], hidden_moments: [momentId(ofTo)] }, 1);
      await edits.setLabeled('only there', from, true, 1);
      for (const id of [from, to]) await edits.setLabeled('of both', id, true, 1);
      // It has the other's reports by now, and therefore its moments.
      await store.events.save(sampleEvent(to, { timeline: [ofFrom, ofTo, shown] }));
      await store.events.merge(from, to, 5);
      expect(await edits.of(to)).toMatchObject({
        ...{ pinned_at: 1, tabs: ['health'], labels: ['of both', 'only there'] },
      });
      const hidden = { timeline: [shown], hidden_moments: [ofFrom, ofTo] };
      expect(await store.events.get(to)).toMatchObject(hidden);
      await store.events.save(
        sampleEvent(to, { timeline: [ofFrom, ofTo, shown], event_version_id: 'v2' }),
      );
      expect(await store.events.get(to)).toMatchObject(hidden);
    });

    it('unpins nothing, and keeps the other’s earlier pin', async () => {
      const { from, to } = await two();
      for (const [at, id] of [from, to].entries())
        await store.eventEdits.change(id, { pinned_at: 20 - at }, 1);
      await store.events.merge(from, to, 30);
      expect((await store.eventEdits.of(to)).pinned_at).toBe(19);
      const { from: plain, to: other } = await two();
      await store.events.merge(plain, other, 30);
      expect(await store.eventEdits.of(other)).toEqual({ labels: [], hidden_moments: [] });
    });

    it('may still be liked, read, collected and disliked under its old id', async () => {
      const { from, to } = await two();
      await store.events.merge(from, to, 5);
      await store.readers.setLiked('u:late', [from], true, 6);
      await store.readers.setFavorite('u:late', [from], true, 6);
      expect(await store.readers.markRead('u:late', from, undefined, 6)).toBe(true);
      expect((await store.readers.marks('u:late', [to])).get(to)).toEqual({
        ...{ liked: true, favorite: true, read_version: `${to}-v1` },
      });
      await store.readers.setFavorite('u:late', [from], false, 7);
      expect((await store.readers.marks('u:late', [to])).get(to)?.favorite).toBe(false);
      expect(await store.readers.dislike('u:late', { kind: 'event', id: from }, 8)).toBe(true);
    });

    it('is removed from every list and the search', async () => {
      const { from, to } = await two();
      await store.events.save(
        sampleEvent(from, { title: [{ lang: 'EN', text: `Zanzibarese ${from}` }] }),
      );
      await store.events.merge(from, to, 5);
      expect(await store.search.events({ text: 'Zanzibarese', limit: 9 })).toEqual([]);
      const page = await store.events.page({ tab: 'recommend', limit: 99 });
      expect(page.items.map(({ id }) => id)).not.toContain(from);
    });

    it('is deleted with the other when that expires', async () => {
      const { from, to } = await two();
      const untouched = await engine.open(await engine.fresh());
      for (const id of [from, to]) {
        await untouched.events.save(sampleEvent(id));
        await untouched.articles.save(sampleArticle(`a-${id}`, { event_id: to }));
      }
      await untouched.events.merge(from, to, 5);
      expect(await untouched.retention.forgetEvents(Date.now(), 9)).toBe(1);
      expect(await untouched.events.get(from)).toBeUndefined();
      expect(await untouched.events.inUse([from, to])).toEqual(new Set());
    });

    it('is kept for an answer that was asked and published under its old id', async () => {
      const { from, to } = await two();
      const kept = await engine.open(await engine.fresh());
      for (const id of [from, to]) {
        await kept.events.save(sampleEvent(id));
        await kept.articles.save(sampleArticle(`a-${id}`, { event_id: to }));
      }
      await kept.events.merge(from, to, 5);
      const asked = { id: 'q', session: 's', event_id: from, question: 'Why?', digest: 'd' };
      await kept.turns.begin({ ...asked, owner: 'u:1', language: 'en', created_at: 6 });
      await kept.turns.end('u:1', 'q', 'done', []);
      const turn = await kept.turns.find('u:1', 'q');
      if (!turn) throw new Error('no turn');
      const id = await kept.published.publish({ ...turn, event_id: from }, 7);
      await kept.turns.remove('u:1', ['q']);
      expect(turn.event_id).toBe(to);
      expect((await kept.published.find(id))?.event_id).toBe(to);
      expect(await kept.retention.forgetEvents(Date.now(), 9)).toBe(0);
    });

    it('is refused if either is unknown or taken down', async () => {
      const { from, to } = await two();
      await store.events.takeDown(to);
      expect(await store.events.merge(from, to, 5)).toBe(false);
      expect(await store.events.merge(to, from, 5)).toBe(false);
      expect(await store.events.merge(from, 'nowhere', 5)).toBe(false);
      expect(await store.events.merge(from, from, 5)).toBe(false);
      expect((await store.events.get(from))?.id).toBe(from);
      expect(await store.events.takenDown([from, to])).toEqual(new Set([to]));
    });

    it('stays whole if the merge is rolled back', async () => {
      const { from, to } = await two();
      await store.readers.setLiked('u:1', [from], true, 1);
      const failing = store.transaction(async (tx) => {
        await tx.events.merge(from, to, 5);
        throw new Error('the power went out');
      });
      await expect(failing).rejects.toThrow('the power went out');
      expect((await store.events.get(from))?.like_count).toBe(1);
      expect((await store.events.get(to))?.like_count).toBe(0);
    });
  });
});
