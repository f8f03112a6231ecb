import { inGatesOr } from '../../gates';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { mutesMost } from '@/lib/model/feed/mutes';
import { TopicStatus } from '@/lib/model/wire/enums';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import type { NewTopic, Store } from '@/lib/newsroom/store/contract/store';
import type { StoredRun, StoredTheme } from '@/lib/newsroom/store/contract/theme-store';
import { segmenterKey } from '@/lib/newsroom/store/search/search';
import { keepUnlessChanged } from '@/lib/newsroom/write/keep-version';
import { beforeCommit } from './before-commit';
import { hasSessions, onBothEngines } from './engines';
import { sampleEvent } from './sample';
import { startChild } from './start-child';

const [bot] = shippedBots;
const clocks: NewTopic = {
  ...{ id: 't-7', key: 'q:en:clock', type: 'user_create', lang: 'en', icon: '', created_at: 1 },
  ...{ name: [{ lang: 'source', text: 'Clocks' }], description: [], terms: { clock: 1 } },
  ...{ least: 0.75, status: TopicStatus.INIT },
};
const rivers: StoredTheme = {
  ...{ id: 'th-7', owner: 'u:0', name: 'Rivers', shared: true, taken_down: false },
  definition: { keywords: ['river'], excluded: [], sources: [], languages: ['en'] },
  ...{ follow_count: 0, created_at: 1, updated_at: 1 },
};
const search: StoredRun = {
  ...{ id: '', owner: 'u:0', theme_id: rivers.id, question: '', lang: 'en', state: 'queued' },
  ...{ saved: false, tries: 0, lease_until: 0, steps: [], created_at: 1 },
};
const events = ['r-1', 'r-2', 'r-3'];
const told = (text: string) => sampleEvent('r-8', { title: [{ lang: 'EN', text }] });

onBothEngines((engine) => {
  describe('races', () => {
    it('of many boots at once, in one process and in several, all succeed', async () => {
      const options = await engine.fresh();
      const children = [1, 2, 3].map(() => startChild('boot', options));
      const own = await Promise.all(Array.from({ length: 6 }, () => engine.open(options)));
      expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0, 0]);
      expect(children.map((child) => child.lines)).toEqual([['ready'], ['ready'], ['ready']]);
      const query = own[0]?.database.query().selectFrom('migration').selectAll();
      const names = (await query?.execute())?.map((row) => row.name) ?? [];
      expect(new Set(names).size).toBe(names.length);
      for (const store of own) await store.close();
    });

    it('likes from many connections and processes are counted exactly', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      for (const id of events) await first.events.save(sampleEvent(id));
      const children = [1_000, 2_000].map((from) =>
        startChild('like', options, String(from), '30', ...events),
      );
      const like = (store: OpenStore, n: number) =>
        store.readers.setLiked(`d:${n}`, n % 2 ? events : events.toReversed(), true, n);
      const readers = inGatesOr(40, 12);
      const own = Array.from({ length: readers }, (_, n) => [like(first, n), like(second, n)]);
      const versions = Array.from({ length: 5 }, (_, n) =>
        second.events.save(sampleEvent('r-1', { event_version_id: `r-1-v${n}` })),
      );
      await Promise.all([...own.flat(), ...versions, ...children.map((child) => child.printed(1))]);
      for (const id of events)
        expect((await first.events.get(id))?.like_count).toBe(readers + 15 + 15);
      expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0]);
    });

    it('a comment sent many times at once over two connections is stored once', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      await first.events.save(sampleEvent('r-4'));
      const sent = Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? first : second).comments.add({
          ...{ id: `c-${n}`, event_id: 'r-4', owner: 'u:1', text: 'Once', created_at: 1_000 + n },
        }),
      );
      expect(new Set(await Promise.all(sent)).size).toBe(1);
      expect(await first.comments.count('r-4')).toBe(1);
    });

    it('likes and replies of a comment, and followers, are counted exactly', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      await first.events.save(sampleEvent('r-7'));
      const place = { event_id: 'r-7', text: 'Same words' };
      await first.comments.add({ ...place, id: 'c-7', owner: 'u:0', created_at: 1 });
      await first.themes.create(rivers, 9);
      if (!bot) throw new Error('bots ship with the product');
      await first.bots.ship([bot], 1);
      const { id: topic } = await first.topics.create(clocks);
      await first.topics.setFollowed('u:0', topic, true, 1);
      const readers = Array.from({ length: 10 }, (_, n) => ({
        reader: `u:${n + 1}` as const,
        store: n % 2 ? first : second,
      }));
      // The only follower leaves the topic while the others start to follow it.
      const leaving = second.topics.setFollowed('u:0', topic, false, 2);
      const acts = readers.flatMap(({ reader, store }) => [
        store.comments.setLiked(reader, 'c-7', true, 2),
        store.comments.add({
          ...{ ...place, id: `r-${reader}`, root_id: 'c-7', owner: reader, created_at: 2 },
        }),
        store.themes.setFollowed(reader, rivers.id, true, 2),
        store.bots.setFollowed(reader, bot.id, true, 2),
        store.topics.setFollowed(reader, topic, true, 2),
      ]);
      await Promise.all([leaving, ...acts]);
      const counts = { like_count: readers.length, reply_count: readers.length };
      expect(await first.comments.get('c-7')).toMatchObject(counts);
      const followed = { follow_count: readers.length };
      expect(await first.themes.get(rivers.id)).toMatchObject(followed);
      expect(await first.bots.get(bot.id)).toMatchObject(followed);
      expect(await first.topics.get(topic)).toMatchObject(followed);
      expect((await first.topics.due(9)).map(({ id }) => id)).toEqual([topic]);
    });

    it('no reader exceeds a limit, however many calls run at once', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      const asks = Array.from({ length: 10 }, (_, n) => ({ n, store: n % 2 ? first : second }));
      const themes = asks.map(({ n, store }) =>
        store.themes.create({ ...rivers, id: `th-${n}` }, 3),
      );
      const tokens = asks.map(({ n, store }) => {
        const token = {
          id: `k-${n}`,
          owner: 'u:0',
          name: 'Reader',
          scope: 'feed',
          used_at: 0,
        } as const;
        return store.tokens.add({ ...token, created_at: 1 }, `digest-${n}`, 3);
      });
      const runs = asks.map(({ n, store }) =>
        store.themes.runs.begin({ ...search, id: `dm-${n}` }),
      );
      for (let n = 3; n < mutesMost; n += 1) {
        await first.mutes.add('u:0', { kind: 'word', label: `known ${n}` }, 1);
      }
      const mutes = asks.map(({ n, store }) =>
        store.mutes.add('u:0', { kind: 'word', label: `word ${n}` }, 1),
      );
      const values = asks.map(({ n, store }) =>
        store.remoteValues.set('u:0', { key: `k-${n}`, value: 'four' }, { keys: 9, bytes: 12 }, 1),
      );
      expect((await Promise.all(mutes)).filter(Boolean)).toHaveLength(3);
      expect((await Promise.all(values)).filter((full) => full === undefined)).toHaveLength(3);
      expect((await Promise.all(themes)).filter(Boolean)).toHaveLength(3);
      expect((await Promise.all(tokens)).filter(Boolean)).toHaveLength(3);
      expect((await Promise.all(runs)).filter(Boolean)).toHaveLength(1);
    });

    it('a heartbeat sent many times at once counts once', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      const beats = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          (n % 2 ? first : second).readingTimers.beat('u:0', 't-1', 60_000, 9, 1),
        ),
      );
      const counted = beats.map(({ before, duration }) => duration - before);
      expect(counted.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
    });

    it('an address added again during its cleanup exists', async () => {
      if (!hasSessions(engine)) return;
      const options = await engine.fresh();
      const stores = await Promise.all([1, 2, 3].map(() => engine.open(options)));
      const themes = stores[0]?.themes;
      if (!themes) throw new Error('no stores');
      await themes.create(rivers, 9);
      const sweep = (store: Store) => store.themes.sweep({ deleted: 0, runs: 0 });
      const feeds = ['first', 'second'].map((id) => ({
        ...{ id, url: `https://${id}.example/rss`, address: `${id}.example` },
      }));
      for (const [at, feed] of feeds.entries()) {
        const bring = (store: Store) => store.themes.addFeed(rivers, feed, 2);
        await themes.addFeed(rivers, feed, 1);
        await themes.removeFeed(rivers.id, feed.id);
        // Whichever starts, the other waits for it.
        const [change, act] = at === 0 ? [bring, sweep] : [sweep, bring];
        await beforeCommit(stores, change, act);
      }
      expect((await themes.feedsOf(rivers.id)).map(({ id }) => id)).toEqual(['first', 'second']);
    });

    it('an event that several processes update at once is updated by one after the other', async () => {
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      await first.events.save(sampleEvent('r-5', { hot_weight: 0 }));
      const weigh = (store: OpenStore) =>
        store.transaction(async ({ events: held }) => {
          const event = await held.getHeld('r-5');
          if (event) await held.save({ ...event, hot_weight: event.hot_weight + 1 });
        });
      await Promise.all(Array.from({ length: 12 }, (_, n) => weigh(n % 2 ? first : second)));
      expect((await first.events.get('r-5'))?.hot_weight).toBe(12);
    });

    it('a model’s text of a version is not stored over the next version', async () => {
      if (!hasSessions(engine)) return;
      const options = await engine.fresh();
      const stores = [1, 2, 3].map(() => engine.open(options));
      const [ingest, ...others] = await Promise.all(stores);
      if (!ingest) throw new Error('no stores');
      await ingest.events.save(sampleEvent('r-6'));
      const made = sampleEvent('r-6', { event_version_id: 'r-6-model', writing: 'model' });
      const kept = await beforeCommit(
        [ingest, ...others],
        (inside) => inside.events.save(sampleEvent('r-6', { event_version_id: 'r-6-v2' })),
        (writer) => keepUnlessChanged(writer, 'r-6-v1', made),
      );
      expect(kept).toBe(false);
      expect((await ingest.events.get('r-6'))?.event_version_id).toBe('r-6-v2');
    });

    it.each([
      ['another version', (inside: Store) => inside.events.save(told('Zebras'))],
      ['taken down', (inside: Store) => inside.events.takeDown('r-8')],
    ] as const)('rebuilt search rows do not contain what is %s meanwhile', async (_, change) => {
      if (!hasSessions(engine)) return;
      const options = await engine.fresh();
      const stores = await Promise.all([1, 2, 3].map(() => engine.open(options)));
      const [ingest] = stores;
      if (!ingest) throw new Error('no stores');
      await ingest.events.save(told('Yaks'));
      await ingest.meta.set(segmenterKey, 'other rules');
      await beforeCommit(stores, change, ({ search: rows }) => rows.renew());
      const event = await ingest.events.get('r-8');
      const find = (text: string) => ingest.search.events({ text, limit: 9 });
      expect(await find('yaks')).toEqual([]);
      expect(await find('zebras')).toHaveLength(event?.taken_down ? 0 : 1);
      expect(await ingest.meta.get(segmenterKey)).not.toBe('other rules');
    });

    it('a name is held by one at a time, and others are refused', async () => {
      if (!hasSessions(engine)) return;
      const options = await engine.fresh();
      const [first, second] = [await engine.open(options), await engine.open(options)];
      const inner = await first.exclusively('job', async () => [
        await first.exclusively('job', async () => 'twice'),
        await second.exclusively('job', async () => 'twice'),
        await second.exclusively('other job', async () => 'another name'),
      ]);
      expect(inner).toEqual([undefined, undefined, 'another name']);
      expect(await second.exclusively('job', async () => 'free again')).toBe('free again');
      const failing = first.exclusively('job', () => Promise.reject(new Error('on purpose')));
      await expect(failing).rejects.toThrow('on purpose');
      expect(await second.exclusively('job', async () => 'free again')).toBe('free again');
    });

    it('a name whose holder is killed is free again', async () => {
      if (!hasSessions(engine)) return;
      const options = await engine.fresh();
      const store = await engine.open(options);
      const child = startChild('hold', options, 'job');
      await child.printed(1);
      expect(child.lines).toEqual(['held']);
      expect(await store.exclusively('job', async () => 'mine')).toBeUndefined();
      child.process.kill('SIGKILL');
      expect(await child.ended).toBe('SIGKILL');
      let answer: string | undefined;
      // The Postgres server notices the closed connection in its own time.
      while (!answer) answer = await store.exclusively('job', async () => 'mine');
      expect(answer).toBe('mine');
    });

    it('nothing acknowledged is lost or duplicated when the writer is killed again and again', async () => {
      const options = await engine.fresh();
      const rounds = engine.kind() === 'sqlite' ? inGatesOr(20, 2) : inGatesOr(6, 1);
      let acknowledged = 0;
      for (let round = 0; round < rounds; round += 1) {
        // Starts with the last acknowledged one, so that a repetition is part of every round.
        const child = startChild('write', options, String(Math.max(0, acknowledged - 1)));
        // It continues writing, so the kill hits a different place every time.
        await child.printed(2 + Math.floor(Math.random() * 20));
        child.process.kill('SIGKILL');
        expect(await child.ended).toBe('SIGKILL');
        acknowledged = Number(child.lines.at(-1));

        const store = await engine.open(options);
        const total = await store.events.count();
        // One more may be stored than was printed, if killed between the two.
        expect(total - acknowledged === 0 || total - acknowledged === 1).toBe(true);
        expect(await store.articles.count()).toBe(total);
        const found = await store.search.events({ text: 'title', limit: total + 5 });
        expect(found).toHaveLength(total);
        const { items } = await store.events.page({ tab: 'kill', limit: total + 5 });
        expect(items.map(({ id }) => id)).toEqual(found.map((hit) => hit.event_id));
        for (let n = 1; n <= total; n += 1) {
          const event = await store.events.get(`k-${n}`);
          expect(event?.content).toHaveLength(2);
          const { liked } = (await store.readers.marks('u:1', [`k-${n}`])).get(`k-${n}`) ?? {
            liked: false,
          };
          expect(event?.like_count).toBe(liked ? 1 : 0);
          expect(liked || n > acknowledged).toBe(true);
          expect(await store.articles.ofEvent(`k-${n}`)).toHaveLength(1);
        }
        await store.close();
      }
      expect(acknowledged).toBeGreaterThan(rounds);
    });
  });
});
