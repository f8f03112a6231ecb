import { pino } from 'pino';
import { createBackgroundRuns } from '@/lib/newsroom/background-runs';

/** Rounds that end when the test ends them. */
function held(signal?: AbortSignal) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const ends: ((error?: Error) => void)[] = [];
  const rounds = createBackgroundRuns({ what: 'a round of tests', log, signal }, () => {
    return new Promise((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  });
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { rounds, lines, end, begun: () => ends.length };
}

it('runs one round at a time; any number of requests during a round start one more', async () => {
  const { rounds, end, begun } = held();
  for (let n = 0; n < 4; n += 1) rounds.begin();
  expect(begun()).toBe(1);
  await end();
  expect(begun()).toBe(2);
  await end();
  await rounds.settled();
  expect(begun()).toBe(2);
  rounds.begin();
  expect(begun()).toBe(3);
  await end();
  await rounds.settled();
});

it('a failing round is logged, and the next one still runs', async () => {
  const { rounds, lines, end, begun } = held();
  rounds.begin();
  rounds.begin();
  await end(new Error('the disk is full'));
  expect(lines.join('')).toMatch(/the disk is full[\s\S]*a round of tests failed/);
  expect(begun()).toBe(2);
  await end();
  await rounds.settled();
});

it('no round starts after the end, and a round aborted by it is no failure', async () => {
  const leaving = new AbortController();
  const { rounds, lines, end, begun } = held(leaving.signal);
  rounds.begin();
  rounds.begin();
  leaving.abort();
  await end(new Error('aborted'));
  await rounds.settled();
  rounds.begin();
  await rounds.settled();
  expect(begun()).toBe(1);
  expect(lines).toEqual([]);
});
