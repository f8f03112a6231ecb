import { sleepFor } from '@/lib/newsroom/sleep-for';

it('ends at once, and without an error, when stopped', async () => {
  const stop = new AbortController();
  const slept = sleepFor(3_600_000, stop.signal);
  stop.abort();
  await expect(slept).resolves.toBeUndefined();
  await expect(sleepFor(3_600_000, stop.signal)).resolves.toBeUndefined();
});
