// What readers tell about events: what does not interest them, which leaves their lists, and what
// is wrong with one, which waits for those who run the site.
import { createHash } from 'node:crypto';
import { isoDay } from '@/lib/model/calendar';
import type { Database } from '../engine/database';
import { holdLiveEvents, holdNamed } from '../events/hold-events';
import type { ReaderStore } from '../contract/store';

/** Rows of `disinterest` and `report`. */
export function createFeedback(
  database: Database,
): Pick<ReaderStore, 'dislike' | 'disliked' | 'report'> {
  const { engine, query } = database;
  return {
    dislike: (owner, { kind, id, version = '' }, now) =>
      database.transaction(async () => {
        const [live] = kind === 'event' ? await holdLiveEvents(database, [id]) : [id];
        if (live === undefined) return false;
        await query()
          .insertInto('disinterest')
          .values({ owner, target: kind, target_id: live, version, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    async disliked(owner, eventIds) {
      if (eventIds.length === 0) return new Set();
      const rows = await query()
        .selectFrom('disinterest')
        .select('target_id')
        .where('owner', '=', owner)
        .where('target', '=', 'event')
        .where(engine.oneOf('target_id', eventIds))
        .execute();
      return new Set(rows.map(({ target_id }) => target_id));
    },

    report: (owner, report, now) =>
      database.transaction(async () => {
        const { target, event_id, event_version_id, reason, text, turn, comment } = report;
        const row = {
          owner,
          target,
          event_id: await holdNamed(database, event_id),
          event_version_id: event_version_id ?? null,
          reason,
          text: text || null,
          turn_id: turn?.id ?? null,
          question: turn?.question ?? null,
          answer: turn ? JSON.stringify(turn.chunks) : null,
          comment_id: comment?.id ?? null,
          comment_text: comment?.text ?? null,
          comment_owner: comment?.owner ?? null,
          reply: null,
          closed_at: null,
          created_at: now,
        };
        const said = JSON.stringify([isoDay(now), owner, report]);
        // What waits to be read is not kept twice, also where it is sent twice at once; what was answered
        // may be said again.
        for (let time = 0; ; time += 1) {
          const id = `r_${createHash('sha256').update(`${time} ${said}`).digest('hex').slice(0, 32)}`;
          const { numInsertedOrUpdatedRows: kept } = await query()
            .insertInto('report')
            .values({ id, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (kept) return;
          const before = query().selectFrom('report').select('closed_at').where('id', '=', id);
          if ((await before.executeTakeFirst())?.closed_at === null) return;
        }
      }),
  };
}
