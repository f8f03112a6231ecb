// Months, quarters and halves of a year, and the years beside this one, as a language writes them.

export type PeriodForms = {
  /** January first; patterns of twelve. */
  months: readonly RegExp[];
  quarters: readonly RegExp[];
  halves: readonly RegExp[];
  lastYear: RegExp;
  thisYear: RegExp;
  nextYear: RegExp;
  lastMonth: RegExp;
  thisMonth: RegExp;
  /** A time that something is only compared with, or has gone on since: up from 2% in April. Global. */
  compares: RegExp;
  /** And how a question names such a time: how much more than last year. Global. */
  asksCompared: RegExp;
};
