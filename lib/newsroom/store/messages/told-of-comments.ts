// Takes back messages about comments that are deleted, hidden, or of a deleted account.
import { sql } from 'kysely';
import type { Database } from '../engine/database';
import { takeBack, type Told } from './take-back';

/**
 * `root` and `answered`: the owners of the thread's first comment and of the comment it answers.
 */
type Reply = {
  id: string;
  owner: string;
  root_id: string;
  root: string | null;
  reply_to_id: string | null;
  answered: string | null;
};
type Like = { comment_id: string; owner: string };

const isReader = (owner: string): owner is Told['owner'] => /^[du]:/.test(owner);

/**
 * A reply was reported to the author of the thread and of the answered comment, but not to its own.
 */
function toldOf({ id, owner, root, answered }: Omit<Reply, 'root_id' | 'reply_to_id'>): Told[] {
  return [...new Set([root ?? '', answered ?? ''])]
    .filter(isReader)
    .filter((told) => told !== owner)
    .map((told) => ({ owner: told, kind: 'reply', key: id }));
}

const repliesWith = ({ query }: Database, where: ReturnType<typeof sql<boolean>>) =>
  sql<Reply>`
    select reply.id, reply.owner, reply.root_id, root.owner as root, reply.reply_to_id,
      answered.owner as answered
    from comment as reply
      left join comment as root on root.id = reply.root_id
      left join comment as answered on answered.id = reply.reply_to_id
    where ${where} and reply.root_id <> ''`.execute(query());

/**
 * Takes back messages about a comment and its likes. Call inside an open transaction, while it
 * exists.
 */
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

/**
 * Takes back the author's messages about replies to a comment, since nothing would lead from the
 * replies to the author once it is deleted. A reply to another comment of theirs is still reported.
 * Call inside an open transaction, while the comment exists.
 */
export async function untellReplies(database: Database, id: string, owner: string): Promise<void> {
  const { rows } = await repliesWith(
    database,
    sql<boolean>`(reply.root_id = ${id} or reply.root_id = (
      select root_id from comment where id = ${id}
    ) and reply.reply_to_id = ${id})`,
  );
  const mine = (told: Told) => told.owner === owner;
  const gone = rows.flatMap((reply) => {
    const root = reply.root_id === id ? null : reply.root;
    const answered = reply.reply_to_id === id ? null : reply.answered;
    return toldOf({ ...reply, root, answered }).some(mine) ? [] : toldOf(reply).filter(mine);
  });
  await takeBack(database, gone);
}

/**
 * Takes back messages about a reader's replies and likes. Call inside an open transaction, while
 * they exist.
 */
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
