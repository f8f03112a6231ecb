// How like two groups must be to become one. Protects: an event holds one happening. For a reader two
// thin events are better than one that mixes stories, so what nothing else confirms needs more.

export type Join = {
  /** Articles of the larger group. */
  larger: number;
  /** The most signs that an article of the one has in common with one of the other. */
  signs: number;
};

/** Fewer are a single phrase, as all stories about one person share it … */
const someSigns = 2;
/** … and so many speak for two articles as well as a third one would. */
const manySigns = 5;

/** Two articles that no third one speaks for … */
const aloneLeast = 0.7;
/** … and that share a single phrase. */
const aloneFewLeast = 0.9;
/** An article or a group to a group with which it shares no more. */
const fewLeast = 0.6;

/** The average chance, 0 to 1, from which the groups become one. `threshold` is the language's own. */
export function neededFor({ larger, signs }: Join, threshold: number): number {
  const areFew = signs < someSigns;
  if (larger > 1) return areFew ? Math.max(threshold, fewLeast) : threshold;
  if (signs >= manySigns) return threshold;
  return Math.max(threshold, areFew ? aloneFewLeast : aloneLeast);
}
