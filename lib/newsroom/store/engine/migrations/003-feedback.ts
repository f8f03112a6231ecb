// What readers tell us about events: what does not interest them, and what is wrong with one.
import type { Migration } from './migration';

export const feedback: Migration = {
  name: '003-feedback',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('disinterest')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('target', id, (column) => column.notNull())
      .addColumn('target_id', id, (column) => column.notNull())
      .addColumn('version', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('disinterest_pk', ['owner', 'target', 'target_id'])
      .execute();
    await schema
      .createTable('report')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('target', 'integer', (column) => column.notNull())
      .addColumn('event_id', id)
      .addColumn('event_version_id', id)
      .addColumn('reason', 'integer', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('event_collect_order')
      .on('event_collect')
      .columns(['owner', 'created_at', 'event_id'])
      .execute();
  },
};
