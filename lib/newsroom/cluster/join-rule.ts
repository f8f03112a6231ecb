// How similar two groups must be to join. Protects: an event is one happening. For a reader two
// thin events are better than one that mixes stories, so that pairs without further evidence need a
// higher probability.

/**
 * Evidence for one happening besides the probability: of two articles, or of any pair of two
 * groups.
 */
export type Evidence = {
  /** The most signs that an article of one shares with one of the other. */
  signs: number;
  /**
   * The most telling words that two of them have in common; infinite where their texts are missing.
   */
  words: number;
  /** Whether one of them has a text, which could have held another sign. */
  told: boolean;
  /** Whether two of them have one form, by a routine or a publisher's frame, about other things. */
  apart: boolean;
  /** The probability of the most similar pair. */
  strongest: number;
};

export type Join = Evidence & {
  /** The sizes of the two groups. */
  larger: number;
  smaller: number;
};

/** Between articles that were not compared. */
export const noEvidence: Evidence = { signs: 0, words: 0, told: false, apart: false, strongest: 0 };

/** The combined evidence for two groups, from that of their pairs. */
export const together = (one: Evidence, other: Evidence): Evidence => ({
  signs: Math.max(one.signs, other.signs),
  words: Math.max(one.words, other.words),
  told: one.told || other.told,
  apart: one.apart || other.apart,
  strongest: Math.max(one.strongest, other.strongest),
});

/** Fewer signs are a single phrase, which all stories about one person share … */
const someSigns = 2;
/** … and this many are as convincing for two articles as a third article would be. */
const manySigns = 5;

/** What two articles without a third one need … */
const aloneLeast = 0.7;
/** … if they share a single phrase. */
const aloneFewLeast = 0.9;
/**
 * What an article or a group needs that shares a single phrase with a group: from headlines alone …
 */
const fewLeast = 0.6;
/** … or if a text adds nothing either. */
const fewToldLeast = 0.8;

/** An article less similar than this to every one of a group is only about the same subject. */
const likeOneLeast = 0.55;

/**
 * Two groups of several articles need this share of what a single article needs: their articles
 * confirm each other, and the more reports a happening has, the fewer of their pairs share a word …
 */
const severalShare = 0.6;
/** … and this much if they share a single phrase. */
const severalFewLeast = 0.4;

/** Articles with fewer telling words in common are about the same matter at most … */
const fewestWords = 3;
/** … which, between two single articles, only this probability outweighs … */
const aloneFewWordsLeast = 0.9;
/**
 * … and with fewer than these they may be one happening: joining a group by them needs a higher
 * average.
 */
const someWords = 5;
const someWordsLeast = 0.6;

/** No probability is this high. */
const never = Infinity;

/**
 * The average probability, 0 to 1, at which the groups join; infinite where none is enough.
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
  // A text could have said more but did not: the shared word is a coincidence of two stories.
  if (areFew && told) return never;
  return Math.max(threshold, areFew ? aloneFewLeast : aloneLeast);
}
