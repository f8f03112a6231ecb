// What a language provides to recognize reports that recur in the same form: for every company,
// every market, every day. Headlines are matched in lower case, with blanks for all punctuation.

export type RoutineForm = {
  /**
   * Headlines of this form; the groups `who` and `whom` hold the names that distinguish two of
   * them.
   */
  is: readonly RegExp[];
  /** Offices before a name, or instead of it. */
  office?: RegExp;
  /** Where names are few and have several forms: one pattern for each. */
  of?: readonly RegExp[];
  /** Recurs every day: two reports a day apart are about two days. */
  daily?: true;
};
