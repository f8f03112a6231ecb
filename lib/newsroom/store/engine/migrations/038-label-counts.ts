// How many events carry each label: the list of labels counted every row of all of them.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const labelCounts: Migration = {
  name: '038-label-counts',
  async up(db, engine) {
    await db.schema
      .createTable('label')
      .addColumn('label', engine.idType, (column) => column.primaryKey())
      .addColumn('events', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into label (label, events)
      select label, count(*) from event_label group by label`.execute(db);
  },
};
