// Accounts: who somebody is, how they prove it, where they are signed in, and what stands between a
// guesser and them. Codes and sessions are kept as hashes, addresses of strangers as keyed hashes.
import type { Migration } from './migration';

export const accounts: Migration = {
  name: '005-accounts',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('account')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('birthday', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identity')
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('subject', id, (column) => column.notNull())
      .addColumn('user_id', id, (column) => column.notNull().references('account.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_pk', ['kind', 'subject'])
      .execute();
    await schema.createIndex('identity_user').on('identity').column('user_id').execute();
    await schema
      .createTable('session')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('user_id', id, (column) => column.notNull().references('account.id'))
      .addColumn('method', id, (column) => column.notNull())
      .addColumn('device', id)
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('session_user').on('session').column('user_id').execute();
    await schema.createIndex('session_seen').on('session').column('seen_at').execute();
    await schema
      .createTable('login_code')
      .addColumn('scene', id, (column) => column.notNull())
      .addColumn('subject', id, (column) => column.notNull())
      .addColumn('flow', id, (column) => column.notNull())
      .addColumn('digest', id, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('login_code_pk', ['scene', 'subject'])
      .execute();
    await schema.createIndex('login_code_end').on('login_code').column('ends_at').execute();
    await schema
      .createTable('login_failure')
      .addColumn('subject', id, (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_until', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('login_failure_start')
      .on('login_failure')
      .column('started_at')
      .execute();
    await schema
      .createTable('login_flow')
      .addColumn('state', id, (column) => column.primaryKey())
      .addColumn('flow', id, (column) => column.notNull())
      .addColumn('provider', id, (column) => column.notNull())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('login_flow_end').on('login_flow').column('ends_at').execute();
    await schema.createIndex('lease_end').on('lease').column('ends_at').execute();
  },
};
