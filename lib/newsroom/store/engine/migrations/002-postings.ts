// What the clusterer remembers: articles as compared, the inverted index over them, term counts.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const postings: Migration = {
  name: '002-postings',
  async up({ schema }, engine) {
    const id = engine.idType;
    // The key is all there is to a row: SQLite then keeps it once instead of twice.
    const keyed = engine.name === 'sqlite' ? sql`without rowid` : sql``;

    await schema
      .createTable('cluster_article')
      .addColumn('article_id', id, (column) => column.primaryKey())
      .addColumn('event_id', id, (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('copy_of', id)
      .addColumn('member', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .execute();
    // Events with a thousand copies are read as fast as those with none.
    await schema
      .createIndex('cluster_article_members')
      .on('cluster_article')
      .columns(['event_id', 'published_at', 'article_id'])
      .where(sql.ref('member'), '=', 1)
      .execute();

    await schema
      .createTable('cluster_posting')
      .addColumn('key', id, (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('article_id', id, (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull())
      .addPrimaryKeyConstraint('cluster_posting_pk', ['key', 'published_at', 'article_id'])
      .modifyEnd(keyed)
      .execute();

    await schema
      .createTable('cluster_term')
      .addColumn('term', id, (column) => column.primaryKey())
      .addColumn('articles', 'bigint', (column) => column.notNull())
      .modifyEnd(keyed)
      .execute();
  },
};
