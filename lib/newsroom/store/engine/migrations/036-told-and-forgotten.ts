// Articles that went with time are known by their ids for as long as their feeds show them: else each of
// them comes back as news.
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
  },
};
