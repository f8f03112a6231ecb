// Lines of an event's course that an operator hid, beside what else was decided of the event: they
// stay hidden in every later version.
import type { Migration } from './migration';

export const hiddenMoments: Migration = {
  name: '032-hidden-moments',
  async up({ schema }) {
    await schema.alterTable('event_edit').addColumn('hidden_moments', 'text').execute();
  },
};
