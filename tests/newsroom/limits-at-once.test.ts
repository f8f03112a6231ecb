// Per-reader and per-site limits, under many calls at once.
import { pino } from 'pino';
import { buildRequest, type Input, type OperationName } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { botsMost } from '@/lib/model/limits/bots';
import { feedsMost } from '@/lib/model/limits/operating';
import { interestTopicsMost } from '@/lib/model/limits/topics';
import { TopicStatus } from '@/lib/model/wire/enums';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import { botsFollowedMost } from '@/lib/newsroom/handlers/bots';
import { topicsFollowedMost } from '@/lib/newsroom/handlers/topics';
import { filesMost } from '@/lib/newsroom/operators/site-calls';
import type { Interest, NewTopic } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { serviceSecret } from './served';
import { onBothEngines } from './store/engines';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const [shipped] = shippedBots;
const calls = [0, 1, 2, 3];
const ana = { user: 'ana', device: 'd1', inner: true };
const topic = (n: number): NewTopic => ({
  ...{ id: `t-${n}`, key: `q:en:clock ${n}`, type: 'editorial', lang: 'en', icon: '' },
  ...{ name: [{ lang: 'source', text: `Clocks ${n}` }], description: [], terms: { clock: 1 } },
  ...{ least: 0.75, status: TopicStatus.INIT, created_at: 1 },
});
const interest = (n: number): Interest => ({ category: 'other', keyword: `word ${n}` });

onBothEngines((engine) => {
  describe('limits under concurrent calls', () => {
    let store: OpenStore;
    let other: OpenStore;
    let newsrooms: Newsroom[];
    beforeAll(async () => {
      const options = await engine.fresh();
      const log = pino({ level: 'silent' });
      store = await engine.open(options);
      other = await engine.open(options);
      const open = () =>
        openNewsroom({
          ...{ ...options, secret: serviceSecret, log, clock: () => now },
          ...{ operators: ['ana'], sample: false },
        });
      newsrooms = [await open(), await open()];
    });
    afterAll(async () => {
      for (const newsroom of newsrooms) await newsroom.close();
    });

    const of = (n: number) => (n % 2 ? other : store);

    /** One call of an account, to one of two newsrooms on one database. */
    async function ask<N extends OperationName>(n: number, operation: N, input: Input<N>) {
      const authorization = `Bearer ${await signIdentity(ana, serviceSecret, now)}`;
      const request = buildRequest(operation, input, 'http://newsroom.invalid', { authorization });
      await newsrooms[n % 2]?.fetch(request);
    }

    it('no reader follows more bots than allowed', async () => {
      if (!shipped) throw new Error('bots ship with the product');
      const ids = Array.from({ length: botsFollowedMost + 3 }, (_, n) => `bot-${n}`);
      for (const id of ids) await store.bots.save({ ...shipped, id }, 1);
      for (const id of ids.slice(4)) await store.bots.setFollowed('u:ana', id, true, 1);
      await Promise.all(calls.map((n) => ask(n, 'FollowBot', { bot_id: `bot-${n}` })));
      expect(await store.bots.follows('u:ana')).toHaveLength(botsFollowedMost);
    });

    it('no reader follows more topics than allowed, and none is left without followers', async () => {
      for (let n = 0; n < topicsFollowedMost + 3; n += 1) {
        await store.topics.create(topic(n));
        if (n > 3) await store.topics.setFollowed('u:ana', `t-${n}`, true, 1);
      }
      await store.events.save(sampleEvent('e', { release_time: now, rank_time: now }));
      await Promise.all([
        ...calls.map((n) => ask(n, 'FollowTopic', { topic_id: `t-${n}`, follow: true })),
        ...calls.map((n) => ask(n, 'CreateTopic', { query: `volcano ash ${n}` })),
      ]);
      expect(await store.topics.followedCount('u:ana')).toBe(topicsFollowedMost);
      const made = (await store.topics.list('volcano', undefined, 9)).items;
      const idle = made.filter(({ follow_count }) => follow_count === 0);
      expect(idle.map(({ status }) => status)).toEqual(idle.map(() => TopicStatus.STOPPED));
    });

    it('no reader selects more interests than allowed', async () => {
      const had = Array.from({ length: interestTopicsMost - 1 }, (_, n) => interest(n));
      await store.interests.replace('u:ana', had, 1);
      await Promise.all(
        calls.map((n) =>
          of(n).interests.change('u:ana', { add: [interest(900 + n)], remove: [] }, 2),
        ),
      );
      expect((await store.interests.of('u:ana')).length).toBe(interestTopicsMost);
    });

    it('no site has more bots, files and feeds than allowed', async () => {
      if (!shipped) throw new Error('bots ship with the product');
      await store.transaction(async () => {
        const there = (await store.bots.all()).length;
        for (let n = there; n < botsMost - 1; n += 1)
          await store.bots.save({ ...shipped, id: `bot-${n}` }, 1);
        for (let n = 0; n < filesMost - 1; n += 1) {
          const file = { name: 'a.txt', type: 'text/plain', bytes: 1, content: 'YQ==' };
          await store.files.add({ ...file, id: `file-${n}`, created_at: n });
        }
        for (let n = 0; n < feedsMost - 1; n += 1) {
          await store.feedEdits.save({
            ...{ id: `f-${n}`, url: `https://f${n}.example/rss`, title: '', tab: 'recommend' },
            ...{ lang: undefined, fullText: undefined, state: 'active', updated_at: 1 },
          });
        }
      });
      await Promise.all([
        ...calls.map((n) => ask(n, 'AddFeed', { url: `https://new${n}.example/rss` })),
        ...calls.map((n) => ask(n, 'SaveFile', { name: 'a.txt', content: btoa(`note ${n}`) })),
      ]);
      expect(await store.files.count()).toBe(filesMost);
      expect(await store.feedEdits.all()).toHaveLength(feedsMost);
      const bots = calls.map((n) => of(n).bots.save({ ...shipped, id: `more-${n}` }, 1));
      expect((await Promise.all(bots)).filter(Boolean)).toHaveLength(1);
    });
  });
});
