// Readers' reports as those who run the site see them. Protects: nobody learns who sent a report,
// and it stays when its reader is deleted.
import { chunkList } from '@/lib/contract';
import { sql } from 'kysely';
import type { Owner } from '../contract/listing';
import type { KeptReport, ReportStore } from '../contract/report-store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import { behind, pageOf } from './page-after';

/** Whether the comment of a report still exists with its text. */
const isWritten = sql<boolean>`exists (
  select 1 from comment where comment.id = report.comment_id and comment.owner <> ''
)`;

function kept({ turn_id: _turn, ...row }: Schema['report']): KeptReport {
  return {
    id: row.id,
    // Nothing but an `Owner` or '' is ever written there.
    owner: row.owner ? (row.owner as Owner) : undefined,
    target: row.target,
    event_id: row.event_id ?? undefined,
    event_version_id: row.event_version_id ?? undefined,
    reason: row.reason,
    text: row.text ?? undefined,
    question: row.question ?? undefined,
    answer: row.answer === null ? undefined : chunkList.parse(JSON.parse(row.answer)),
    comment_id: row.comment_id ?? undefined,
    comment_text: row.comment_text ?? undefined,
    created_at: row.created_at,
    reply: row.reply ?? undefined,
    closed_at: row.closed_at ?? undefined,
  };
}

/** Rows of `report`, open until an operator answers. */
export function createReports(database: Database): ReportStore {
  const { query } = database;
  return {
    async get(id) {
      const row = await query()
        .selectFrom('report')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && kept(row);
    },

    async page({ state, cursor, limit }) {
      const { time, key } = behind(cursor);
      let select = query()
        .selectFrom('report')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(time, key)),
        );
      if (state === 'open') select = select.where('closed_at', 'is', null);
      if (state === 'closed') select = select.where('closed_at', 'is not', null);
      const rows = await select
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const { items, next } = pageOf(rows, limit, (row) => [row.created_at, row.id]);
      return { items: items.map(kept), next };
    },

    close: (id, reply, now) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await query()
          .updateTable('report')
          .set({ reply: reply ?? null, closed_at: now })
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await query()
          .updateTable('report')
          .set({ comment_text: null, comment_owner: null })
          .where('id', '=', id)
          .where('comment_id', 'is not', null)
          .where(({ not }) => not(isWritten))
          .execute();
        return true;
      }),

    async forget(before, limit) {
      const { numDeletedRows } = await query()
        .deleteFrom('report')
        .where('id', 'in', (old) =>
          old.selectFrom('report').select('id').where('closed_at', '<', before).limit(limit),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
