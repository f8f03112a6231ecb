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

    it('are one list of what a reader follows, each event once, at its first place', async () => {
      const held = [
        [1, 2, 3, 4, 5],
        [4, 5, 6],
        [8, 7, 1, 2],
        [3, 8],
      ];
      // The first topic has its events an hour earlier than the others.
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

    it('are created once for one key: the second request gets the first', async () => {
      const first = await store.topics.create(newTopic());
      const second = await store.topics.create({ ...newTopic(), key: first.key });
      expect(second).toEqual(first);
      expect(await store.topics.get(first.id)).toEqual(first);
      expect(first).toMatchObject({ terms: { clock: 1 }, least: 0.75, follow_count: 0 });
    });

    it('created concurrently for one key are one', async () => {
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

    it('stay in their initial state until they were searched', async () => {
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

    it('of a taken-down event are hidden until it is restored', async () => {
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

    it('renamed by their creator keep none of their event’s text', async () => {
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

    it('are read newest first, in pages that survive insertions', async () => {
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

    it('belong to their creator, who changes them for nobody else', async () => {
      const maker = user('maker');
      const asked = newTopic();
      const mine = await store.topics.create(asked, maker);
      await store.topics.setFollowed(maker, mine.id, true, noon);
      // A later request for the same topic did not create it.
      await store.topics.create({ ...newTopic(), key: asked.key }, user('late'));
      expect(await store.topics.isMaker(maker, mine.id)).toBe(true);
      expect(await store.topics.isMaker(user('late'), mine.id)).toBe(false);
      await store.topics.setFollowed(user('late'), mine.id, true, noon);
      const name = [{ lang: 'source', text: 'Mine' }];
      const fork = await store.topics.edit(maker, mine.id, { name, newId: 't_fork' }, noon + 1);
      expect(fork).toMatchObject({ id: 't_fork', name, follow_count: 1 });
      expect(await store.topics.get(mine.id)).toMatchObject({ name: mine.name, follow_count: 1 });
      // It no longer belongs to them.
      expect(
        await store.topics.edit(maker, mine.id, { name, newId: 't_none' }, noon),
      ).toBeUndefined();
      await store.topics.remove(maker, 't_fork');
      expect(await store.topics.get('t_fork')).toBeUndefined();
    });

    it('keep what is found for them while they are renamed', async () => {
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

    const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
    const itemsOf = async (id: string) =>
      (await store.topics.items(id, undefined, 9)).items.map((item) => item.event.id);
    const words = (text: string) => [{ lang: 'source' as const, text }];

    it('with new words lose what the old ones found, and nothing with a new name', async () => {
      const maker = user('rewords');
      const { id } = await store.topics.create(
        newTopic({ description: words('Of clocks'), icon: 'https://x.example/i.png' }),
        maker,
      );
      await store.topics.setFollowed(maker, id, true, noon);
      await store.topics.found(id, [event(1), event(2)], noon);
      const renamed = await store.topics.edit(
        maker,
        id,
        { name: words('Mine'), newId: 't_none' },
        noon + 1,
      );
      expect(renamed).toMatchObject({
        ...{ id, name: words('Mine'), description: words('Of clocks'), key: `o:${id}` },
        ...{ icon: 'https://x.example/i.png', item_count: 2, searched_at: noon, follow_count: 1 },
      });
      expect(await itemsOf(id)).toEqual(['track-e2', 'track-e1']);
      const sought = { terms: { otter: 1 }, least: 0.5, lang: 'zh' as const };
      const reworded = await store.topics.edit(
        maker,
        id,
        { name: words('Otters'), sought, newId: 't_none' },
        noon + 2,
      );
      expect(reworded).toMatchObject({
        ...{ id, ...sought, item_count: 0, searched_at: 0, description: [], icon: '' },
        ...{ follow_count: 1, status: TopicStatus.RUNNING },
      });
      expect(await itemsOf(id)).toEqual([]);
    });

    it('that others follow are forked, with the found events for a new name and without for new words', async () => {
      const maker = user('forks');
      const { id } = await store.topics.create(newTopic(), maker);
      await store.topics.found(id, [event(1), event(2)], noon);
      for (const owner of [maker, user('stays')]) {
        await store.topics.setFollowed(owner, id, true, noon);
      }
      const name = words('Mine');
      const fork = await store.topics.edit(maker, id, { name, newId: 't_forked' }, noon + 3);
      expect(fork).toMatchObject({ id: 't_forked', item_count: 2, created_at: noon + 3 });
      expect([await itemsOf(id), await itemsOf('t_forked')]).toEqual([
        ...[
          ['track-e2', 'track-e1'],
          ['track-e2', 'track-e1'],
        ],
      ]);
      expect(ids(await store.topics.followed(maker, undefined, 9))).toEqual(['t_forked']);
      expect(ids(await store.topics.followed(user('stays'), undefined, 9))).toEqual([id]);
      await store.topics.setFollowed(user('stays'), 't_forked', true, noon);
      const sought = { terms: { otter: 1 }, least: 0.5, lang: 'en' as const };
      const again = { name, sought, newId: 't_again' };
      expect(await store.topics.edit(maker, 't_forked', again, noon + 4)).toMatchObject({
        ...{ id: 't_again', item_count: 0, follow_count: 1 },
      });
      expect([await itemsOf('t_forked'), await itemsOf('t_again')]).toEqual([
        ...[['track-e2', 'track-e1'], []],
      ]);
      expect(await store.topics.isMaker(maker, 't_again')).toBe(true);
    });

    it('that their creator removes stay for other followers, else are deleted', async () => {
      const maker = user('removes');
      const [shared, alone] = [
        await store.topics.create(newTopic(), maker),
        await store.topics.create(newTopic(), maker),
      ];
      for (const { id } of [shared, alone]) {
        await store.topics.found(id, [event(1)], noon);
        await store.topics.setFollowed(maker, id, true, noon);
      }
      await store.topics.setFollowed(user('stays too'), shared.id, true, noon);
      for (const { id } of [shared, alone]) await store.topics.remove(maker, id);
      expect(await store.topics.get(shared.id)).toMatchObject({ follow_count: 1, item_count: 1 });
      expect(await store.topics.isMaker(maker, shared.id)).toBe(false);
      expect(await itemsOf(shared.id)).toEqual(['track-e1']);
      expect(ids(await store.topics.followed(maker, undefined, 9))).toEqual([]);
      expect(await store.topics.get(alone.id, 'all')).toBeUndefined();
      const left = await store.database
        .query()
        .selectFrom('track_item')
        .select('event_id')
        .where('track_id', '=', alone.id)
        .execute();
      expect(left).toEqual([]);
    });

    it('that nobody follows belong to the next reader who creates them', async () => {
      const [first, next] = [user('first'), user('next')];
      const asked = newTopic();
      const { id } = await store.topics.create(asked, first);
      await store.topics.create({ ...newTopic(), key: asked.key });
      expect(await store.topics.isMaker(first, id)).toBe(true);
      await store.topics.create({ ...newTopic(), key: asked.key }, next);
      expect([await store.topics.isMaker(first, id), await store.topics.isMaker(next, id)]).toEqual(
        [false, true],
      );
      const editorial = await store.topics.create(newTopic({ type: 'editorial' }), next);
      expect(await store.topics.isMaker(next, editorial.id)).toBe(false);
    });

    it('of the newsroom are unchanged by following and unfollowing', async () => {
      const status = TopicStatus.RUNNING;
      const { id } = await store.topics.create(newTopic({ type: 'editorial', status }));
      for (const followed of [true, false]) {
        await store.topics.setFollowed(user('h'), id, followed, noon);
        expect(await store.topics.get(id)).toMatchObject({
          status,
          follow_count: Number(followed),
        });
      }
      await store.topics.setFollowed(user('h'), 't_unknown', true, noon);
      expect(await store.topics.followedCount(user('h'))).toBe(0);
    });

    it('take no events found for words that have changed meanwhile', async () => {
      const { id, terms, least, lang } = await store.topics.create(newTopic());
      const found = (sought: object) =>
        store.topics.found(id, [event(1)], noon, { terms, least, lang, ...sought });
      for (const other of [{ terms: { otter: 1 } }, { least: 0.5 }, { lang: 'zh' }]) {
        expect(await found(other)).toBe(0);
      }
      expect(await store.topics.get(id)).toMatchObject({ search_count: 0, item_count: 0 });
      expect(await found({ terms: { ...terms } })).toBe(1);
    });

    it('of an event are unique, and include those of events merged into it', async () => {
      for (const id of ['track-was', 'track-is', 'track-both']) {
        await store.events.save(sampleEvent(id, { release_time: noon }));
      }
      const ofEvent = (id: string) => newTopic({ key: `e:${id}`, event_id: id });
      const before = await store.topics.create(ofEvent('track-was'));
      const both = await store.topics.create(ofEvent('track-both'));
      await store.events.merge('track-was', 'track-is', noon);
      // A request with the old or the new id gets the existing one.
      for (const id of ['track-was', 'track-is']) {
        expect((await store.topics.create(ofEvent(id))).id).toBe(before.id);
      }
      const named = await store.topics.create(newTopic({ event_id: 'track-was' }));
      expect(named).toMatchObject({ event_id: 'track-is', key: named.key });
      const found = await store.topics.ofEvents(['track-is', 'track-both', 'track-e1']);
      expect([...found].map(([id, topic]) => [id, topic.id])).toEqual(
        expect.arrayContaining([
          ['track-is', before.id],
          ['track-both', both.id],
        ]),
      );
      expect(found.size).toBe(2);
      await store.topics.takeDown(both.id, true);
      expect([...(await store.topics.ofEvents(['track-both'])).keys()]).toEqual([]);
      expect((await store.topics.ofEvents([])).size).toBe(0);
    });

    it('are searched in turn, the longest waiting first; stopped and taken-down ones are skipped', async () => {
      const mine = async () => {
        const due = await store.topics.due(500);
        return due.map(({ id }) => id).filter((id) => id.startsWith('due-'));
      };
      for (const n of [3, 1, 2]) await store.topics.create(newTopic({ id: `due-${n}` }));
      const [one, two, three] = ['due-1', 'due-2', 'due-3'] as const;
      expect(await mine()).toEqual([one, two, three]);
      await store.topics.found(one, [], noon);
      expect(await mine()).toEqual([two, three, one]);
      await store.topics.takeDown(two, true);
      expect(await mine()).toEqual([three, one]);
      await store.topics.takeDown(two, false);
      for (const followed of [true, false]) {
        await store.topics.setFollowed(user('i'), three, followed, noon);
      }
      expect(await mine()).toEqual([two, one]);
      expect(await store.topics.due(1)).toHaveLength(1);
    });

    it('that contain an event are listed with it if they are public', async () => {
      const mine = async () => {
        const held = await store.topics.holding('track-held');
        return held.map(({ id }) => id);
      };
      await store.events.save(sampleEvent('track-held', { release_time: noon }));
      const held = { id: 'track-held', release_time: noon };
      const status = TopicStatus.RUNNING;
      await store.topics.create(newTopic({ id: 'held-words' }));
      await store.topics.create(newTopic({ id: 'held-event', event_id: 'track-e2' }));
      await store.topics.create(newTopic({ id: 'held-ours', type: 'editorial', status }));
      for (const id of ['held-words', 'held-event', 'held-ours']) {
        await store.topics.found(id, [held], noon);
        await store.topics.setFollowed(user('j'), id, true, noon);
      }
      expect(await mine()).toEqual(['held-ours', 'held-event']);
      await store.topics.setFollowed(user('k'), 'held-words', true, noon);
      expect(await mine()).toEqual(['held-words', 'held-ours', 'held-event']);
      await store.topics.setFollowed(user('j'), 'held-event', false, noon);
      await store.topics.takeDown('held-ours', true);
      expect(await mine()).toEqual(['held-words']);
      const hot = ids(await store.topics.hot(undefined, 99));
      expect(hot.filter((id) => id.startsWith('held-'))).toEqual(['held-words']);
    });

    it('continue at an event or a moment; a taken-down one is no position, nor is one of another topic', async () => {
      const { id } = await store.topics.create(newTopic());
      await store.topics.found(id, [1, 2, 3].map(event), noon);
      const from = async (at: Parameters<typeof store.topics.cursorAt>[1]) => {
        const cursor = await store.topics.cursorAt(id, at);
        if (cursor === undefined) return undefined;
        const { items } = await store.topics.items(id, cursor, 9);
        return items.map((item) => item.event.id);
      };
      const [one, two, three] = ['track-e1', 'track-e2', 'track-e3'];
      expect(await from({ event_id: 'track-e2' })).toEqual([two, one]);
      expect(await from({ time: noon + 3 })).toEqual([three, two, one]);
      expect(await from({ time: noon + 2 })).toEqual([two, one]);
      expect(await from({ event_id: 'track-e4' })).toBeUndefined();
      await store.topics.takeDown(id, true);
      expect(await from({ event_id: 'track-e2' })).toBeUndefined();
      expect(await from({ time: noon + 3 })).toEqual([]);
    });

    it('are listed for operators by a part of their name, in any case, taken down ones too', async () => {
      const named = (id: string, text: string, at: number) =>
        newTopic({ id: `named-${id}`, name: words(text), created_at: noon + at });
      await store.topics.create(named('1', 'Heron and "text"', 10));
      await store.topics.create(named('2', 'A HERON colony', 11));
      await store.topics.create(named('3', 'Otters', 12));
      await store.topics.takeDown('named-2', true);
      const list = async (part: string) => ids(await store.topics.list(part, undefined, 99));
      expect(await list('heron')).toEqual(['named-2', 'named-1']);
      expect(await list('"TEXT"')).toEqual(['named-1']);
      // A word of how names are kept is in no name.
      expect((await list('text')).filter((id) => id.startsWith('named-'))).toEqual(['named-1']);
      expect((await list('')).slice(0, 3)).toEqual(['named-3', 'named-2', 'named-1']);
    });

    it('are read by each follower alone', async () => {
      const { id } = await store.topics.create(newTopic());
      const [one, other] = [user('l'), user('m')];
      for (const owner of [one, other]) await store.topics.setFollowed(owner, id, true, noon);
      await store.topics.found(id, [event(1)], noon + 5);
      await store.topics.markRead(one, id, noon + 6);
      const updated = async (owner: Owner) =>
        (await store.topics.marks(owner, [id])).get(id)?.has_updated;
      expect([await updated(one), await updated(other)]).toEqual([false, true]);
      expect(await store.topics.marks(one, [])).toEqual(new Map());
      // Nothing new was found: nobody has more to read.
      await store.topics.found(id, [event(1)], noon + 9);
      expect(await updated(one)).toBe(false);
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

    it('are marked as updated for a follower until read', async () => {
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

    it('that a reader follows are paged, the most recently followed first', async () => {
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

    it('are popular by followers; a reader’s own words only once others follow them', async () => {
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
