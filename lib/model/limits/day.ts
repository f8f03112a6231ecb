// The limits of the daily report, all of them ours.

import { minuteMs } from '../time';

/** The hour (in the report's time zone) from which the report of the day before is written. */
export const dailyReportHour = 7;
/** The time zone of a report's calendar day: that of both regions. */
export const dailyReportZone = 'Asia/Singapore';
/** How many events a report considers; on a larger day those with the lowest ranks are left out. */
export const dailyEventsMost = 5_000;
/** The entries of a section, and the characters of an entry's quoted sentence. */
export const dailyEntriesOfSection = 8;
export const dailySentenceChars = 400;
/** How many days can be requested at once. */
export const dailyDaysMost = 90;
/** The report of the current day is rebuilt after this. */
export const dailyFreshMs = 10 * minuteMs;
/** How long until a failed mail is retried, and how often in a day. */
export const dailyMailRetryMs = 20 * minuteMs;
export const dailyMailTries = 8;
/** How many entries of each section a mail contains. */
export const dailyMailEntries = 4;
