// Readers' own feeds: what they look for, who follows them, the addresses that they bring, the items
// of these, and the runs of deep-mind.
import type { Migration } from './migration';

export const themes: Migration = {
  name: '020-themes',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('theme')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('taken_down', 'integer', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('follow_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await schema
      .createIndex('theme_owner')
      .on('theme')
      .columns(['owner', 'created_at', 'id'])
      .execute();
    await schema
      .createIndex('theme_square')
      .on('theme')
      .columns(['listed', 'follow_count', 'id'])
      .execute();
    await schema
      .createTable('theme_follow')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('theme_id', id, (column) => column.notNull())
      .addColumn('followed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('theme_follow_pk', ['owner', 'theme_id'])
      .execute();
    await schema.createIndex('theme_follow_theme').on('theme_follow').column('theme_id').execute();
    await schema
      .createTable('theme_feed')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('theme_id', id, (column) => column.notNull())
      .addColumn('feed_id', id, (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('theme_feed_pk', ['owner', 'theme_id', 'feed_id'])
      .execute();
    await schema.createIndex('theme_feed_theme').on('theme_feed').column('theme_id').execute();
    await schema.createIndex('theme_feed_feed').on('theme_feed').column('feed_id').execute();
    await schema
      .createTable('own_feed')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('next_poll_at', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_ok_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await schema
      .createIndex('own_feed_due')
      .on('own_feed')
      .columns(['next_poll_at', 'id'])
      .execute();
    await schema
      .createTable('own_feed_item')
      .addColumn('feed_id', id, (column) => column.notNull())
      .addColumn('id', id, (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('own_feed_item_pk', ['feed_id', 'id'])
      .execute();
    await schema
      .createIndex('own_feed_item_order')
      .on('own_feed_item')
      .columns(['feed_id', 'published_at', 'id'])
      .execute();
    await schema
      .createTable('theme_run')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('theme_id', id, (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('lang', id, (column) => column.notNull())
      .addColumn('state', id, (column) => column.notNull())
      .addColumn('saved', 'integer', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addColumn('report', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await schema
      .createIndex('theme_run_owner')
      .on('theme_run')
      .columns(['owner', 'theme_id', 'created_at', 'id'])
      .execute();
    await schema
      .createIndex('theme_run_state')
      .on('theme_run')
      .columns(['state', 'lease_until'])
      .execute();
  },
};
