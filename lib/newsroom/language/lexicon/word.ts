// A unit of text as clustering counts it.

export type Word = {
  /** As written, without apostrophes; a number as its value in digits, a date as `@month-day`. */
  text: string;
  /** `foreign`: in Latin letters, in a language that uses another script. */
  sort: 'word' | 'number' | 'date' | 'foreign';
};
