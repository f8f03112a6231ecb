// Topics that readers follow, called tracks here: what an event is about is a topic already. What a
// track looks for, what was found for it, and who follows it.
import type { Migration } from './migration';

export const tracks: Migration = {
  name: '007-tracks',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('track')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('key', id, (column) => column.notNull().unique())
      .addColumn('type', id, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('lang', id, (column) => column.notNull())
      .addColumn('event_id', id)
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('least', 'double precision', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('follow_count', 'integer', (column) => column.notNull())
      .addColumn('item_count', 'integer', (column) => column.notNull())
      .addColumn('search_count', 'integer', (column) => column.notNull())
      .addColumn('searched_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('track_due')
      .on('track')
      .columns(['status', 'searched_at', 'id'])
      .execute();
    await schema
      .createIndex('track_hot')
      .on('track')
      .columns(['follow_count', 'updated_at', 'id'])
      .execute();
    await schema
      .createTable('track_item')
      .addColumn('track_id', id, (column) => column.notNull().references('track.id'))
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('track_item_pk', ['track_id', 'event_id'])
      .execute();
    await schema
      .createIndex('track_item_order')
      .on('track_item')
      .columns(['track_id', 'time', 'event_id'])
      .execute();
    await schema
      .createTable('track_follow')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('track_id', id, (column) => column.notNull().references('track.id'))
      .addColumn('followed_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('track_follow_pk', ['owner', 'track_id'])
      .execute();
    await schema
      .createIndex('track_follow_order')
      .on('track_follow')
      .columns(['owner', 'followed_at', 'track_id'])
      .execute();
  },
};
