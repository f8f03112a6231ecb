import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { claimsMost } from '@/lib/newsroom/store/jobs/jobs';
import { dayMs, minuteMs } from '@/lib/model/time';
import { onBothEngines } from './engines';

const now = 1_000_000_000;
const furthest = { job: 2 * dayMs, lane: 3 * minuteMs };
const at = (time: number) => ({ now: time, until: time + minuteMs, furthest });
const job = (id: string, lane = id, due_at = 0) => ({ id, lane, due_at });

onBothEngines((engine) => {
  describe('jobs', () => {
    let store: OpenStore;
    beforeEach(async () => {
      store = await engine.open(await engine.fresh());
    });
    const claim = async (time = now) => (await store.jobs.claim('feed', at(time))).job;

    it('are claimed once each, however many workers ask at once', async () => {
      const ids = Array.from({ length: 20 }, (_, n) => `job-${n}`);
      await store.jobs.offer(
        'feed',
        ids.map((id) => job(id)),
      );
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim()));
      // A search during another's claim may find nothing, and is repeated.
      while (claims.filter((one) => one !== undefined).length < 20) claims.push(await claim());
      const claimed = claims.flatMap((one) => (one ? [one.id] : []));
      expect(claimed.toSorted()).toEqual(ids.toSorted());
      expect(await claim()).toBeUndefined();
    });

    it('of one lane run one after the other, and the lane keeps its pause', async () => {
      await store.jobs.offer('feed', [job('a', 'host'), job('b', 'host'), job('c', 'other')]);
      const [first, second] = [await claim(), await claim()];
      expect([first?.lane, second?.lane].toSorted()).toEqual(['host', 'other']);
      expect(await claim()).toBeUndefined();
      const held = first?.lane === 'host' ? first : second;
      if (!held) throw new Error('nothing was claimed');
      const end = { due_at: now + dayMs, lane_free_at: now + minuteMs };
      expect(await store.jobs.finish(held, end)).toBe(true);
      expect(await claim()).toBeUndefined();
      expect(await store.jobs.nextAt('feed', ['a', 'b'])).toBe(now + minuteMs);
      expect((await claim(now + minuteMs))?.id).toBe(held.id === 'a' ? 'b' : 'a');
    });

    it('of a dead worker are free again after its time, and no longer its own', async () => {
      await store.jobs.offer('feed', [job('a')]);
      const dead = await claim();
      expect(await claim(now + minuteMs - 1)).toBeUndefined();
      const next = await claim(now + minuteMs);
      expect(next).toMatchObject({ id: 'a', claims: 2 });
      if (!dead || !next) throw new Error('nothing was claimed');
      const end = { due_at: now, lane_free_at: now };
      expect(await store.jobs.renew(dead, now + dayMs)).toBe(false);
      expect(await store.jobs.finish(dead, end)).toBe(false);
      expect(await store.jobs.renew(next, now + 5 * minuteMs)).toBe(true);
      expect(await claim(now + 4 * minuteMs)).toBeUndefined();
      expect(await store.jobs.finish(next, end)).toBe(true);
      expect((await claim())?.claims).toBe(1);
    });

    it('that fail wait longer each time, are parked with their error, and tried once a day', async () => {
      await store.jobs.offer('feed', [job('a'), job('b')]);
      let time = now;
      const pauses: number[] = [];
      for (let n = 1; n <= claimsMost; n += 1) {
        const { job: mine } = await store.jobs.claim('feed', { ...at(time), ids: ['a'] });
        if (!mine) throw new Error('it was not due');
        const failure = { error: `broken ${n}`, now: time, lane_free_at: time };
        expect(await store.jobs.fail(mine, failure)).toEqual({ parked: n === claimsMost });
        const next = (await store.jobs.nextAt('feed', ['a'])) ?? 0;
        pauses.push((next - time) / minuteMs);
        time = next;
      }
      expect(pauses).toEqual([1, 3, 7, 15, 24 * 60]);
      expect(await store.jobs.parked(5)).toMatchObject([
        { kind: 'feed', id: 'a', error: `broken ${claimsMost}` },
      ]);
      expect(await store.jobs.counts()).toEqual(
        expect.arrayContaining([
          { kind: 'feed', state: 'parked', count: 1 },
          { kind: 'feed', state: 'waiting', count: 1 },
        ]),
      );
      expect((await claim(time - 1))?.id).toBe('b');
      const mended = await claim(time);
      if (!mended) throw new Error('it was not tried again');
      await store.jobs.finish(mended, { due_at: time, lane_free_at: time });
      expect(await store.jobs.parked(5)).toEqual([]);
    });

    it('that kill every worker are parked and block nobody', async () => {
      await store.jobs.offer('feed', [job('deadly')]);
      let time = now;
      for (let n = 1; n <= claimsMost; n += 1) {
        expect((await claim(time))?.claims).toBe(n);
        time = (await store.jobs.nextAt('feed')) ?? 0;
      }
      await store.jobs.offer('feed', [job('next', 'next', time)]);
      const { job: next, parked } = await store.jobs.claim('feed', at(time));
      expect(next?.id).toBe('next');
      expect(parked).toEqual([
        { kind: 'feed', id: 'deadly', error: 'no worker came to an end with it', parked_at: time },
      ]);
    });

    it('offered again keep their time, and unwanted ones are deleted', async () => {
      await store.jobs.offer('feed', [job('a', 'host', now + minuteMs), job('b')]);
      await store.jobs.offer('feed', [job('a', 'host', 0), job('c')]);
      expect(await store.jobs.nextAt('feed', ['a'])).toBe(now + minuteMs);
      await store.jobs.hurry('feed', ['a'], now);
      expect(await store.jobs.nextAt('feed', ['a'])).toBe(now);
      await store.jobs.keepOnly('feed', ['a'], now);
      expect((await claim())?.id).toBe('a');
      expect(await claim()).toBeUndefined();
    });

    it('stored before a clock was set back do not wait for it', async () => {
      await store.jobs.offer('feed', [job('a', 'host', now + 30 * dayMs)]);
      expect((await claim())?.id).toBe('a');
    });
  });
});
