// Feedback on an event, in the words of a language: the report dialog uses the same.
import type { ReportReason } from '@/lib/model/wire/enums';
import type { EventReportReason } from '@/lib/model/article/report-reasons';

type Reasons = typeof ReportReason;

/** By the name of the reason. */
export type FeedbackWords = Readonly<
  Record<
    { [N in keyof Reasons]: Reasons[N] extends EventReportReason ? N : never }[keyof Reasons],
    string
  >
>;
