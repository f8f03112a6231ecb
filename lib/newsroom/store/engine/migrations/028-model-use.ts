// What the models used, in tokens, by day, purpose and model.
import type { Migration } from './migration';

export const modelUse: Migration = {
  name: '028-model-use',
  async up(db, engine) {
    const id = engine.idType;
    await db.schema
      .createTable('model_use')
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('purpose', id, (column) => column.notNull())
      .addColumn('model', id, (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('estimated', 'integer', (column) => column.notNull())
      .addColumn('tokens_in', 'bigint', (column) => column.notNull())
      .addColumn('tokens_out', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_use_pk', ['day', 'purpose', 'model'])
      .execute();
  },
};
