// Marking whole lists as read, and undoing it; beyond the specification. Guests may, by their
// device.
import * as z from 'zod';
import { envelopeShape } from '../envelope';
import { id, tabKey, whole } from '../fields';
import { operation } from '../operation';

/** A tab, a topic, or the events of every topic that the reader follows. */
const markedList = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tab'), tab: tabKey }),
  z.object({ kind: z.literal('topic'), id }),
  z.object({ kind: z.literal('followed') }),
]);

const markedAt = whole(1);

export const readMarkOperations = {
  /**
   * Marks everything unread in a list as read, up to `until` (milliseconds; default now). Returns
   * the number of events, and `marked_at` for undoing it. Events that were read before and
   * rewritten since stay marked as updated.
   */
  MarkAllRead: operation({
    group: 'read-marks',
    method: 'POST',
    path: '/api/events/v1/mark_all_read',
    input: z.object({ list: markedList, until: markedAt.optional() }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ count: z.number(), marked_at: z.number() }).optional(),
    }),
    sample: { list: { kind: 'tab', tab: 'recommend' }, until: 1_700_000_000_000 },
  }),
  /** Undoes one such call: what it marked is unread again. Repeating it is harmless. */
  UndoMarkAllRead: operation({
    group: 'read-marks',
    method: 'POST',
    path: '/api/events/v1/undo_mark_all_read',
    input: z.object({ marked_at: markedAt }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ count: z.number() }).optional(),
    }),
    sample: { marked_at: 1_700_000_000_000 },
  }),
};
