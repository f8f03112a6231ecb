// Those who run the site: who they are, what they did, and what they decided about events, feeds,
// readers and reports. Ingest and the writers only read these decisions: they outlive every run.
import type { Migration } from './migration';

export const operators: Migration = {
  name: '021-operators',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('operator')
      .addColumn('user_id', id, (column) => column.primaryKey())
      .addColumn('added_by', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('operator_act')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('user_id', id, (column) => column.notNull())
      .addColumn('act', id, (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('operator_act_age')
      .on('operator_act')
      .columns(['created_at', 'id'])
      .execute();
    await schema
      .createTable('event_edit')
      .addColumn('event_id', id, (column) => column.primaryKey())
      .addColumn('pinned_at', 'bigint')
      .addColumn('tabs', 'text')
      .addColumn('reason', 'text')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('event_edit_pin').on('event_edit').column('pinned_at').execute();
    await schema
      .createTable('event_label')
      .addColumn('label', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_label_pk', ['label', 'event_id'])
      .execute();
    await schema.createIndex('event_label_event').on('event_label').column('event_id').execute();
    await schema
      .createTable('feed_edit')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('tab', id, (column) => column.notNull())
      .addColumn('lang', id)
      .addColumn('full_text', 'integer', (column) => column.notNull())
      .addColumn('state', id, (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('feed_poll')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('feed_id', id, (column) => column.notNull())
      .addColumn('items', 'integer', (column) => column.notNull())
      .addColumn('added', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('why', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('feed_poll_age')
      .on('feed_poll')
      .columns(['created_at', 'id'])
      .execute();
    await schema
      .createTable('invite')
      .addColumn('subject', id, (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.alterTable('account').addColumn('banned_at', 'bigint').execute();
    await schema.alterTable('account').addColumn('ban_reason', 'text').execute();
    await schema.alterTable('report').addColumn('reply', 'text').execute();
    await schema.alterTable('report').addColumn('closed_at', 'bigint').execute();
    await schema.createIndex('report_age').on('report').columns(['created_at', 'id']).execute();
  },
};
