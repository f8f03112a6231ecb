// Which tests of those that reach a change are asked whether they notice it, and in which order: a
// mutant costs what is asked before the one that notices.

/**
 * A test of both engines is asked on SQLite alone where it reaches the change there, too: the code is
 * the same, and Postgres takes three times as long. What only Postgres would notice counts as missed.
 */
export function withoutTwins(names) {
  const known = new Set(names);
  return names.filter((name) => {
    const twin = name.replace('on Postgres', 'on SQLite');
    return twin === name || !known.has(twin);
  });
}

const wordsOf = (path) => new Set(path.split(/[^a-z]+/));

/** How many words of its path a file of tests shares: what is named alike notices most. */
function likeness(path, file) {
  const words = wordsOf(path);
  return [...wordsOf(file)].filter((word) => words.has(word)).length;
}

/** Files of tests, each with what its tests cost: those named like the changed file, then the cheap. */
export const inOrder = (tests, file) =>
  tests.toSorted(
    (one, other) => likeness(other.path, file) - likeness(one.path, file) || one.cost - other.cost,
  );
