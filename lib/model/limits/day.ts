// The numbers of the report of a day, all of them ours.

import { minuteMs } from '../time';

/** The hour (of the service's own time zone) from which on the report of the day before is written. */
export const dailyReportHour = 7;
/** Whose calendar day a report is of: that of both regions. */
export const dailyReportZone = 'Asia/Singapore';
/** Events that one report looks at; those with the lowest ranks are left out of a larger day. */
export const dailyEventsMost = 5_000;
/** Entries of one section, and characters of the sentence that is quoted in one. */
export const dailyEntriesOfSection = 8;
export const dailySentenceChars = 400;
/** Days that can be asked for at once. */
export const dailyDaysMost = 90;
/** The report of a day that is not over is made anew after this. */
export const dailyFreshMs = 10 * minuteMs;
/** A mail that could not be handed over is tried again, so often in a day. */
export const dailyMailRetryMs = 20 * minuteMs;
export const dailyMailTries = 8;
/** Entries that a mail holds of each section. */
export const dailyMailEntries = 4;
