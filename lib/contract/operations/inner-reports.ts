// What readers reported, and the answer to it. docs/service-calls/internal.md.
import * as z from 'zod';
import { plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';

/** A report with what it is about; whose it is nobody is told. */
const innerReport = z.object({
  id: z.string(),
  /** Numbers of `ReportTarget` and `ReportReason`. */
  target: z.number(),
  reason: z.number(),
  text: z.string().default(''),
  event_id: z.string().optional(),
  event_title: z.string().default(''),
  event_state: z.enum(['live', 'taken_down', 'gone']).optional(),
  /** What the assistant was asked and said, of a report about it. */
  question: z.string().default(''),
  answer: z.string().default(''),
  /** Of a comment or a reply: which one, its words when it was reported, and what it is now. */
  comment_id: z.string().optional(),
  comment_text: z.string().default(''),
  comment_state: z.enum(['live', 'hidden', 'gone']).optional(),
  /** Who wrote it; absent where the comment was deleted, or its account was. */
  comment_user_id: z.string().optional(),
  comment_user_name: z.string().default(''),
  /** False: the account is gone, and nobody would read a reply. */
  has_reader: z.boolean().default(false),
  reply: z.string().default(''),
  created_at: z.number(),
  closed_at: z.number().optional(),
});

export const innerReportOperations = {
  /** What readers reported, the newest first; never whose a report is. */
  ListReports: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/reports',
    input: z.object({
      state: z.enum(['open', 'closed', 'all']).default('open'),
      cursor,
      limit: count(innerPageSize, innerPageMost),
    }),
    output: innerPage(innerReport),
    list: ['data', 'items'],
    sample: { state: 'open' },
  }),
  /** Ends a report; `reply` goes to its reader. Of two that answer one the second is refused. */
  AnswerReport: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/reports/answer',
    input: z.object({ report_id: id, reply: z.string().trim().max(1_000).default('') }),
    output: plainEnvelope,
    sample: { report_id: 'r_1', reply: 'The name was corrected. Thank you.' },
  }),
};
