// How a language asks for an age, a sum of money, a length or a score, and how a sentence gives one; which numbers of
// a sentence count nothing.

export const measures = ['age', 'sum', 'score', 'length'] as const;
/** `length` is of a time or of a thing: both are asked for by how long. */
export type Measure = (typeof measures)[number];

export type MeasureForms = {
  asks: Readonly<Record<Measure, RegExp>>;
  gives: Readonly<Record<Measure, RegExp>>;
  /** For a number or a sum of something. */
  asksNumber: RegExp;
  /** What is counted, in the group `what`: a noun. */
  counted: RegExp;
  /** What is measured, in the group `what`, where a question is for its value alone: the output of cotton. */
  quantity: RegExp;
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
