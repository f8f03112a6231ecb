// What a language gives to know the lines that pages print about themselves. All are sources of
// patterns, matched whatever the size of the letters.

export type NoticeWords = {
  /** Each is matched against the whole line. */
  lines: readonly string[];
  /** Each is matched against the whole title of an item: who edited the page, an advertisement. */
  titles: readonly string[];
  /** Names of months in a date such as "3 March 2025". */
  months: readonly string[];
  /** Other ways to say when: "5 hours ago", "Updated", 2025年3月3日. */
  times: readonly string[];
  /** What may stand beside a time: the day of the week, "at". */
  besideTimes: readonly string[];
};
