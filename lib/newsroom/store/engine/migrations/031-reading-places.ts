// How far an account has read an event, beside the version that it read: the row goes with what it
// belongs to, the event and the reader, and there are no more places than reads.
import type { Migration } from './migration';

export const readingPlaces: Migration = {
  name: '031-reading-places',
  async up({ schema }) {
    await schema.alterTable('event_read').addColumn('place', 'integer').execute();
  },
};
