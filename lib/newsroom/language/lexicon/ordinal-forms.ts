// How a language writes ordinals: the 15th congress, 第十五届.

export type OrdinalForms = {
  /** An ordinal in a question, in digits or words; not ‘a second look’. Global. */
  asked: RegExp;
  /** An ordinal in a report, which may omit its noun. Global. */
  told: RegExp;
  /**
   * Normalizes a match, however it is written: the number in digits, followed by its noun if that
   * is part of the word: 15届. Without a number, the match itself.
   */
  read: (match: string) => string;
  /** The ways to write the ordinal of a number. */
  written: (number: number, unit: string) => string[];
};
