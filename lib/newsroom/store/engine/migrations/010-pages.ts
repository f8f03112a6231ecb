// The pages that feed items link to, apart from the items: what was read of each and when it is read
// next; and of each host how it is asked, so that pace and rules outlive a restart.
import type { Migration } from './migration';

export const pages: Migration = {
  name: '010-pages',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('page')
      .addColumn('article_id', id, (column) => column.primaryKey())
      .addColumn('feed_id', id, (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('host', id, (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('state', id, (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('text', 'text')
      .addColumn('kept_from', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('page_due').on('page').column('due_at').execute();
    await schema.createIndex('page_kept').on('page').column('kept_from').execute();
    await schema
      .createTable('page_host')
      .addColumn('host', id, (column) => column.primaryKey())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('rules', 'text')
      .addColumn('rules_until', 'bigint', (column) => column.notNull())
      .addColumn('day_pages', 'integer', (column) => column.notNull())
      .addColumn('day_ends_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
