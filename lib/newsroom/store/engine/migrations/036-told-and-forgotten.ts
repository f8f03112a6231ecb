// Articles that went with time are known by their ids for as long as their feeds show them: else each of
// them comes back as news. And what a message was told of last is kept with each thing that it tells,
// so that the one before is there again when the last is taken back.
import type { Migration } from './migration';

export const toldAndForgotten: Migration = {
  name: '036-told-and-forgotten',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('forgotten_article')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('feed_id', id, (column) => column.notNull())
      .addColumn('absent_since', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('forgotten_article_absent')
      .on('forgotten_article')
      .columns(['absent_since', 'feed_id'])
      .execute();
    // Of what was told before there is no more than the last, which its message has.
    await schema
      .alterTable('message_key')
      .addColumn('told_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('message_key').addColumn('payload', 'text').execute();
  },
};
