// Which suites a contributor waits for. Protects: changed suites always run, and the others,
// nearest to the change first, only as far as they fit into the time.

/** Assumed duration of a suite that never ran here; ours, in seconds: most take less. */
const unknownSeconds = 6;

const place = (file) => file.replace(/^(tests|lib)\//, '').replace(/(\.test)?\.\w+$/, '');
const folder = (file) => place(file).replace(/\/[^/]*$/, '');

/**
 * How near a suite is to the change: a changed suite, one with the same name or folder, any other.
 */
function distance(suite, changed) {
  if (changed.includes(suite)) return 0;
  if (changed.some((file) => place(file) === place(suite))) return 1;
  return changed.some((file) => folder(file) === folder(suite)) ? 2 : 3;
}

/**
 * The suites to run, and how many are left out. `times` has the seconds of earlier runs, `seconds`
 * is what all of them may take on one core. Selects at least the nearest one.
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
