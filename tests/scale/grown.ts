// What has grown over a run of some length: the last quarter against the second one, since caches are
// full and programs warm by then.

export type Sample = {
  /**
   * The least and the most that it had for a while, in MiB. What is to be collected comes and goes: the
   * least depends on whether a large collection fell into that while, and the most on how far the
   * program lets garbage pile up. What is kept by mistake raises both.
   */
  least: number;
  most: number;
  /** Milliseconds that a callback waited at the 99th percentile; undefined where nobody says. */
  lag?: number;
};

const mostMemory = 1.25;
const mostLag = 1.5;
/** A lag that no reader feels is none, however it has grown. */
const unfeltLagMs = 50;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The mean of the second quarter and of the last one. */
function quarters(numbers: readonly number[]): [number, number] {
  const quarter = Math.max(1, Math.floor(numbers.length / 4));
  return [mean(numbers.slice(quarter, 2 * quarter)), mean(numbers.slice(-quarter))];
}

/** What is to be said of a process, and what of it is a problem. */
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
