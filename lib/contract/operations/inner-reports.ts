// Readers' reports, and the answer to them. docs/service-calls/internal.md.
import * as z from 'zod';
import { plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';
import { seenWords } from '../seen-field';

/** A report with its subject; it never names the reader who sent it. */
const innerReport = z.object({
  id: z.string(),
  /** Numbers of `ReportTarget` and `ReportReason`. */
  target: z.number(),
  reason: z.number(),
  text: z.string().default(''),
  event_id: z.string().optional(),
  event_title: z.string().default(''),
  event_state: z.enum(['live', 'taken_down', 'gone']).optional(),
  /** For a report about the assistant: the question and the answer. */
  question: z.string().default(''),
  answer: z.string().default(''),
  /** For a comment or a reply: its id, its text when it was reported, and its present state. */
  comment_id: z.string().optional(),
  comment_text: z.string().default(''),
  comment_state: z.enum(['live', 'hidden', 'gone']).optional(),
  /** The author; absent if the comment or its account was deleted. */
  comment_user_id: z.string().optional(),
  comment_user_name: z.string().default(''),
  /** False: the account is deleted, and nobody would read a reply. */
  has_reader: z.boolean().default(false),
  reply: z.string().default(''),
  created_at: z.number(),
  closed_at: z.number().optional(),
});

export const innerReportOperations = {
  /** Readers' reports, newest first; never who sent them. */
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
  /**
   * Closes a report; `reply` is sent to its reader. If two operators answer one, the second is
   * refused.
   */
  AnswerReport: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/reports/answer',
    input: z.object({ report_id: id, reply: seenWords(1_000, 0).default('') }),
    output: plainEnvelope,
    sample: { report_id: 'r_1', reply: 'The name was corrected. Thank you.' },
  }),
};
