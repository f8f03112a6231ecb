// A piece of a text as clustering counts it.

export type Word = {
  /** As written, apostrophes taken out; a number as its value in digits, a date as `@month-day`. */
  text: string;
  /** `foreign`: in Latin letters, in a language that has others. */
  sort: 'word' | 'number' | 'date' | 'foreign';
};
