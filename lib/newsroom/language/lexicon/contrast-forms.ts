// What a report may state the opposite of: whether something was done, the direction of a figure,
// since when, and which superlative is meant.

/** In the same order for every language, so that they correspond across languages. */
export const superlatives = [
  ...['most', 'fewest', 'oldest', 'youngest', 'newest', 'longest', 'shortest', 'fastest', 'slowest'],
  ...['richest', 'poorest', 'strongest', 'weakest', 'cheapest', 'dearest', 'best', 'worst'],
  ...['hottest', 'coldest', 'deepest', 'nearest', 'farthest'],
] as const; // prettier-ignore
export type Superlative = (typeof superlatives)[number];

/** The extremes of a figure. */
export const bounds = ['highest', 'lowest', 'maximum', 'minimum'] as const;
export type Bound = (typeof bounds)[number];

export type ContrastForms = {
  denial: {
    /** Asks who or what did not do something, or why: global. */
    asks: RegExp;
    /** Immediately precedes an action that was not done: matches all before it. */
    before: RegExp;
    /** How a sentence says that something was not done, or by all but some. */
    tells: RegExp;
    /** Not done, but only up to some time: matches all after the action. */
    until: RegExp;
    /**
     * Not to be done before some time, or by some: matches all up to the end of the action, and all
     * after it. Somebody who had not done it before some day need not have done it at all.
     */
    notYet: { before: RegExp; behind: RegExp };
    /** Immediately follows the action in a question, in languages that mark a negation there. */
    behind?: RegExp;
  };
  /** Asks by how much something changed, and not how many did something. */
  extent: RegExp;
  /** The direction of a figure. */
  rises: RegExp;
  falls: RegExp;
  /** Compared with a year ago, and with the previous month or quarter. */
  yearly: RegExp;
  monthly: RegExp;
  /**
   * Superlatives of size, age and the like; ‘most’ includes the largest, the highest and the top of
   * a list. Global.
   */
  superlatives: Readonly<Record<Superlative, RegExp>>;
  /** Makes a superlative second or later: matches a text up to the end of the superlative. */
  nths: readonly RegExp[];
  /**
   * How the extreme of a figure is asked for, and stated without a superlative: a record, up to ten
   * years.
   */
  bounds: Readonly<Record<Bound, { asks: RegExp; tells: RegExp }>>;
  /** Words beside a name that explain what it is, in languages that mark that: global. */
  aside?: RegExp;
};
