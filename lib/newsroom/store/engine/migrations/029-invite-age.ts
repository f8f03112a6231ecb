// Invitations are listed by age and go by it: without an index a page read them all.
import type { Migration } from './migration';

export const inviteAge: Migration = {
  name: '029-invite-age',
  async up(db) {
    await db.schema
      .createIndex('invite_age')
      .on('invite')
      .columns(['created_at', 'subject'])
      .execute();
  },
};
