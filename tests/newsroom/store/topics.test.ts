import { TopicStatus } from '@/lib/model/wire/enums';
import { publicQueryFollowers } from '@/lib/newsroom/store/topics/topic-pages';
import type { OpenStore, StoreOptions } from '@/lib/newsroom/store/open-store';
import type { NewTopic, Owner } from '@/lib/newsroom/store/contract/store';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines } from './engines';
import { sampleEvent } from './sample';

const noon = 1_700_000_000_000;

onBothEngines((engine) => {
  describe('topics', () => {
    let options: StoreOptions;
    let store: OpenStore;
    let made = 0;
    beforeAll(async () => {
      options = await engine.fresh();
      store = await engine.open(options);
      for (let n = 1; n <= 8; n++) {
        await store.events.save(sampleEvent(`track-e${n}`, { release_time: noon + n }));
      }
    });

    const event = (n: number) => ({ id: `track-e${n}`, release_time: noon + n });
    const user = (name: string): Owner => `u:${name}`;
    function newTopic(over: Partial<NewTopic> = {}): NewTopic {
      made += 1;
      return {
        ...{ id: `t_${made}`, key: `q:en:${made}`, type: 'user_create', lang: 'en', icon: '' },
        ...{ name: [{ lang: 'source', text: 'Clocks' }], description: [], created_at: noon },
        ...{ terms: { clock: 1 }, least: 0.75, status: TopicStatus.INIT },
        ...over,
      };
    }

    it('are one list of what a reader follows, each event once, where it stands first', async () => {
      const held = [
        [1, 2, 3, 4, 5],
        [4, 5, 6],
        [8, 7, 1, 2],
        [3, 8],
      ];
      // The first topic has what it holds an hour sooner than the others.
      const timeOf = (topic: number, n: number) => noon + (topic === 0 ? 0 : 3_600_000) + n;
      const ids: string[] = [];
      for (const [topic, events] of held.entries()) {
        const { id } = await store.topics.create(newTopic());
        const items = events.map((n) => ({ ...event(n), release_time: timeOf(topic, n) }));
        await store.topics.found(id, items, noon);
        if (topic < 3) await store.topics.setFollowed(user('lists'), id, true, noon);
        ids.push(id);
      }
      const pages = async (topics: Owner | readonly string[], limit: number) => {
        const seen: string[] = [];
        for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
          const found = await store.streams.ofTopics({ topics, cursor, limit });
          seen.push(...found.items.map(({ id }) => id));
          cursor = found.next;
          if (cursor === undefined) break;
        }
        return seen;
      };
      const followed = [8, 7, 6, 5, 4, 2, 1, 3].map((n) => `track-e${n}`);
      const all = [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `track-e${n}`);
      for (const limit of [1, 2, 3, 20]) {
        expect(await pages(user('lists'), limit)).toEqual(followed);
        expect(await pages(ids, limit)).toEqual(all);
        expect(await pages([...ids, ...ids, 't_none'], limit)).toEqual(all);
      }
      expect(await pages(user('nobody'), 3)).toEqual([]);
      await store.topics.takeDown(ids[2] ?? '', true);
      expect(await pages(user('lists'), 3)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `track-e${n}`));
    });

    it('are made once for one key: the second is given the first', async () => {
      const first = await store.topics.create(newTopic());
      const second = await store.topics.create({ ...newTopic(), key: first.key });
      expect(second).toEqual(first);
      expect(await store.topics.get(first.id)).toEqual(first);
      expect(first).toMatchObject({ terms: { clock: 1 }, least: 0.75, follow_count: 0 });
    });

    it('made at one time for one key are one', async () => {
      const key = 'q:en:race';
      const all = await Promise.all(
        Array.from({ length: 6 }, () => store.topics.create({ ...newTopic(), key })),
      );
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    });

    it('count a follower once, and stop when nobody follows', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.topics.found(id, [event(1)], noon);
      await store.topics.setFollowed(user('a'), id, true, noon);
      await store.topics.setFollowed(user('a'), id, true, noon + 1);
      await store.topics.setFollowed(user('b'), id, true, noon);
      expect(await store.topics.get(id)).toMatchObject({
        follow_count: 2,
        status: TopicStatus.RUNNING,
      });
      await store.topics.setFollowed(user('a'), id, false, noon + 2);
      await store.topics.setFollowed(user('b'), id, false, noon + 2);
      expect(await store.topics.get(id)).toMatchObject({
        follow_count: 0,
        status: TopicStatus.STOPPED,
      });
      expect((await store.topics.due(100)).map((topic) => topic.id)).not.toContain(id);
      await store.topics.setFollowed(user('a'), id, true, noon + 3);
      expect(await store.topics.get(id)).toMatchObject({
        follow_count: 1,
        status: TopicStatus.RUNNING,
      });
    });

    it('stay at their beginning until they were searched for', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.topics.setFollowed(user('a'), id, true, noon);
      expect(await store.topics.get(id)).toMatchObject({
        status: TopicStatus.INIT,
        search_count: 0,
      });
      expect(await store.topics.found(id, [], noon)).toBe(0);
      expect(await store.topics.get(id)).toMatchObject({
        status: TopicStatus.RUNNING,
        search_count: 1,
      });
    });

    it('take an event once; unknown and taken-down ones are skipped', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.events.takeDown('track-e8');
      expect(await store.topics.found(id, [event(1), event(2), event(8), event(99)], noon)).toBe(2);
      expect(await store.topics.found(id, [event(2), event(3)], noon + 1)).toBe(1);
      expect(await store.topics.get(id)).toMatchObject({
        item_count: 3,
        search_count: 2,
        updated_at: noon + 1,
      });
    });

    it('of an event that is taken down are nobody’s to see until it is back', async () => {
      const reader = user('of-event');
      const told = sampleEvent('track-told', { release_time: noon });
      await store.events.save(told);
      const { id } = await store.topics.create(newTopic({ event_id: told.id }));
      await store.topics.found(id, [event(1), told], noon);
      await store.topics.setFollowed(reader, id, true, noon);
      const ids = (page: { items: { id: string }[] }) => page.items.map((one) => one.id);
      const seen = async () => [
        (await store.topics.get(id))?.id,
        ...ids(await store.topics.followed(reader, undefined, 9)),
        ids(await store.topics.hot(undefined, 99)).find((one) => one === id),
        (await store.topics.holding('track-e1')).map((one) => one.id).find((one) => one === id),
        (await store.topics.items(id, undefined, 9)).items.map((item) => item.event.id).at(-1),
      ];
      expect(await seen()).toEqual([id, id, id, id, told.id]);
      await store.events.takeDown(told.id);
      expect(await seen()).toEqual([undefined, undefined, undefined, undefined]);
      expect((await store.topics.get(id, 'all'))?.id).toBe(id);
      await store.events.restore(told.id);
      expect(await seen()).toEqual([id, id, id, id, told.id]);
    });

    it('renamed by their maker keep nothing of the text of their event', async () => {
      const maker = user('renames');
      const description = [{ lang: 'source' as const, text: 'Clocks lose a second.' }];
      const topic = await store.topics.create(
        newTopic({ event_id: 'track-e1', description }),
        maker,
      );
      const name = [{ lang: 'source' as const, text: 'Mine' }];
      const edited = await store.topics.edit(maker, topic.id, { name, newId: 't_mine' }, noon);
      expect(edited).toMatchObject({ name, description: [] });
    });

    it('are read newest first, in pages that survive what comes between', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.topics.found(id, [1, 2, 3, 4, 5].map(event), noon);
      const first = await store.topics.items(id, undefined, 3);
      expect(first.items.map((item) => item.event.id)).toEqual([
        'track-e5',
        'track-e4',
        'track-e3',
      ]);
      await store.topics.found(id, [event(6)], noon);
      const second = await store.topics.items(id, first.next, 3);
      expect(second.items.map((item) => item.event.id)).toEqual(['track-e2', 'track-e1']);
      expect(second.next).toBeUndefined();
    });

    it('belong to their maker, who changes them for nobody else', async () => {
      const maker = user('maker');
      const asked = newTopic();
      const mine = await store.topics.create(asked, maker);
      await store.topics.setFollowed(maker, mine.id, true, noon);
      // Who asks for the same later made nothing.
      await store.topics.create({ ...newTopic(), key: asked.key }, user('late'));
      expect(await store.topics.isMaker(maker, mine.id)).toBe(true);
      expect(await store.topics.isMaker(user('late'), mine.id)).toBe(false);
      await store.topics.setFollowed(user('late'), mine.id, true, noon);
      const name = [{ lang: 'source', text: 'Mine' }];
      const fork = await store.topics.edit(maker, mine.id, { name, newId: 't_fork' }, noon + 1);
      expect(fork).toMatchObject({ id: 't_fork', name, follow_count: 1 });
      expect(await store.topics.get(mine.id)).toMatchObject({ name: mine.name, follow_count: 1 });
      // It is theirs no longer.
      expect(
        await store.topics.edit(maker, mine.id, { name, newId: 't_none' }, noon),
      ).toBeUndefined();
      await store.topics.remove(maker, 't_fork');
      expect(await store.topics.get('t_fork')).toBeUndefined();
    });

    it('keep what is found for them while they get another name', async () => {
      if (!hasSessions(engine)) return;
      const maker = user('renamer');
      const { id } = await store.topics.create(newTopic(), maker);
      const others = [await engine.open(options), await engine.open(options)];
      const name = [{ lang: 'source', text: 'Renamed' }];
      const edited = await beforeCommit(
        [store, ...others],
        (inside) => inside.topics.found(id, [event(1), event(2)], noon + 7),
        ({ topics }) => topics.edit(maker, id, { name, newId: 't_none' }, noon + 8),
      );
      const found = { item_count: 2, updated_at: noon + 7, searched_at: noon + 7 };
      expect(edited).toMatchObject({ id, name, ...found });
    });

    it('are not edited once they are taken down', async () => {
      const maker = user('renamer');
      const { id } = await store.topics.create(newTopic(), maker);
      await store.topics.takeDown(id, true);
      expect(
        await store.topics.edit(maker, id, { name: [], newId: 't_none' }, noon),
      ).toBeUndefined();
      expect(await store.topics.get(id, 'all')).toMatchObject({ taken_down: true });
    });

    it('are marked as updated for a follower until they were read', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.topics.setFollowed(user('c'), id, true, noon);
      const mark = async () => (await store.topics.marks(user('c'), [id])).get(id);
      expect(await mark()).toEqual({ followed: true, has_updated: false, own: false });
      await store.topics.found(id, [event(4)], noon + 5);
      expect(await mark()).toEqual({ followed: true, has_updated: true, own: false });
      await store.topics.markRead(user('c'), id, noon + 6);
      expect(await mark()).toEqual({ followed: true, has_updated: false, own: false });
      expect((await store.topics.marks(user('d'), [id])).size).toBe(0);
    });

    it('that a reader follows come in pages, the newest choice first', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 3; n++) {
        const { id } = await store.topics.create(newTopic());
        await store.topics.setFollowed(user('e'), id, true, noon + n);
        ids.unshift(id);
      }
      const first = await store.topics.followed(user('e'), undefined, 2);
      const second = await store.topics.followed(user('e'), first.next, 2);
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
      expect(second.next).toBeUndefined();
      expect(await store.topics.followedCount(user('e'))).toBe(3);
    });

    it('are hot by their followers; somebody’s own words only once others follow them', async () => {
      const words = await store.topics.create(newTopic());
      const empty = await store.topics.create(newTopic({ event_id: 'track-e7' }));
      const ofEvent = await store.topics.create(newTopic({ event_id: 'track-e6' }));
      for (const { id } of [words, ofEvent]) await store.topics.found(id, [event(5)], noon + 9);
      for (const { id } of [words, empty, ofEvent]) {
        await store.topics.setFollowed(user('f'), id, true, noon);
      }
      const hot = async () => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await store.topics.hot(cursor, 2);
          found.push(...page.items.map(({ id }) => id));
          cursor = page.next;
        } while (cursor);
        return found;
      };
      const before = await hot();
      expect(before).toContain(ofEvent.id);
      expect(before).not.toContain(words.id);
      expect(before).not.toContain(empty.id);
      for (let n = 1; n < publicQueryFollowers; n++) {
        await store.topics.setFollowed(user(`g${n}`), words.id, true, noon);
      }
      const after = await hot();
      expect(after.indexOf(words.id)).toBeLessThan(after.indexOf(ofEvent.id));
      expect(after.indexOf(words.id)).toBeGreaterThanOrEqual(0);
    });
  });
});
