// How a language says which one of a row is meant: the 15th congress, 第十五届.

export type OrdinalForms = {
  /** One of a row in a question, in figures or in words; a second look is no second one of a row. Global. */
  asked: RegExp;
  /** One of a row in a report, which may leave out of which row. Global. */
  told: RegExp;
  /**
   * What a match names, the same however it is written: the number in figures, and behind it what it is
   * one of, where the language says that in the same word: 15届. Without a number the match itself.
   */
  read: (match: string) => string;
  /** The ways to write the one of a number. */
  written: (number: number, unit: string) => string[];
};
