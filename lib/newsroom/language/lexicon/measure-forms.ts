// How a language asks for an age, a sum of money, a length, a score or the count of a vote, and how a sentence gives one; which numbers of
// a sentence count nothing.

export const measures = ['age', 'sum', 'score', 'vote', 'length'] as const;
/** `length` is of a time or of a thing: both are asked for by how long. */
export type Measure = (typeof measures)[number];

/** What the numbers of a sentence count. */
export type CountForms = {
  /** A number with what it counts in the group `noun`; where that is a word that counts, the noun behind it in `what`. Each global. */
  of: readonly RegExp[];
  /** Where the noun is a word that counts, and not what is counted (辆), the one for anything. */
  anyUnit?: string;
  /** Nouns for people. */
  persons: RegExp;
  /** Of these, those for people of whatever kind. */
  anyone: RegExp;
  /** Of these, those for one kind of people that others stand beside: soldiers. Of employees all are people of a firm. */
  kinds: RegExp;
  /** Nouns that no people are counted by. */
  things: RegExp;
  /** Nouns for those who work somewhere. */
  staff: RegExp;
  /** What is done to some of those who work somewhere: a number beside it does not count them all. */
  some: RegExp;
  /** Those that reports use for one another: houses and homes, workers and staff. */
  alike?: readonly RegExp[];
  /** Nouns for so many kinds of things that a sentence rather has the kind: animals, vehicles. */
  general: RegExp;
};

export type MeasureForms = {
  asks: Readonly<Record<Measure, RegExp>>;
  gives: Readonly<Record<Measure, RegExp>>;
  /** Begins a sentence with somebody who was named before, by age alone. */
  byAge: RegExp;
  /** For a number or a sum of something. */
  asksNumber: RegExp;
  /** What is counted, in the group `what`: a noun; a word that counts it in the group `unit`. */
  counted: RegExp;
  counts: CountForms;
  /** For how many did something or were something, whether or not by a word for people. */
  doers: RegExp;
  /** One or two people that no other word for a number counts: one resident, a couple. */
  few: RegExp;
  /** That there is none of what stands behind it, or a few words on: tried on what stands before that. */
  none: RegExp;
  /** What is measured, in the group `what`, where a question is for its value alone: the output of cotton. */
  quantity: RegExp;
  /** The deeds by which some are told: sales by what was sold. */
  byDeed?: Readonly<Record<string, readonly string[]>>;
  /** Which of them are shares of a whole: turnout. */
  rates: RegExp;
  /** A share of something, which is no amount of it: 34 % of the sales. */
  shares: RegExp;
  /** Nouns that reports leave out beside a number: twelve dead are people. */
  people: ReadonlySet<string>;
  /** Dates, times of day, and numbers that name something: No. 93. Global. */
  noCount: RegExp;
  /** Words for numbers, beside `numberWords`. */
  numbers: RegExp;
  /** What a number behind a sign or before a word measures, where things are counted. Global. */
  measured: RegExp;
  /** The words of these. */
  units: RegExp;
};
