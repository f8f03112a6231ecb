// Feedback on events: what a reader is not interested in, which leaves their lists, and reports of
// what is wrong, which wait for those who run the site.
import { randomUUID } from 'node:crypto';
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

    report: (owner, { target, event_id, event_version_id, reason, text, turn, comment }, now) =>
      database.transaction(async () => {
        await query()
          .insertInto('report')
          .values({
            id: `r_${randomUUID()}`,
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
          })
          .execute();
      }),
  };
}
