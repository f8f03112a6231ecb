// Bots: what each looks for, who follows it, what it posted, and which posts readers were shown.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const bots: Migration = {
  name: '018-bots',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('bot')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('icon', id, (column) => column.notNull())
      .addColumn('category', id, (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('per_day', 'integer', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('shipped', 'integer', (column) => column.notNull())
      .addColumn('follow_count', 'integer', (column) => column.notNull())
      .addColumn('post_count', 'integer', (column) => column.notNull())
      .addColumn('posted_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('bot_follow')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('bot_id', id, (column) => column.notNull().references('bot.id'))
      .addColumn('followed_at', 'bigint', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('has_words', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bot_follow_pk', ['owner', 'bot_id'])
      .execute();
    await schema
      .createIndex('bot_follow_bot')
      .on('bot_follow')
      .columns(['bot_id', 'owner'])
      .execute();
    await schema
      .createIndex('bot_follow_words')
      .on('bot_follow')
      .columns(['owner', 'bot_id'])
      .where(sql.ref('has_words'), '=', 1)
      .execute();
    await schema
      .createTable('bot_post')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('bot_id', id, (column) => column.notNull().references('bot.id'))
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addColumn('posted_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('bot_post_once', ['bot_id', 'owner', 'event_id'])
      .execute();
    await schema
      .createIndex('bot_post_order')
      .on('bot_post')
      .columns(['bot_id', 'owner', 'time', 'id'])
      .execute();
    await schema
      .createIndex('bot_post_all')
      .on('bot_post')
      .columns(['owner', 'time', 'id'])
      .execute();
    await schema.createIndex('bot_post_event').on('bot_post').column('event_id').execute();
    await schema
      .createTable('post_shown')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('post_id', id, (column) => column.notNull())
      .addColumn('shown_at', 'bigint', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_shown_pk', ['owner', 'post_id'])
      .execute();
    await schema
      .createIndex('post_shown_order')
      .on('post_shown')
      .columns(['owner', 'shown_at', 'place', 'post_id'])
      .execute();
    await schema.createIndex('post_shown_post').on('post_shown').column('post_id').execute();
    await schema.createIndex('post_shown_age').on('post_shown').column('shown_at').execute();
    // Rounds go through events in the order in which they changed.
    await schema.createIndex('event_changed').on('event').columns(['updated_at', 'id']).execute();
  },
};
