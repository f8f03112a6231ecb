// Events of one happening in different languages, each pair in both directions, and the language of
// an event where lists are ordered.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const eventTwins: Migration = {
  name: '012-event-twins',
  async up(db, engine) {
    const id = engine.idType;
    await db.schema
      .createTable('event_twin')
      .addColumn('event_id', id, (column) => column.notNull())
      .addColumn('twin_id', id, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_twin_key', ['event_id', 'twin_id'])
      .execute();
    await db.schema.createIndex('event_twin_twin').on('event_twin').column('twin_id').execute();
    // '' reads as any language: what is there in all of ours.
    await db.schema
      .alterTable('event_tab')
      .addColumn('lang', id, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update event_tab set lang = coalesce(
      (select event.lang from event where event.id = event_tab.event_id), '')`.execute(db);
    await db.schema
      .createIndex('event_tab_lang')
      .on('event_tab')
      .columns(['tab', 'lang', 'rank_time', 'event_id'])
      .execute();
  },
};
