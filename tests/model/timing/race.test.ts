import { race, RaceError, TimeOutError, type Alternative } from '@/lib/model/timing/race';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An alternative that is settled by hand and records whether it was aborted. */
function alternative() {
  const seen: { aborted: boolean; win(value: string): void; fail(error: unknown): void } = {
    aborted: false,
    win: () => undefined,
    fail: () => undefined,
  };
  const start: Alternative<string> = (signal) => {
    signal.addEventListener('abort', () => (seen.aborted = true));
    return new Promise((resolve, reject) => {
      seen.win = resolve;
      seen.fail = reject;
    });
  };
  return { seen, start };
}

const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('the first success wins and the others abort', async () => {
  const [a, b, c] = [alternative(), alternative(), alternative()];
  const result = race([a.start, b.start, c.start], { timeoutMs: 2_500 });
  a.seen.fail(new Error('broken'));
  b.seen.win('b');
  expect(await result).toBe('b');
  expect(c.seen.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('when all fail the error is "All promises were rejected", with the reasons', async () => {
  const three = [alternative(), alternative(), alternative()];
  const result = caught(
    race(
      three.map(({ start }) => start),
      { timeoutMs: 2_500 },
    ),
  );
  const reasons = three.map(({ seen }, index) => {
    const reason = new Error(String(index));
    seen.fail(reason);
    return reason;
  });
  const error = await result;
  expect(error).toBeInstanceOf(RaceError);
  expect(error).toMatchObject({ message: 'All promises were rejected', errors: reasons });
});

test('a race without alternatives is lost', async () => {
  expect(await caught(race([], { timeoutMs: 1 }))).toMatchObject({ errors: [] });
});

test('every alternative has its own time-out, and is aborted then', async () => {
  const slow = alternative();
  const result = caught(race([slow.start], { timeoutMs: 2_500 }));
  await jest.advanceTimersByTimeAsync(2_499);
  expect(slow.seen.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(slow.seen.aborted).toBe(true);
  expect(await result).toMatchObject({ errors: [expect.any(TimeOutError)] });
});

test('a success just before the time-out counts', async () => {
  const late = alternative();
  const result = race([late.start], { timeoutMs: 2_500 });
  await jest.advanceTimersByTimeAsync(2_499);
  late.seen.win('late');
  expect(await result).toBe('late');
});

test('the caller can abort the race', async () => {
  const running = alternative();
  const leaving = new AbortController();
  const result = caught(race([running.start], { timeoutMs: 2_500, signal: leaving.signal }));
  leaving.abort();
  expect(await result).toBeInstanceOf(RaceError);
  expect(running.seen.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a race aborted before it begins starts nothing', async () => {
  const start = jest.fn();
  const options = { timeoutMs: 2_500, signal: AbortSignal.abort() };
  expect(await caught(race([start], options))).toBeInstanceOf(RaceError);
  expect(start).not.toHaveBeenCalled();
});

test('a race that fails says so, with every reason and the last of them as its cause', async () => {
  const [a, b] = [new Error('a'), new Error('b')];
  const lost = [a, b].map((error) => () => Promise.reject(error));
  expect(await caught(race(lost, { timeoutMs: 2_500 }))).toMatchObject({
    name: 'RaceError',
    message: 'All promises were rejected',
    errors: [a, b],
    cause: b,
  });
  const slow = caught(race([alternative().start], { timeoutMs: 2_500 }));
  await jest.advanceTimersByTimeAsync(2_500);
  expect(await slow).toMatchObject({
    cause: { name: 'TimeOutError', message: 'Nothing came within 2500 ms.' },
  });
  const aborted = AbortSignal.abort(a);
  expect(await caught(race(lost, { timeoutMs: 2_500, signal: aborted }))).toMatchObject({
    errors: [a],
  });
});
