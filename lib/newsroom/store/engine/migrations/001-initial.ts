// Events with their tabs and hosts, what readers did to them, feeds, articles and the full text.
import type { Migration } from './migration';

export const initial: Migration = {
  name: '001-initial',
  async up(db, engine) {
    const { schema } = db;
    const id = engine.idType;

    await schema
      .createTable('meta')
      .addColumn('key', id, (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();

    await schema
      .createTable('event')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('event_version_id', id, (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('tabs', 'text', (column) => column.notNull())
      .addColumn('rank_time', 'bigint', (column) => column.notNull())
      .addColumn('release_time', 'bigint', (column) => column.notNull())
      .addColumn('hot_weight', 'double precision', (column) => column.notNull())
      .addColumn('like_count', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('taken_down', 'integer', (column) => column.notNull())
      .addColumn('listed', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('event_body')
      .addColumn('event_id', id, (column) => column.primaryKey().references('event.id'))
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();

    await schema
      .createTable('event_tab')
      .addColumn('tab', id, (column) => column.notNull())
      .addColumn('rank_time', 'bigint', (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addPrimaryKeyConstraint('event_tab_pk', ['tab', 'rank_time', 'event_id'])
      .execute();
    await schema.createIndex('event_tab_event').on('event_tab').column('event_id').execute();
    await schema
      .createTable('event_host')
      .addColumn('host', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addPrimaryKeyConstraint('event_host_pk', ['host', 'event_id'])
      .execute();
    await schema.createIndex('event_host_event').on('event_host').column('event_id').execute();

    for (const table of ['event_like', 'event_collect'] as const) {
      await schema
        .createTable(table)
        .addColumn('owner', id, (column) => column.notNull())
        .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${table}_pk`, ['owner', 'event_id'])
        .execute();
    }
    await schema
      .createTable('event_read')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('version', id, (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_read_pk', ['owner', 'event_id'])
      .execute();
    await schema
      .createTable('event_shown')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('tab', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('shown_at', 'bigint', (column) => column.notNull())
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_shown_pk', ['owner', 'tab', 'event_id'])
      .execute();
    await schema
      .createIndex('event_shown_order')
      .on('event_shown')
      .columns(['owner', 'tab', 'shown_at', 'place', 'event_id'])
      .execute();

    await schema
      .createTable('device_setting')
      .addColumn('device', id, (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('device_language', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('feed')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('lang', 'text')
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('next_poll_at', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_ok_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();

    await schema
      .createTable('article')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('event_id', id, (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('article_event')
      .on('article')
      .columns(['event_id', 'published_at', 'id'])
      .execute();

    await engine.fullText.create(db);
  },
};
