// Lists of operators whose rows are few of many: acts of a name, events and themes that were taken down,
// events with a label, comments of one event, closed reports. Each was looked for among all the others,
// or all of it was put in order for a page.
import { sql } from 'kysely';
import type { Migration } from './migration';

const ordered = {
  operator_act_name: ['operator_act', 'act', 'created_at', 'id'],
  operator_act_user: ['operator_act', 'user_id', 'created_at', 'id'],
  operator_act_user_name: ['operator_act', 'user_id', 'act', 'created_at', 'id'],
  event_label_order: ['event_label', 'label', 'created_at', 'event_id'],
  comment_event: ['comment', 'event_id', 'created_at', 'id'],
} as const;

export const consoleLists: Migration = {
  name: '037-console-lists',
  async up(db) {
    for (const [name, [table, ...columns]] of Object.entries(ordered)) {
      await db.schema.createIndex(name).on(table).columns(columns).execute();
    }
    // Nearly all rows are none of these: the others cost nothing.
    await sql`create index event_down on event (updated_at, id) where taken_down = 1`.execute(db);
    await sql`create index theme_down on theme (follow_count, id)
      where taken_down = 1 and deleted_at is null`.execute(db);
    await sql`create index report_done on report (created_at, id) where closed_at is not null`.execute(
      db,
    );
  },
};
