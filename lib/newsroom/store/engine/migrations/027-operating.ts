// What operators see of a site at work: articles by feed, how long a poll took, messages that went
// out by hour and kind (never to whom), and files of their own.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const operating: Migration = {
  name: '027-operating',
  async up(db, engine) {
    const { schema } = db;
    const id = engine.idType;
    await schema
      .alterTable('feed')
      .addColumn('articles', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const feedOf =
      engine.name === 'sqlite'
        ? sql`json_extract(item, '$.feed_id')`
        : sql`(item::json ->> 'feed_id')`;
    await sql`
      update feed set articles = counted.articles
      from (select ${feedOf} as feed_id, count(*) as articles from article group by 1) as counted
      where counted.feed_id = feed.id`.execute(db);
    await schema
      .alterTable('feed_poll')
      .addColumn('took_ms', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('feed_poll_feed')
      .on('feed_poll')
      .columns(['feed_id', 'created_at', 'id'])
      .execute();
    await sql`create index feed_poll_failed on feed_poll (created_at, id) where why is not null`.execute(
      db,
    );
    await sql`create index feed_poll_new on feed_poll (created_at, id) where added > 0`.execute(db);
    await schema
      .createTable('delivery')
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('channel', id, (column) => column.notNull())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('delivery_pk', ['hour', 'kind', 'channel'])
      .execute();
    await schema
      .createTable('operator_file')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('operator_file_age')
      .on('operator_file')
      .columns(['created_at', 'id'])
      .execute();
  },
};
