// Months, quarters and halves of a year, and the years beside this one, as a language writes them.

export type PeriodForms = {
  /** January first; patterns of twelve. */
  months: readonly RegExp[];
  quarters: readonly RegExp[];
  halves: readonly RegExp[];
  lastYear: RegExp;
  nextYear: RegExp;
};
