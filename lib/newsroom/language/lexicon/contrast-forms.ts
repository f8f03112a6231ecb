// What a question and a report may say the opposite of: that something was done, which way a figure went,
// since when, and which of all is meant.

/** All in the same order in each language, so that one says in its words what another does. */
export const superlatives = [
  ...['most', 'fewest', 'oldest', 'youngest', 'newest', 'longest', 'shortest', 'fastest', 'slowest'],
  ...['richest', 'poorest', 'strongest', 'weakest', 'cheapest', 'dearest', 'best', 'worst'],
  ...['hottest', 'coldest', 'deepest', 'nearest', 'farthest'],
] as const; // prettier-ignore
export type Superlative = (typeof superlatives)[number];

/** The ends of a figure. */
export const bounds = ['highest', 'lowest', 'maximum', 'minimum'] as const;
export type Bound = (typeof bounds)[number];

export type ContrastForms = {
  denial: {
    /** For who or what did not do something, or why: global. */
    asks: RegExp;
    /** What stands right before a deed that was not done: tried on all that stands before it. */
    before: RegExp;
    /** How a sentence says that something was not done, or by all but some. */
    tells: RegExp;
    /** That it was not done up to some time only: tried on all that stands behind the deed. */
    until: RegExp;
    /**
     * That it will not be done before some time, or for some: tried on all up to the end of the deed, and
     * on all that stands behind it. Whoever did not do it before some day may not have done it at all.
     */
    notYet: { before: RegExp; behind: RegExp };
    /** What stands right behind a deed in a question, where a language marks it so. */
    behind?: RegExp;
  };
  /** That by how much something changed is asked, and not how many did something. */
  extent: RegExp;
  /** The way of a figure. */
  rises: RegExp;
  falls: RegExp;
  /** Since a year ago, and since the month or the quarter before. */
  yearly: RegExp;
  monthly: RegExp;
  /** Which of all by size, age and the like; ‘most’ holds the largest, the highest and what tops a list. Global. */
  superlatives: Readonly<Record<Superlative, RegExp>>;
  /** That it is not the first by that, second first: tried on a text up to the end of the superlative. */
  nths: readonly RegExp[];
  /** How the end of a figure is asked for, and told without a superlative: a record, up to ten years. */
  bounds: Readonly<Record<Bound, { asks: RegExp; tells: RegExp }>>;
  /** What says beside a name what that is, where a language marks it so: global. */
  aside?: RegExp;
};
