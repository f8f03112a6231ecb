// Reports of a day, one a language, and who wants them by mail.
import type { Migration } from './migration';

export const dailyReports: Migration = {
  name: '017-daily-reports',
  async up({ schema }, engine) {
    const id = engine.idType;
    await schema
      .createTable('daily_report')
      .addColumn('day', id, (column) => column.notNull())
      .addColumn('lang', id, (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('final', 'integer', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_report_pk', ['day', 'lang'])
      .execute();
    await schema
      .createTable('daily_mail')
      .addColumn('owner', id, (column) => column.primaryKey())
      .addColumn('wanted', 'integer', (column) => column.notNull())
      .addColumn('lang', id, (column) => column.notNull())
      .addColumn('day', id, (column) => column.notNull())
      .addColumn('state', id, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('event_release')
      .on('event')
      .columns(['taken_down', 'release_time'])
      .execute();
  },
};
