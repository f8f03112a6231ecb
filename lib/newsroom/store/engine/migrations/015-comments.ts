// Comments of readers under events, their likes, and which comment a report is about.
import type { Migration } from './migration';

export const comments: Migration = {
  name: '015-comments',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('comment')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('event_id', id, (column) => column.notNull())
      .addColumn('root_id', id, (column) => column.notNull())
      .addColumn('reply_to_id', id)
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('like_count', 'integer', (column) => column.notNull())
      .addColumn('reply_count', 'integer', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('hot', 'integer', (column) => column.notNull())
      .addColumn('rank', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    const orders = {
      comment_new: ['event_id', 'root_id', 'created_at', 'id'],
      comment_hot: ['event_id', 'root_id', 'hot', 'created_at', 'id'],
      comment_rank: ['event_id', 'root_id', 'rank', 'id'],
      comment_reply: ['root_id', 'created_at', 'id'],
      comment_age: ['created_at', 'id'],
      comment_owner: ['owner', 'created_at'],
    };
    for (const [name, columns] of Object.entries(orders)) {
      await schema.createIndex(name).on('comment').columns(columns).execute();
    }
    await schema
      .createTable('comment_like')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('comment_id', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('comment_like_pk', ['owner', 'comment_id'])
      .execute();
    await schema
      .createIndex('comment_like_comment')
      .on('comment_like')
      .column('comment_id')
      .execute();
    await schema.alterTable('report').addColumn('comment_id', id).execute();
    await schema.alterTable('report').addColumn('comment_text', 'text').execute();
  },
};
