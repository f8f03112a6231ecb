// How like two groups must be to become one. Protects: an event holds one happening. For a reader two
// thin events are better than one that mixes stories, so what nothing else confirms needs more.

/** What speaks for one happening beside the chance: of two articles, or of those of two groups. */
export type Evidence = {
  /** The most signs that an article of the one has in common with one of the other. */
  signs: number;
  /** The most telling words that two of them have in common; infinite where texts do not say. */
  words: number;
  /** Whether one of them has a text, where another sign could have stood. */
  told: boolean;
  /** Whether two of them are reports of one routine on different days, names or things. */
  apart: boolean;
  /** The chance of the two that are most like. */
  strongest: number;
};

export type Join = Evidence & {
  /** Articles of each group. */
  larger: number;
  smaller: number;
};

/** Between articles that were not compared. */
export const noEvidence: Evidence = { signs: 0, words: 0, told: false, apart: false, strongest: 0 };

/** What speaks for two groups, where each of these speaks for two of their articles. */
export const together = (one: Evidence, other: Evidence): Evidence => ({
  signs: Math.max(one.signs, other.signs),
  words: Math.max(one.words, other.words),
  told: one.told || other.told,
  apart: one.apart || other.apart,
  strongest: Math.max(one.strongest, other.strongest),
});

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

/** An article that is less like each one of a group only resembles what it is about. */
const likeOneLeast = 0.55;

/**
 * Two groups of several articles need so much of what an article alone does: each article has others
 * that confirm it, and the more there are of one happening, the fewer of their pairs share a word …
 */
const severalShare = 0.6;
/** … and this where they share a single phrase. */
const severalFewLeast = 0.4;

/** Texts that have fewer telling words in common are of one matter at the most … */
const fewestWords = 3;
/** … which, between two articles alone, only a chance as high outweighs … */
const aloneFewWordsLeast = 0.9;
/** … and with fewer than these they may be: who joins a group by them needs more of its articles. */
const someWords = 5;
const someWordsLeast = 0.6;

/** No chance is so high. */
const never = Infinity;

/**
 * The average chance, 0 to 1, from which the groups become one; infinite where none is enough.
 * `threshold` is the language's own.
 */
export function neededFor(join: Join, threshold: number): number {
  return join.apart ? never : Math.max(forSigns(join, threshold), forWords(join));
}

function forWords({ larger, words }: Join): number {
  if (words >= someWords) return 0;
  if (larger > 1) return words < fewestWords ? never : someWordsLeast;
  return words < fewestWords ? aloneFewWordsLeast : 0;
}

function forSigns({ larger, smaller, signs, told, strongest }: Join, threshold: number): number {
  const areFew = signs < someSigns;
  if (larger > 1) {
    if (smaller === 1 && strongest < likeOneLeast) return never;
    const least = smaller > 1 ? threshold * severalShare : threshold;
    const fewest = smaller > 1 ? severalFewLeast : fewLeast;
    return areFew ? Math.max(least, told ? fewToldLeast : fewest) : least;
  }
  if (signs >= manySigns) return threshold;
  // A text that was there to say more, and did not, leaves a word that two stories use by chance.
  if (areFew && told) return never;
  return Math.max(threshold, areFew ? aloneFewLeast : aloneLeast);
}
