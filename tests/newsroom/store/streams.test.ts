// Lists of topics as programs ask for them, and marking them read, on both engines.
import { TopicStatus } from '@/lib/model/wire/enums';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const reading = { lang: 'en', first: false } as const;
const me = 'u:me';

onBothEngines((engine) => {
  describe('streams of topics', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
        await store.events.save(sampleEvent(id, { rank_time: at, updated_at: at }));
      }
      for (const id of ['t1', 't2', 't3']) {
        await store.topics.create({
          ...{ id, key: `q:en:${id}`, type: 'user_create', lang: 'en', icon: '' },
          ...{ name: [{ lang: 'source', text: id }], description: [], created_at: 1 },
          ...{ terms: { clock: 1 }, least: 0.75, status: TopicStatus.INIT },
        });
      }
      const items = (ids: string[]) => ids.map((id, at) => ({ id, release_time: 10 + at }));
      await store.topics.found('t1', items(['a', 'b', 'c']), 20);
      await store.topics.found('t2', items(['b', 'd']), 20);
      await store.topics.found('t3', items(['d']), 20);
      for (const id of ['t1', 't2']) await store.topics.setFollowed(me, id, true, 20);
    });
    const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
    const of = (id: string) => ({ kind: 'topic', id }) as const;
    const followed = { kind: 'followed' } as const;

    it('hold the events of one topic, or of all that a reader follows, and none disliked', async () => {
      const page = (stream: ReturnType<typeof of> | typeof followed) =>
        store.streams.page({ of: stream, owner: me, reading, limit: 9 }).then(ids);
      expect((await page(of('t1'))).sort()).toEqual(['a', 'b', 'c']);
      expect(await page(of('t3'))).toEqual(['d']);
      expect(await page(followed)).toEqual(['d', 'c', 'b', 'a']);
      await store.readers.dislike(me, { kind: 'event', id: 'b' }, 1);
      expect(await page(followed)).toEqual(['d', 'c', 'a']);
      expect(await page(of('t2'))).toEqual(['d']);
      await store.topics.setFollowed(me, 't2', false, 30);
      expect(await page(followed)).toEqual(['c', 'a']);
      await store.topics.takeDown('t1', true);
      expect([await page(followed), await page(of('t1'))]).toEqual([[], []]);
    });

    it('of several topics are one list with each event once, however long its pages are', async () => {
      const all = async (topics: string[] | typeof me, limit: number) => {
        const found: string[] = [];
        for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
          const next = await store.streams.ofTopics({ topics, cursor, limit });
          found.push(...ids(next));
          cursor = next.next;
          if (cursor === undefined) return found;
        }
        throw new Error('no end');
      };
      const whole = await all(me, 9);
      expect([...whole].sort()).toEqual(['a', 'b', 'c', 'd']);
      for (const limit of [1, 2, 4]) {
        expect(await all(me, limit)).toEqual(whole);
        expect(await all(['t1', 't2'], limit)).toEqual(whole);
      }
      expect(await all(['t3'], 1)).toEqual(['d']);
      expect(await all([], 1)).toEqual([]);
    });

    it('name a followed topic of each event', async () => {
      const named = await store.streams.topicsOf(me, ['a', 'b', 'd', 'nowhere']);
      expect([named.get('a'), named.get('d'), named.has('nowhere')]).toEqual(['t1', 't2', false]);
      expect(['t1', 't2']).toContain(named.get('b'));
      expect(await store.streams.topicsOf('u:other', ['a'])).toEqual(new Map());
      expect(await store.streams.topicsOf(me, [])).toEqual(new Map());
    });

    it('marked read one after the other at one moment are taken back one by one', async () => {
      const unread = async () =>
        (await store.streams.unread({ owner: me, of: followed, reading }, 9)).count;
      const mark = (id: string) => store.streams.markAllRead({ owner: me, of: of(id) }, 99, 50);
      const first = await mark('t1');
      const second = await mark('t2');
      expect([first, second]).toEqual([
        { count: 3, marked_at: 50 },
        { count: 1, marked_at: 51 },
      ]);
      expect(await unread()).toBe(0);
      expect(await store.streams.unmark(me, first.marked_at)).toBe(3);
      expect(await unread()).toBe(3);
      expect(await store.streams.unmark('u:other', second.marked_at)).toBe(0);
      expect(await store.streams.unmark(me, second.marked_at)).toBe(1);
      expect(await unread()).toBe(4);
    });
  });
});
