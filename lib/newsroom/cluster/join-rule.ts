// How like two groups must be to become one. Protects: an event holds one happening. For a reader two
// thin events are better than one that mixes stories, so what nothing else confirms needs more.

export type Join = {
  /** Articles of the larger group. */
  larger: number;
  /** The most signs that an article of the one has in common with one of the other. */
  signs: number;
  /** Whether one of them has a text, where another sign could have stood. */
  told: boolean;
};

/** Fewer are a single phrase, as all stories about one person share it … */
const someSigns = 2;
/** … and so many speak for two articles as well as a third one would. */
const manySigns = 5;

/** Two articles that no third one speaks for … */
const aloneLeast = 0.7;
/** … and that share a single phrase. */
const aloneFewLeast = 0.9;
/** An article or a group to a group with which it shares no more: its headlines are all there is … */
const fewLeast = 0.6;
/** … or a text says no more either. */
const fewToldLeast = 0.8;

/** No chance is so high. */
const never = Infinity;

/**
 * The average chance, 0 to 1, from which the groups become one; infinite where none is enough.
 * `threshold` is the language's own.
 */
export function neededFor({ larger, signs, told }: Join, threshold: number): number {
  const areFew = signs < someSigns;
  if (larger > 1) {
    return areFew ? Math.max(threshold, told ? fewToldLeast : fewLeast) : threshold;
  }
  if (signs >= manySigns) return threshold;
  // A text that was there to say more, and did not, leaves a word that two stories use by chance.
  if (areFew && told) return never;
  return Math.max(threshold, areFew ? aloneFewLeast : aloneLeast);
}
