// What has grown over a run: the last quarter against the second one, since caches are full and
// code is compiled by then.

export type Sample = {
  /**
   * Minimum and maximum memory of an interval, in MiB. Garbage comes and goes: the minimum depends
   * on whether a large collection happened in that interval, and the maximum on how far the program
   * lets garbage pile up. A leak raises both.
   */
  least: number;
  most: number;
  /** Event-loop lag at the 99th percentile, in milliseconds; undefined where none is reported. */
  lag?: number;
};

const mostMemory = 1.25;
const mostLag = 1.5;
/** A lag that no reader notices is no problem, however it has grown. */
const unfeltLagMs = 50;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The means of the second quarter and of the last one. */
function quarters(numbers: readonly number[]): [number, number] {
  const quarter = Math.max(1, Math.floor(numbers.length / 4));
  return [mean(numbers.slice(quarter, 2 * quarter)), mean(numbers.slice(-quarter))];
}

/** The report on a process, and the problems in it. */
export function judge(name: string, samples: readonly Sample[]) {
  const problems: string[] = [];
  const growthOf = (memory: readonly number[]) => {
    const [early, late] = quarters(memory);
    return late / early;
  };
  const least = growthOf(samples.map((sample) => sample.least));
  const most = growthOf(samples.map((sample) => sample.most));
  const growth = Math.min(least, most);
  if (growth > mostMemory) problems.push(`${name} has grown by ${growth.toFixed(2)}`);
  const lags = samples.flatMap(({ lag }) => lag ?? []);
  const [before, after] = quarters(lags);
  if (lags.length < samples.length) problems.push(`${name} did not always tell its lag`);
  else if (after > unfeltLagMs && after > mostLag * before) {
    problems.push(`${name} waits ${after.toFixed(0)} ms, it was ${before.toFixed(0)} ms`);
  }
  const said =
    `${name}: of memory the last quarter has at least ${least.toFixed(2)} × and at most ` +
    `${most.toFixed(2)} × what the second had, ` +
    `its lag ${after.toFixed(0)} ms, it was ${before.toFixed(0)} ms`;
  return { said, problems };
}
