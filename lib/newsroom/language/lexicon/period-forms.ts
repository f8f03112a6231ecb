// Months, quarters and halves of a year, and neighboring years, in a language.

export type PeriodForms = {
  /** Twelve patterns, January first. */
  months: readonly RegExp[];
  quarters: readonly RegExp[];
  halves: readonly RegExp[];
  lastYear: RegExp;
  thisYear: RegExp;
  nextYear: RegExp;
  lastMonth: RegExp;
  thisMonth: RegExp;
  /**
   * A time that something is compared with, or has continued since: up from 2% in April. Global.
   */
  compares: RegExp;
  /** How a question names such a time: how much more than last year. Global. */
  asksCompared: RegExp;
};
