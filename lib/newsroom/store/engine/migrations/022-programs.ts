// What is for programs and for a reader's several devices: access tokens, values that are kept for
// them, reading time by timer, and the numbers by which reader apps know events.
import type { Migration } from './migration';

export const programs: Migration = {
  name: '022-programs',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('access_token')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('digest', id, (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('access_token_owner').on('access_token').column('owner').execute();
    await schema
      .createTable('remote_value')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('name', id, (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('remote_value_pk', ['owner', 'name'])
      .execute();
    await schema
      .createTable('reading_timer')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('timer', id, (column) => column.notNull())
      .addColumn('duration', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_timer_pk', ['owner', 'timer'])
      .execute();
    await schema
      .createIndex('reading_timer_age')
      .on('reading_timer')
      .column('updated_at')
      .execute();
    await schema
      .createTable('item_number')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('event_id', id, (column) => column.notNull())
      .execute();
    await schema.createIndex('item_number_event').on('item_number').column('event_id').execute();
  },
};
