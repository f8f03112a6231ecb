// Deletes a reader's comments. Protects: no word of theirs stays, and other people's replies keep
// their place and their counts.
import { sql } from 'kysely';
import { commentLiftMs, replyWeight } from '@/lib/model/limits/comments';
import type { Database } from '../engine/database';

/**
 * Locks the comments of a reader, those they like and those under which they replied. Call inside
 * an open transaction before writing any of them. Comments that begin a thread come first, then by
 * id, as everywhere, so that transactions cannot deadlock.
 */
export async function holdComments({ engine, query }: Database, owner: string): Promise<void> {
  await sql`
    select id from comment
    where id in (
      select id from comment where owner = ${owner}
      union select root_id from comment where owner = ${owner}
      union select comment_id from comment_like where owner = ${owner}
    )
    order by case when root_id = '' then 0 else 1 end, id ${engine.hold('unchanged')}
  `.execute(query());
}

/** Deletes the reader's text from other people's reports; the reports stay. */
export async function forgetReported({ query }: Database, owner: string): Promise<void> {
  await query()
    .updateTable('report')
    .set({ comment_text: null, comment_owner: null })
    .where('comment_owner', '=', owner)
    .execute();
}

/**
 * Deletes text and likes; a comment with other people's replies keeps its place, and counts are
 * adjusted.
 */
export async function forgetComments({ query }: Database, owner: string): Promise<void> {
  await sql`
    update comment set
      like_count = like_count - 1, hot = hot - 1, rank = rank - ${commentLiftMs}
    where id in (select comment_id from comment_like where owner = ${owner})`.execute(query());
  await sql`
    delete from comment_like where comment_id in (
      select id from comment where owner = ${owner}
    )`.execute(query());
  await sql`
    update comment set owner = '', text = ''
    where owner = ${owner} and exists (
      select 1 from comment as reply where reply.root_id = comment.id
    )`.execute(query());
  const { rows } = await sql<{ root_id: string; gone: number | string }>`
    select root_id, count(*) as gone from comment
    where owner = ${owner} and root_id <> '' and hidden = 0 group by root_id`.execute(query());
  for (const { root_id, gone } of rows) {
    const fewer = Number(gone);
    await sql`
      update comment set reply_count = reply_count - ${fewer},
        hot = hot - ${fewer * replyWeight}, rank = rank - ${fewer * replyWeight * commentLiftMs}
      where id = ${root_id}`.execute(query());
  }
}
