// An operator takes a topic down: it is there for no reader, and comes back as it was.
import type { Migration } from './migration';

export const topicsDown: Migration = {
  name: '026-topics-down',
  async up(db) {
    await db.schema
      .alterTable('track')
      .addColumn('taken_down', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('track_created')
      .on('track')
      .columns(['created_at', 'id'])
      .execute();
  },
};
