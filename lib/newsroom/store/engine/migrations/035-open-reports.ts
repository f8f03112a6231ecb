// The index of closed reports was taken for the way to the open ones, which are as many as they are and
// were put in order at each look. With the age behind it, it has them in order.
import type { Migration } from './migration';

export const openReports: Migration = {
  name: '035-open-reports',
  async up(db) {
    await db.schema.dropIndex('report_closed').execute();
    await db.schema
      .createIndex('report_closed')
      .on('report')
      .columns(['closed_at', 'created_at', 'id'])
      .execute();
  },
};
