// Which suites a contributor waits for. Protects: what was changed itself is always run, and the rest
// only as far as it fits into the time, the nearest to the change first.

/** What a suite takes that never ran here; ours, in seconds: most take less. */
const unknownSeconds = 6;

const place = (file) => file.replace(/^(tests|lib)\//, '').replace(/(\.test)?\.\w+$/, '');
const folder = (file) => place(file).replace(/\/[^/]*$/, '');

/** How near a suite is to what changed: a changed suite, one of the same name or folder, any other. */
function distance(suite, changed) {
  if (changed.includes(suite)) return 0;
  if (changed.some((file) => place(file) === place(suite))) return 1;
  return changed.some((file) => folder(file) === folder(suite)) ? 2 : 3;
}

/**
 * The suites to run, and how many are left. `times` has the seconds of those that ran before,
 * `seconds` is what all of them may take on one core. At least the nearest one is chosen.
 */
export function nearestWithin(suites, changed, times, seconds) {
  const byNearness = suites
    .map((suite) => ({ suite, far: distance(suite, changed) }))
    .sort((a, b) => a.far - b.far || a.suite.localeCompare(b.suite));
  const chosen = [];
  let taken = 0;
  for (const { suite, far } of byNearness) {
    const costs = times[suite] ?? unknownSeconds;
    if (far > 0 && chosen.length > 0 && taken + costs > seconds) continue;
    chosen.push(suite);
    taken += costs;
  }
  return { chosen, left: suites.length - chosen.length };
}
