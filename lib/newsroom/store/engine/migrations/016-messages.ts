// Messages to readers, what was told of already, the hours in which readers want no count, and the
// ways to find what is new in what they follow.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const messages: Migration = {
  name: '016-messages',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('message')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('subject', id, (column) => column.notNull())
      .addColumn('things', 'integer', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .execute();
    // One unread message of a kind about a subject, whoever adds to it at the same time.
    await schema
      .createIndex('message_unread')
      .unique()
      .on('message')
      .columns(['owner', 'subject', 'kind'])
      .where(sql<boolean>`read_at = 0`)
      .execute();
    const orders = {
      message_order: ['owner', 'updated_at', 'id'],
      message_type_order: ['owner', 'type', 'updated_at', 'id'],
      message_kind_order: ['owner', 'kind', 'updated_at', 'id'],
      message_count: ['owner', 'read_at', 'type'],
      message_age: ['updated_at', 'id'],
    };
    for (const [name, columns] of Object.entries(orders)) {
      await schema.createIndex(name).on('message').columns(columns).execute();
    }
    await schema
      .createTable('message_key')
      .addColumn('key', id, (column) => column.primaryKey())
      .addColumn('message_id', id, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('message_key_message')
      .on('message_key')
      .column('message_id')
      .execute();
    await schema.alterTable('reader_setting').addColumn('quiet_from', 'integer').execute();
    await schema.alterTable('reader_setting').addColumn('quiet_to', 'integer').execute();
    await schema.alterTable('reader_setting').addColumn('quiet_zone', 'text').execute();
    await schema.createIndex('event_change').on('event').columns(['updated_at', 'id']).execute();
    await schema.createIndex('track_change').on('track').columns(['updated_at', 'id']).execute();
    await schema
      .createIndex('track_follow_track')
      .on('track_follow')
      .columns(['track_id', 'owner'])
      .execute();
  },
};
