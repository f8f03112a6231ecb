import fc from '@/tests/fast-check';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';

test('at most four run at once, all finish, and results keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (s, tasks) => {
        const run = limitConcurrency(4);
        const began: number[] = [];
        let inside = 0;
        let most = 0;
        const all = tasks.map((fails, index) =>
          run(async () => {
            began.push(index);
            inside += 1;
            most = Math.max(most, inside);
            await s.schedule(Promise.resolve());
            inside -= 1;
            if (fails) throw new Error(String(index));
            return index;
          }).catch(() => index),
        );
        await s.waitFor(Promise.all(all));
        expect(most).toBe(Math.min(4, tasks.length));
        expect(began).toEqual(tasks.map((_, index) => index));
      },
    ),
  );
});
