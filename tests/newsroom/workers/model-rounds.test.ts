import { pino } from 'pino';
import { jobLeaseMs } from '@/lib/model/limits/service';
import { createEventRuns } from '@/lib/newsroom/write/event-runs';
import { eventLoopTurns } from '../../event-loop-turns';
import { onBothEngines } from '../store/engines';
import { sampleEvent } from '../store/sample';

const log = pino({ level: 'silent' });
const ids = ['e-1', 'e-2', 'e-3', 'e-4', 'e-5', 'e-6'];

onBothEngines((engine) => {
  describe('the model in several workers', () => {
    it('gives each event to one of them at a time, and all of them in the end', async () => {
      const options = await engine.fresh();
      const stores = [await engine.open(options), await engine.open(options)];
      for (const [at, id] of ids.entries()) {
        await stores[0]?.events.save(sampleEvent(id, { tabs: ['recommend'], rank_time: at }));
      }
      const busy = new Set<string>();
      const done = new Set<string>();
      const together: string[] = [];
      const { signal } = new AbortController();
      const workers = stores.map((store) =>
        createEventRuns({ store, log, signal, clock: Date.now }, [
          async (id) => {
            if (busy.has(id)) together.push(id);
            busy.add(id);
            await eventLoopTurns();
            busy.delete(id);
            done.add(id);
          },
        ]),
      );
      for (const worker of workers) worker.begin();
      await Promise.all(workers.map((worker) => worker.settled()));
      expect(together).toEqual([]);
      expect([...done].toSorted()).toEqual(ids);
    });

    it('takes over from a dead worker once its claim has expired', async () => {
      const store = await engine.open(await engine.fresh());
      const now = Date.now();
      await store.events.save(sampleEvent('e-1', { tabs: ['recommend'], rank_time: 1 }));
      await store.jobs.offer('model', [{ id: 'e-1', lane: 'e-1', due_at: 0 }]);
      const furthest = { job: 10 * jobLeaseMs, lane: 10 * jobLeaseMs };
      await store.jobs.claim('model', { now, until: now + jobLeaseMs, furthest });
      const done: string[] = [];
      let ahead = 0;
      const { signal } = new AbortController();
      const runs = createEventRuns({ store, log, signal, clock: () => now + ahead }, [
        async (id) => void done.push(id),
      ]);
      runs.resume();
      await runs.settled();
      expect(done).toEqual([]);
      ahead = jobLeaseMs;
      runs.resume();
      await runs.settled();
      expect(done).toEqual(['e-1']);
    });
  });
});
