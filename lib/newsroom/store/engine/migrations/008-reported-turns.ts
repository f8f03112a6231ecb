// What a reader reports of the assistant: the question and the answer as they were then, so that
// those who run the site see them whatever becomes of the turn, and turns can be let go by age.
import type { Migration } from './migration';

export const reportedTurns: Migration = {
  name: '008-reported-turns',
  async up({ schema }, engine) {
    await schema.alterTable('report').addColumn('turn_id', engine.idType).execute();
    await schema.alterTable('report').addColumn('question', 'text').execute();
    await schema.alterTable('report').addColumn('answer', 'text').execute();
    await schema.createIndex('chat_turn_age').on('chat_turn').column('created_at').execute();
  },
};
