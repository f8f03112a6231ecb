// Events are clustered again while they are young: where an event went that became part of another,
// and which articles came since the last time.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const eventRedirects: Migration = {
  name: '011-event-redirects',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('event_redirect')
      .addColumn('from_id', id, (column) => column.primaryKey())
      .addColumn('to_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('event_redirect_to').on('event_redirect').column('to_id').execute();
    // What was clustered by the rules of before is left as it is.
    await schema
      .alterTable('cluster_article')
      .addColumn('settled', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createIndex('cluster_article_unsettled')
      .on('cluster_article')
      .column('published_at')
      .where(sql.ref('settled'), '=', 0)
      .execute();
    await schema
      .createIndex('cluster_article_time')
      .on('cluster_article')
      .columns(['published_at', 'article_id'])
      .execute();
    await schema
      .createIndex('cluster_posting_article')
      .on('cluster_posting')
      .column('article_id')
      .execute();
    // An event's rows of all readers are found when it becomes part of another.
    for (const table of ['event_like', 'event_collect', 'event_read', 'event_shown'] as const) {
      await schema.createIndex(`${table}_event`).on(table).column('event_id').execute();
    }
    await schema
      .createIndex('disinterest_target')
      .on('disinterest')
      .columns(['target', 'target_id'])
      .execute();
    for (const table of ['report', 'chat_turn', 'published_answer', 'track'] as const) {
      await schema.createIndex(`${table}_event`).on(table).column('event_id').execute();
    }
    await schema.createIndex('track_item_event').on('track_item').column('event_id').execute();
  },
};
