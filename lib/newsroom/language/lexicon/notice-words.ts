// What a language provides to recognize lines that pages print about themselves. All are regular
// expression sources, matched case-insensitively.

export type NoticeWords = {
  /** Each is matched against the whole line. */
  lines: readonly string[];
  /** Each is matched against the whole title of an item: a page's editor, an advertisement. */
  titles: readonly string[];
  /** Month names in a date such as "3 March 2025". */
  months: readonly string[];
  /** Other ways to give a time: "5 hours ago", "Updated", 2025年3月3日. */
  times: readonly string[];
  /** What may accompany a time: the weekday, "at". */
  besideTimes: readonly string[];
};
