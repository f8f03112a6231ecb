// Work that any number of workers share, as rows: what is to be done, and the lanes that keep two of
// them from one host at once. And what changed lately, for whoever keeps copies of it.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const jobs: Migration = {
  name: '025-jobs',
  async up(db, engine) {
    const { schema } = db;
    const id = engine.idType;
    await schema
      .createTable('job')
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('id', id, (column) => column.notNull())
      .addColumn('lane', id, (column) => column.notNull())
      .addColumn('rank', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('claims', 'integer', (column) => column.notNull())
      .addColumn('holder', id)
      .addColumn('error', 'text')
      .addColumn('parked_at', 'bigint')
      .addPrimaryKeyConstraint('job_pk', ['kind', 'id'])
      .execute();
    await schema.createIndex('job_rank').on('job').columns(['kind', 'rank', 'id']).execute();
    await schema
      .createTable('job_lane')
      .addColumn('kind', id, (column) => column.notNull())
      .addColumn('name', id, (column) => column.notNull())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_lane_pk', ['kind', 'name'])
      .execute();
    await schema
      .createTable('change')
      .addColumn('subject', id, (column) => column.primaryKey())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('change_time').on('change').column('changed_at').execute();
    // Pages that were wanted before there were jobs.
    await sql`
      insert into job (kind, id, lane, rank, due_at, claims)
      select 'page', article_id, host, -published_at, due_at, 0 from page where due_at is not null
    `.execute(db);
    await sql`
      insert into job_lane (kind, name, free_at)
      select distinct 'page', host, 0 from page where due_at is not null
    `.execute(db);
  },
};
