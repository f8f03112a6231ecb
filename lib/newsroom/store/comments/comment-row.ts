// A comment as a row and back, and which rows readers see.
import { sql, type SqlBool } from 'kysely';
import type { StoredComment } from '../contract/comment-store';
import type { Owner } from '../contract/listing';
import type { Schema } from '../engine/schema';

const isOwner = (text: string): text is Owner => /^[ud]:/.test(text);

/** `owner` is undefined once the account or the text is deleted; the column then holds ''. */
export function storedComment(row: Schema['comment']): StoredComment {
  return {
    id: row.id,
    event_id: row.event_id,
    root_id: row.root_id || undefined,
    reply_to_id: row.reply_to_id ?? undefined,
    owner: isOwner(row.owner) ? row.owner : undefined,
    text: row.text,
    like_count: row.like_count,
    reply_count: row.reply_count,
    hidden: row.hidden === 1,
    created_at: row.created_at,
  };
}

/** A comment that anybody may see, or the placeholder of one that has replies. */
export const isThere = sql<SqlBool>`((owner <> '' and hidden = 0) or reply_count > 0)`;
