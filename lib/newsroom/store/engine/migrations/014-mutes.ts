// What readers want less of: words, sources and subjects.
import type { Migration } from './migration';

export const mutes: Migration = {
  name: '014-mutes',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('mute')
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('value', id, (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mute_pk', ['owner', 'kind', 'value'])
      .execute();
  },
};
