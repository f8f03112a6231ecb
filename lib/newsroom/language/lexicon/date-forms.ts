// Days, weeks, months, quarters and years as a language says them, the date and the time beside now.

export type DateUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

export type DateForms = {
  /**
   * With what leads to the time, which is taken out with it. Global. The groups say which it is: `day`,
   * `month`, `year`; `weekday`, of the week at `week` where that is said; `unit` at `side` of this one;
   * `ago` or `past` as many of `unit`; `near`, a day by its own word. `since`: from then on.
   */
  patterns: readonly RegExp[];
  /** By their first letters, folded, January as 0 and Sunday as 0. */
  months: Readonly<Record<string, number>>;
  weekdays: Readonly<Record<string, number>>;
  /** The last one is -1, this one 0 and the next one 1. */
  sides: Readonly<Record<string, number>>;
  units: Readonly<Record<string, DateUnit>>;
  counts: Readonly<Record<string, number>>;
  /** Days from today. */
  near: Readonly<Record<string, number>>;
  /** A text that asks for what happens, once its time is taken out. */
  happens: RegExp;
};
