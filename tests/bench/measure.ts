// Times of a call as median and 95th percentile, in milliseconds; only ratios are comparable.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { percentile } from './percentile';

export type Figure = { p50: number; p95: number };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Other load on the machine lengthens some calls of a pass, and seldom of all passes. */
export const passes = 3;

/**
 * Runs `call` after a short warm-up, one after the other, three times `rounds` with distinct
 * numbers: the figures are those of the pass with the lowest 95th percentile.
 */
export async function measure(
  rounds: number,
  call: (round: number) => Promise<unknown>,
): Promise<Figure> {
  for (let round = 0; round < Math.min(20, rounds); round++) await call(round);
  const figures: Figure[] = [];
  for (let pass = 0; pass < passes; pass++) {
    figures.push(await measureOnce(rounds, (round) => call(pass * rounds + round)));
  }
  return figures.reduce((best, one) => (one.p95 < best.p95 ? one : best));
}

/**
 * Earlier garbage is collected first: filling a store leaves garbage in proportion to its size, and
 * those pauses are not the store's.
 */
async function measureOnce(
  rounds: number,
  call: (round: number) => Promise<unknown>,
): Promise<Figure> {
  collectGarbage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await call(round);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Runs over everything before the first measured pass of {@link measureTogether}. */
export const warmUps = 1;

/**
 * Compares several calls, such as the same one on stores of different sizes. They take turns, so
 * that other load on the machine meets all of them. Each round is called once in every pass, the
 * warm-up has the number -1; its time is the shortest of its passes, which is what it costs without
 * that load, and the figures are over the rounds.
 */
export async function measureTogether(
  rounds: number,
  calls: readonly ((round: number, pass: number) => Promise<unknown>)[],
): Promise<Figure[]> {
  const least = calls.map(() => new Array<number>(rounds).fill(Infinity));
  for (let pass = -warmUps; pass < passes; pass++) {
    collectGarbage();
    for (let round = 0; round < rounds; round++) {
      for (const [at, call] of calls.entries()) {
        const began = performance.now();
        await call(round, pass);
        const times = least[at];
        const took = performance.now() - began;
        if (times && pass >= 0) times[round] = Math.min(times[round] ?? Infinity, took);
      }
    }
  }
  return least.map((times) => {
    times.sort((a, b) => a - b);
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  });
}

export const ms = (value: number) => value.toFixed(value < 1 ? 3 : 1);
