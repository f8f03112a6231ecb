// What a language gives to know reports that come alike again and again: of every company, of every
// market, every day. Headlines are matched in lower case, with blanks for all punctuation.

export type RoutineForm = {
  /** Headlines of this form; the groups `who` and `whom` hold the names that tell two of them apart. */
  is: readonly RegExp[];
  /** Offices that stand before a name, or for it. */
  office?: RegExp;
  /** Where names are few and have several forms: one pattern for each. */
  of?: readonly RegExp[];
  /** It comes anew every day: two that are a day apart tell of two days. */
  daily?: true;
};
