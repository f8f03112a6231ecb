// Time of a call as median and 95th percentile, in milliseconds; ratios are what counts.

export type Figure = { p50: number; p95: number };

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs `call(0…rounds-1)` after a short warm-up, one after the other. */
export async function measure(
  rounds: number,
  call: (round: number) => Promise<unknown>,
): Promise<Figure> {
  for (let round = 0; round < Math.min(20, rounds); round++) await call(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await call(round);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export const ms = (value: number) => value.toFixed(value < 1 ? 3 : 1);
