// How a language asks for an age, a sum of money, a length, a score or a vote count, and how a
// sentence gives one; and which numbers of a sentence count nothing.

export const measures = ['age', 'sum', 'score', 'vote', 'length'] as const;
/** `length` is a duration or a physical length: ‘how long’ asks for both. */
export type Measure = (typeof measures)[number];

/** What the numbers of a sentence count. */
export type CountForms = {
  /**
   * A number with what it counts in the group `noun`; if that is a counter, the noun after it is in
   * `what`. Each global.
   */
  of: readonly RegExp[];
  /** In languages with counters (辆), the one for anything. */
  anyUnit?: string;
  /** Nouns for people. */
  persons: RegExp;
  /** Those that mean people of any kind. */
  anyone: RegExp;
  /**
   * Those for one kind of people among others: soldiers. Not employees, since all people of a
   * company are.
   */
  kinds: RegExp;
  /** Nouns that never count people. */
  things: RegExp;
  /** Nouns for people who work somewhere. */
  staff: RegExp;
  /** What is done to only some employees: a number beside it does not count them all. */
  some: RegExp;
  /** Nouns that reports use for one another: houses and homes, workers and staff. */
  alike?: readonly RegExp[];
  /**
   * Nouns for so many kinds of things that a sentence usually names the kind: animals, vehicles.
   */
  general: RegExp;
};

/** What something is sold for, among other sums of money. */
export type PriceForms = {
  asks: RegExp;
  /** A word beside a sum that is no price: revenue, an investment, a fine, a discount. */
  others: RegExp;
  /** A word beside a price, which outweighs these. */
  tells: RegExp;
};

export type MeasureForms = {
  asks: Readonly<Record<Measure, RegExp>>;
  gives: Readonly<Record<Measure, RegExp>>;
  prices: PriceForms;
  /** Opens a sentence with a person mentioned before, by age alone. */
  byAge: RegExp;
  /** A number or a sum of something. */
  asksNumber: RegExp;
  /** What is counted, in the group `what`: a noun; its counter, if any, in the group `unit`. */
  counted: RegExp;
  counts: CountForms;
  /** How many did or were something, with or without a noun for people. */
  doers: RegExp;
  /** One or two people without another number word: one resident, a couple. */
  few: RegExp;
  /**
   * Says that there is none of what follows, directly or a few words on: matches the text before
   * that.
   */
  none: RegExp;
  /**
   * What is measured, in the group `what`, where a question only asks for its value: the output of
   * cotton.
   */
  quantity: RegExp;
  /** Verbs that express a quantity: sales by what was sold. */
  byDeed?: Readonly<Record<string, readonly string[]>>;
  /** Which of them are shares of a whole: turnout. */
  rates: RegExp;
  /** A share of something, which is not an amount: 34 % of the sales. */
  shares: RegExp;
  /** Nouns that reports omit after a number: twelve dead are people. */
  people: ReadonlySet<string>;
  /** Dates, times of day, and numbers used as names: No. 93. Global. */
  noCount: RegExp;
  /** Number words, beside `numberWords`. */
  numbers: RegExp;
  /** What a number with a sign or unit measures, where things are counted. Global. */
  measured: RegExp;
  /** The words for these units. */
  units: RegExp;
};
