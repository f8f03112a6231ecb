// What readers are interested in, and what events are about, so that the two can meet. Events that
// are stored already get their topics here.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import { interestKeywordsOf } from '@/lib/newsroom/store/interest-keywords';
import type { Migration } from './migration';

const body = z.object({
  anchor_keywords: z
    .array(z.array(z.object({ lang: z.string(), text: z.string() })))
    .catch([])
    .default([]),
});
const language = z.enum(languages).catch('en');
const eventsAtOnce = 50;

export const personal: Migration = {
  name: '006-personal',
  async up(db, engine) {
    const { schema } = db;
    const id = engine.idType;
    await schema
      .createTable('interest')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('category', id, (column) => column.notNull())
      .addColumn('keyword', id, (column) => column.notNull())
      .addColumn('topic', id, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('interest_pk', ['owner', 'category', 'keyword'])
      .execute();
    await schema.createIndex('interest_topic').on('interest').columns(['owner', 'topic']).execute();
    await schema
      .createTable('reader_setting')
      .addColumn('owner', id, (column) => column.primaryKey())
      .addColumn('interests_at', 'bigint')
      .addColumn('personalised', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('event_topic')
      .addColumn('topic', id, (column) => column.notNull())
      .addColumn('rank_time', 'bigint', (column) => column.notNull())
      .addColumn('event_id', id, (column) => column.notNull().references('event.id'))
      .addColumn('lang', id, (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_topic_pk', ['topic', 'rank_time', 'event_id', 'lang'])
      .execute();
    await schema.createIndex('event_topic_event').on('event_topic').column('event_id').execute();
    // The export of one's own data reads these in the order of their events.
    await schema
      .createIndex('chat_turn_order')
      .on('chat_turn')
      .columns(['owner', 'created_at', 'id'])
      .execute();

    let after = '';
    for (;;) {
      const events = await db
        .selectFrom('event')
        .innerJoin('event_body', 'event_body.event_id', 'event.id')
        .select(['event.id', 'event.lang', 'event.rank_time', 'event_body.body'])
        .where('event.taken_down', '=', 0)
        .where('event.id', '>', after)
        .orderBy('event.id')
        .limit(eventsAtOnce)
        .execute();
      const rows = events.flatMap(({ id: event_id, lang, rank_time, body: text }) =>
        interestKeywordsOf(body.parse(JSON.parse(text)).anchor_keywords, language.parse(lang)).map(
          (topic) => ({ ...topic, event_id, rank_time }),
        ),
      );
      if (rows.length > 0) await db.insertInto('event_topic').values(rows).execute();
      const last = events.at(-1);
      if (!last || events.length < eventsAtOnce) return;
      after = last.id;
    }
  },
};
