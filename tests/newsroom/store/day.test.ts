// Reports of a day and their mails, on both engines.
import { dayMs } from '@/lib/model/time';
import { createDayReports, dailyFreshMs } from '@/lib/newsroom/day/day-reports';
import { dailyMailRetryMs, dailyMailTries } from '@/lib/newsroom/store/day/daily-mail';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import type { StoredDailyReport } from '@/lib/newsroom/store/contract/day-store';
import { signal } from '../../signal';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

const noon = 1_700_000_000_000;

const reportOf = (day: string, ids: string[], over: object = {}): StoredDailyReport => ({
  ...{ day, lang: 'en', made_at: noon, final: true, events_count: ids.length },
  sections: [
    {
      ...{ key: 'technology', name: [{ lang: 'en', text: 'Technology' }] },
      entries: ids.map((event_id) => ({
        ...{ event_id, title: event_id, lang: 'en', sources_count: 1, release_time: noon },
      })),
    },
  ],
  ...over,
});

onBothEngines((engine) => {
  describe('reports of days', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
        const time = noon + at * 1000;
        await store.events.save(sampleEvent(id, { release_time: time, rank_time: time }));
      }
    });

    it('are returned as stored, without deleted events, each event once', async () => {
      await store.dailyReports.put(reportOf('2023-11-14', ['a', 'b', 'c', 'nothing']));
      expect(await store.dailyReports.get('2023-11-14', 'en')).toEqual(
        reportOf('2023-11-14', ['a', 'b', 'c'], { events_count: 4 }),
      );
      expect(await store.dailyReports.get('2023-11-14', 'zh')).toBeUndefined();
      await store.events.takeDown('a');
      await store.events.merge('b', 'c', noon);
      const report = await store.dailyReports.get('2023-11-14', 'en');
      expect(report?.sections[0]?.entries.map(({ event_id }) => event_id)).toEqual(['c']);
    });

    it('are replaced, listed and forgotten by day', async () => {
      await store.dailyReports.put(reportOf('2023-11-15', ['c'], { final: false }));
      await store.dailyReports.put(reportOf('2023-11-16', ['c']));
      await store.dailyReports.put(reportOf('2023-11-16', ['d']));
      expect(await store.dailyReports.finished(10)).toEqual(['2023-11-16', '2023-11-14']);
      const report = await store.dailyReports.get('2023-11-16', 'en');
      expect(report?.sections[0]?.entries.map(({ event_id }) => event_id)).toEqual(['d']);
      expect(await store.dailyReports.forget('2023-11-16')).toBe(2);
      expect(await store.dailyReports.get('2023-11-15', 'en')).toBeUndefined();
    });

    it('stay without what an operator left out while another writes them', async () => {
      const day = '2023-11-14';
      const clock = () => noon + 2 * dayMs;
      const settings = { hour: 7, zone: 'UTC' };
      const reached = signal();
      const goesOn = signal();
      const { dailyReports } = store;
      const paused: typeof dailyReports.events = async (...of) => {
        const found = await dailyReports.events(...of);
        reached.give();
        await goesOn.given;
        return found;
      };
      const slow = { ...store, dailyReports: { ...dailyReports, events: paused } };
      const writing = createDayReports(slow, settings, clock).finish(day, 'zh');
      await reached.given;
      await createDayReports(store, settings, clock).rewrite(day, 'zh', ['c']);
      goesOn.give();
      await writing;
      const kept = await dailyReports.get(day, 'zh');
      const ids = kept?.sections.flatMap(({ entries }) => entries.map((one) => one.event_id));
      expect(ids).toEqual(['d']);
      expect(await dailyReports.without(day, 'zh')).toEqual(['c']);
    });

    it('stay without what an operator left out after it was merged into another', async () => {
      const day = '2023-11-15';
      let now = noon + dayMs;
      const times = { release_time: now - 1000, rank_time: now - 1000 };
      for (const id of ['left out', 'heir', 'other'])
        await store.events.save(sampleEvent(id, times));
      const days = createDayReports(store, { hour: 7, zone: 'UTC' }, () => now);
      const ids = async () =>
        (await days.get(day, 'en'))?.sections.flatMap(({ entries }) =>
          entries.map((one) => one.event_id),
        );
      await days.rewrite(day, 'en', ['left out']);
      expect((await ids())?.sort()).toEqual(['heir', 'other']);
      await store.events.merge('left out', 'heir', now);
      now += dailyFreshMs;
      expect(await ids()).toEqual(['other']);
    });

    it('are made from the live events of a time span', async () => {
      const ids = async (from: number, to: number) =>
        (await store.dailyReports.events(from, to, 10)).map(({ id }) => id);
      expect(await ids(noon, noon + 3000)).toEqual(['c']);
      expect(await ids(noon, noon + 3001)).toEqual(['d', 'c']);
      expect(await store.dailyReports.newestBefore(noon + 3000, noon)).toBe(noon + 2000);
      expect(await store.dailyReports.newestBefore(noon, 0)).toBeUndefined();
    });

    it('begin with the highest ranks, however many events the time span has', async () => {
      const own = await engine.open(await engine.fresh());
      const from = noon - 300 * dayMs;
      // Days after `from`: the release, and how much later or sooner the rank.
      for (const [id, released, lift] of [
        ...[['first', 1, 0] as const, ['raised', 198.2, 2] as const],
        ...[['paid', 199.9, -1] as const, ['last', 200, 0] as const],
        ...[['second', 199, 0] as const, ['old', 190, 2] as const],
      ]) {
        const release_time = from + released * dayMs;
        const rank_time = release_time + lift * dayMs;
        await own.events.save(sampleEvent(id, { release_time, rank_time }));
      }
      const ids = async (limit: number, start = from) =>
        (await own.dailyReports.events(start, noon, limit)).map(({ id }) => id);
      const all = ['raised', 'last', 'second', 'paid', 'old', 'first'];
      for (let limit = 1; limit <= 9; limit += 1) {
        expect(await ids(limit)).toEqual(all.slice(0, limit));
      }
      expect(await ids(2, from + 199 * dayMs)).toEqual(['last', 'second']);
    });
  });

  describe('mails of a day', () => {
    let store: OpenStore;
    const want = (owner: `u:${string}`, day = '2023-11-13') =>
      store.dailyMail.want({ owner, lang: 'zh' }, day, noon);
    const dueOn = async (day: string, now = noon) =>
      (await store.dailyMail.due(day, now, 10)).map(({ owner }) => owner);
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });

    it('are due for days after the latest report when they were ordered', async () => {
      await want('u:one');
      expect(await store.dailyMail.of('u:one')).toEqual({ owner: 'u:one', lang: 'zh' });
      expect(await dueOn('2023-11-13')).toEqual([]);
      expect(await dueOn('2023-11-14')).toEqual(['u:one']);
      expect(await store.dailyMail.stop('u:one')).toBe(true);
      expect(await store.dailyMail.stop('u:one')).toBe(false);
      expect(await store.dailyMail.of('u:one')).toBeUndefined();
      expect(await dueOn('2023-11-14')).toEqual([]);
    });

    it('are claimed by one of many concurrent tries, and never twice', async () => {
      await want('u:race');
      const tries = Array.from({ length: 8 }, () =>
        store.dailyMail.claim('u:race', '2023-11-14', noon),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      // The claiming process may have died: the mail is not sent again.
      expect(await dueOn('2023-11-14', noon + 10 * dailyMailRetryMs)).toEqual([]);
      await store.dailyMail.sent('u:race', '2023-11-14');
      await store.dailyMail.stop('u:race');
      await want('u:race', '2023-11-12');
      expect(await dueOn('2023-11-14')).toEqual([]);
      expect(await dueOn('2023-11-15')).toEqual(['u:race']);
      await store.dailyMail.stop('u:race');
    });

    it('that failed are retried after a while, a limited number of times', async () => {
      await want('u:fails');
      let now = noon;
      for (let at = 0; at < dailyMailTries; at++) {
        expect(await store.dailyMail.claim('u:fails', '2023-11-14', now)).toBe(true);
        await store.dailyMail.failed('u:fails', '2023-11-14');
        expect(await store.dailyMail.claim('u:fails', '2023-11-14', now)).toBe(false);
        now += dailyMailRetryMs;
      }
      expect(await dueOn('2023-11-14', now)).toEqual([]);
      expect(await dueOn('2023-11-15', now)).toEqual(['u:fails']);
    });

    it('that were put back are retried after a while, without limit', async () => {
      await want('u:away');
      let now = noon;
      for (let at = 0; at < 3 * dailyMailTries; at++) {
        expect(await store.dailyMail.claim('u:away', '2023-11-14', now)).toBe(true);
        await store.dailyMail.putBack('u:away', '2023-11-14');
        expect(await store.dailyMail.claim('u:away', '2023-11-14', now)).toBe(false);
        now += dailyMailRetryMs;
      }
      await store.dailyMail.stop('u:away');
    });

    it('are deleted with the account', async () => {
      await want('u:gone');
      await store.accounts.erase('u:gone');
      expect(await store.dailyMail.of('u:gone')).toBeUndefined();
    });
  });
});
