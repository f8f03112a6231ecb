// Readers' reports by their target: each target has its own reasons.
import * as z from 'zod';
import { ReportTarget } from '@/lib/model/wire/enums';
import { reportTextChars } from '@/lib/model/limits/feed';
import {
  chatReportReasons,
  commentReportReasons,
  eventReportReasons,
} from '@/lib/model/article/report-reasons';
import { id } from './fields';

const report_desc = z.string().trim().max(reportTextChars).optional();

export const report = z.discriminatedUnion('report_target_type', [
  z.object({
    report_target_type: z.literal(ReportTarget.Event),
    event_id: id,
    event_version_id: id.optional(),
    report_type: z.literal([...eventReportReasons]),
    /** "Only when the type is Other." */
    report_desc,
  }),
  z.object({
    report_target_type: z.literal([ReportTarget.EventComment, ReportTarget.CommentReply]),
    /** For a reply: the comment above it. */
    comment_id: id,
    reply_id: id.optional(),
    event_id: id.optional(),
    report_type: z.literal([...commentReportReasons]),
    report_desc,
  }),
  z.object({
    report_target_type: z.literal(ReportTarget.ChatContent),
    report_type: z.literal([...chatReportReasons]),
    /** The turn whose answer is reported: it is stored with the report. */
    turn_id: id.optional(),
    report_desc,
  }),
]);
export type Report = z.output<typeof report>;
