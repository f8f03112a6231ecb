// The limits of the daily report that several parts know; all ours.

/** The hour (in the report's time zone) from which the report of the day before is written. */
export const dailyReportHour = 7;
/** The time zone of a report's calendar day: that of both regions. */
export const dailyReportZone = 'Asia/Singapore';
