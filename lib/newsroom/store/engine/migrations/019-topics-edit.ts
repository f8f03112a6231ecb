// Who made a topic: they alone may rename it, give it other words or delete it.
import { sql } from 'kysely';
import type { Migration } from './migration';

export const topicsEdit: Migration = {
  name: '019-topics-edit',
  async up(db, engine) {
    const id = engine.idType;
    await db.schema
      .createTable('track_maker')
      .addColumn('track_id', id, (column) => column.primaryKey().references('track.id'))
      .addColumn('owner', id, (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('track_maker_owner')
      .on('track_maker')
      .columns(['owner', 'made_at', 'track_id'])
      .execute();
    // Of topics from before, the only follower is the one whom a change concerns.
    await sql`
      insert into track_maker (track_id, owner, made_at)
      select track.id, track_follow.owner, track_follow.followed_at
      from track inner join track_follow on track_follow.track_id = track.id
      where track.type = 'user_create' and track.follow_count = 1
    `.execute(db);
  },
};
