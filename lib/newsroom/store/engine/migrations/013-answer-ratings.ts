// What readers think of answers: a thumb with the question and the answer as they were then, so that
// those who run the site see them when the turn is long gone.
import type { Migration } from './migration';

export const answerRatings: Migration = {
  name: '013-answer-ratings',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('answer_rating')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('turn_id', id, (column) => column.notNull())
      .addColumn('event_id', id)
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('chunks', 'text', (column) => column.notNull())
      .addColumn('rating', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('answer_rating_pk', ['owner', 'turn_id'])
      .execute();
    await schema
      .createIndex('answer_rating_age')
      .on('answer_rating')
      .column('created_at')
      .execute();
  },
};
