// Days, weeks, months, quarters and years in a language, as dates and relative to now.

export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export type DateForms = {
  /**
   * Matches a time with its preposition, which is removed with it. Global. The groups say which
   * time: `day`, `month`, `year`; `weekday`, in the week given by `week` if there is one; `unit` at
   * `side` of the present one; `ago` or `past` with a number of `unit`; `near`, a day with its own
   * word. `since`: from then on.
   */
  patterns: readonly RegExp[];
  /** By their first letters, folded; January is 0, Sunday is 0. */
  months: Readonly<Record<string, number>>;
  weekdays: Readonly<Record<string, number>>;
  /** The last is -1, the present 0, the next 1. */
  sides: Readonly<Record<string, number>>;
  units: Readonly<Record<string, DateUnit>>;
  counts: Readonly<Record<string, number>>;
  /** Days from today. */
  near: Readonly<Record<string, number>>;
  /** A text that asks what happens, once its time is removed. */
  happens: RegExp;
};
