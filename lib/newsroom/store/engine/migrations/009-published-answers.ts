// Answers of the assistant that the reader who asked made public: a copy of the turn as it was then,
// under an id that cannot be guessed, since turns are let go by age and belong to their reader.
import type { Migration } from './migration';

export const publishedAnswers: Migration = {
  name: '009-published-answers',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('published_answer')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('turn_id', id, (column) => column.notNull())
      .addColumn('event_id', id)
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('chunks', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('published_answer_turn')
      .unique()
      .on('published_answer')
      .columns(['owner', 'turn_id'])
      .execute();
  },
};
