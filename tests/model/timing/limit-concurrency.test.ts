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

test('it makes room again, after a failure as after a success, however often it was idle', async () => {
  const run = limitConcurrency(1);
  for (const round of [1, 2, 3]) {
    expect(await run(async () => round)).toBe(round);
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const both = [run(async () => 'a'), run(async () => 'b')];
    expect(await Promise.all(both)).toEqual(['a', 'b']);
  }
});
