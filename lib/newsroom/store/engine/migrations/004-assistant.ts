// What the assistant keeps: the turns of every reader, counters of what may be done a number of
// times, and leases of what may run a number of times at once.
import type { Migration } from './migration';

export const assistant: Migration = {
  name: '004-assistant',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('chat_turn')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('id', id, (column) => column.notNull())
      .addColumn('session', id, (column) => column.notNull())
      .addColumn('event_id', id)
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('chunks', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_turn_pk', ['owner', 'id'])
      .execute();
    await schema
      .createIndex('chat_turn_session')
      .on('chat_turn')
      .columns(['owner', 'session', 'created_at', 'id'])
      .execute();
    await schema
      .createTable('counter')
      .addColumn('name', id, (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('counter_end').on('counter').column('ends_at').execute();
    await schema
      .createTable('lease')
      .addColumn('scope', id, (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('holder', id, (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('lease_pk', ['scope', 'place'])
      .execute();
    await schema.createIndex('lease_holder').on('lease').column('holder').execute();
  },
};
