// Readers' reports with their subject, and the operator's replies. Protects: nothing here reveals
// who reported; for a reported comment it does show its author.
import { pickText, toTag } from '@/lib/model/text/languages';
import { authorNames, userOf } from '../comments/authors';
import type { Context, Handlers } from '../context';
import { Refusal } from '../refusal';
import type { StoredComment } from '../store/contract/comment-store';
import type { KeptReport } from '../store/contract/report-store';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { acting, type Act } from './act';
import { wirePage } from './wire-page';

function spoken(answer: KeptReport['answer']): string {
  return (answer ?? [])
    .map((chunk) => (chunk.type === 'answer' ? chunk.content : ''))
    .join('')
    .trim();
}

function stateOf(event: StoredEvent | undefined) {
  if (!event) return 'gone' as const;
  return event.taken_down ? ('taken_down' as const) : ('live' as const);
}

function stateOfComment(comment: StoredComment | undefined) {
  if (comment?.owner === undefined) return 'gone' as const;
  return comment.hidden ? ('hidden' as const) : ('live' as const);
}

async function innerReport(store: Store, report: KeptReport) {
  const { event_id, event_version_id: _, owner, question, answer, ...others } = report;
  const { comment_id, comment_text, ...rest } = others;
  const event = event_id === undefined ? undefined : await store.events.get(event_id);
  const comment = comment_id === undefined ? undefined : await store.comments.get(comment_id);
  const nameOf = await authorNames(store, [comment?.owner]);
  return {
    ...rest,
    event_id: event?.id ?? event_id,
    event_title: event ? pickText(event.title, event.lang) : '',
    event_state: event_id === undefined ? undefined : stateOf(event),
    question: question ?? '',
    answer: spoken(answer),
    comment_id,
    comment_text: comment_text ?? '',
    comment_state: comment_id === undefined ? undefined : stateOfComment(comment),
    comment_user_id: userOf(comment?.owner),
    comment_user_name: nameOf(comment?.owner),
    has_reader: owner !== undefined,
  };
}

/** Sends the reply as a message to the reporter; an owner is `u:…` or `d:…`. */
async function tell({ call, now }: Context, store: Store, report: KeptReport, reply: string) {
  const { id: report_id, owner, event_id } = report;
  if (owner === undefined) return;
  const words = [{ lang: toTag(call.language), text: reply }];
  const payload = { report_id, event_id, words };
  const key = `report:${report_id}`;
  await store.messages.add({ owner, kind: 'report_answer', key, subject: key, payload, now });
}

export const reportCalls = {
  async ListReports({ cursor, ...query }, { store }) {
    const page = await store.reports.page({ ...query, cursor: cursor || undefined });
    const items = [];
    for (const report of page.items) items.push(await innerReport(store, report));
    return { data: wirePage({ ...page, items }) };
  },

  AnswerReport: ({ report_id, reply }, context) =>
    acting(context, async (store) => {
      const report = await store.reports.get(report_id);
      if (!report) {
        throw new Refusal('missing', { values: { detail: 'There is no such report.' } });
      }
      if (!(await store.reports.close(report.id, reply || undefined, context.now))) {
        throw new Refusal('reportClosed');
      }
      if (reply) await tell(context, store, report, reply);
      const act: Act = { act: 'report.answer', target: report.id, before: report.event_id };
      return { act: { ...act, after: reply }, result: {} };
    }),
} satisfies Partial<Handlers<'inner'>>;
