// What readers were told of comments that are gone: deleted, hidden, or of an account that is deleted.
import { sql } from 'kysely';
import type { Database } from '../engine/database';
import { takeBack, type Told } from './take-back';

type Reply = { id: string; owner: string; root: string | null; answered: string | null };
type Like = { comment_id: string; owner: string };

const isReader = (owner: string): owner is Told['owner'] => /^[du]:/.test(owner);

/** A reply was told to whoever began the thread and to whom it answers, but not to its author. */
function toldOf({ id, owner, root, answered }: Reply): Told[] {
  return [...new Set([root ?? '', answered ?? ''])]
    .filter(isReader)
    .filter((told) => told !== owner)
    .map((told) => ({ owner: told, kind: 'reply', key: id }));
}

const repliesWith = ({ query }: Database, where: ReturnType<typeof sql<boolean>>) =>
  sql<Reply>`
    select reply.id, reply.owner, root.owner as root, answered.owner as answered
    from comment as reply
      left join comment as root on root.id = reply.root_id
      left join comment as answered on answered.id = reply.reply_to_id
    where ${where} and reply.root_id <> ''`.execute(query());

/** In a transaction that is open, while the comment is there: it and its likes are told no more. */
export async function untellComment(database: Database, id: string, owner: string): Promise<void> {
  const { query } = database;
  const { rows } = await repliesWith(database, sql<boolean>`reply.id = ${id}`);
  await takeBack(database, rows.flatMap(toldOf));
  const likes = query()
    .selectFrom('message')
    .select('id')
    .where('owner', '=', owner)
    .where('kind', '=', 'like')
    .where('subject', '=', `l:${id}`);
  await query().deleteFrom('message_key').where('message_id', 'in', likes).execute();
  await query().deleteFrom('message').where('id', 'in', likes).execute();
}

/** In a transaction that is open, while they are there: replies and likes of a reader are told no more. */
export async function untellReader(database: Database, owner: string): Promise<void> {
  const replies = await repliesWith(database, sql<boolean>`reply.owner = ${owner}`);
  const likes = await sql<Like>`
    select mine.comment_id, comment.owner
    from comment_like as mine join comment on comment.id = mine.comment_id
    where mine.owner = ${owner} and comment.owner <> ${owner}`.execute(database.query());
  await takeBack(database, [
    ...replies.rows.flatMap(toldOf),
    ...likes.rows.flatMap(({ comment_id, owner: told }) =>
      isReader(told) ? [{ owner: told, kind: 'like' as const, key: `${comment_id}/${owner}` }] : [],
    ),
  ]);
}
