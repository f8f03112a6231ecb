// Nearly every event is live: an index that begins with `taken_down` is no way to find a few events,
// yet SQLite took it for one and read all live events at each like. By time alone it serves the
// reports of days as well. And what changed had two indexes of the same columns.
import type { Migration } from './migration';

export const eventIndexes: Migration = {
  name: '030-event-indexes',
  async up(db) {
    const { schema } = db;
    await schema.dropIndex('event_release').execute();
    await schema.dropIndex('event_changed').execute();
    await schema
      .createIndex('event_release')
      .on('event')
      .columns(['release_time', 'taken_down'])
      .execute();
  },
};
