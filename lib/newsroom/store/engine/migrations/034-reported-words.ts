// Whose words a report quotes: they leave it with their account, also where the comment itself was
// deleted before. Reports about comments that are gone already lose the words now.
// Shared themes of who was banned before leave the square.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const reportedWords: Migration = {
  name: '034-reported-words',
  async up(db, engine) {
    await db.schema.alterTable('report').addColumn('comment_owner', engine.idType).execute();
    await sql`
      update report set comment_owner = (
        select owner from comment where comment.id = report.comment_id and comment.owner <> ''
      ) where comment_id is not null`.execute(db);
    await sql`
      update report set comment_text = null
      where comment_id is not null and comment_owner is null`.execute(db);
    await sql`
      update theme set listed = 0 where owner in (
        select 'u:' || id from account where banned_at is not null
      )`.execute(db);
    const indexes = {
      report_comment: 'comment_id',
      report_comment_owner: 'comment_owner',
      report_closed: 'closed_at',
    } as const;
    for (const [name, column] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on('report').column(column).execute();
    }
  },
};
