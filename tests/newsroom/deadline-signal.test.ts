import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';
import { until } from '@/tests/until';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

it('aborts with a TimeoutError', async () => {
  const signal = deadlineSignal(1);
  expect(signal.aborted).toBe(false);
  await aborted(signal);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('releases a finished request, although the request still holds the signal', async () => {
  const requests = new AsyncLocalStorage<{ signal?: AbortSignal }>();
  const kept = await requests.run({}, async () => {
    const request = requests.getStore() ?? {};
    request.signal = deadlineSignal(1);
    await aborted(request.signal);
    return new WeakRef(request);
  });
  await until(() => {
    collect();
    return kept.deref() === undefined;
  });
  expect(kept.deref()).toBeUndefined();
});
