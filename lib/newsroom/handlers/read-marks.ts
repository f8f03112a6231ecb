// Marks whole lists as read, and undoes it.
import { readerOf, type Handlers } from '../context';

export const readMarkHandlers: Handlers<'read-marks'> = {
  async MarkAllRead({ list, until }, context) {
    const { store, now } = context;
    const asked = { owner: readerOf(context), of: list };
    const data = await store.streams.markAllRead(asked, Math.min(until ?? now, now), now);
    return { data };
  },

  async UndoMarkAllRead({ marked_at }, context) {
    const { store } = context;
    return { data: { count: await store.streams.unmark(readerOf(context), marked_at) } };
  },
};
