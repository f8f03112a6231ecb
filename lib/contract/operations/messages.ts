// Messages to readers: listing, marking as read and counting them.
import * as z from 'zod';
import { messageKindNames, messagePage, messagePageMost } from '@/lib/model/messages/kinds';
import { MessageType } from '@/lib/model/wire/enums';
import { envelopeShape } from '../envelope';
import { count, cursor, id, ids, whole } from '../fields';
import { message } from '../message';
import { operation } from '../operation';

const typeNames = Object.entries(MessageType);

/** A type as number or name; 0 and '' mean no type. */
const type = z.preprocess((given) => {
  if (given === '' || given === 0 || given === '0') return undefined;
  const named = typeNames.find(([name]) => name.toLowerCase() === String(given).toLowerCase());
  if (named) return named[1];
  return typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
}, z.enum(MessageType).optional());

const subType = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.enum(messageKindNames).optional(),
);

/** `types` leaves out those without unread messages. */
const unread = z.object({
  unread_count: z.number().default(0),
  types: z.array(z.object({ type: z.enum(MessageType), count: z.number() })).default([]),
  /** Whether the reader's quiet hours, in which no count is shown, apply now. */
  quiet: z.boolean().default(false),
});

const unreadAnswer = z.object({ ...envelopeShape, data: unread.optional() });

export const messageOperations = {
  /** A signed-in reader's messages, most recently changed first. */
  ListMessages: operation({
    group: 'messages',
    method: 'GET',
    path: '/api/messages/v1/list',
    input: z.object({
      type,
      sub_type: subType,
      cursor,
      limit: count(messagePage, messagePageMost),
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          messages: z.array(message).default([]),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .optional(),
    }),
    list: ['data', 'messages'],
    sample: { type: MessageType.Comment, sub_type: 'reply', cursor: '', limit: 20 },
  }),
  /**
   * Marks a signed-in reader's messages as read: by ids, all of a type or sub_type, or `all`.
   * `until` excludes those that changed after that time (ms). Returns what is unread afterwards.
   */
  MarkMessagesRead: operation({
    group: 'messages',
    method: 'POST',
    path: '/api/messages/v1/mark_read',
    input: z.object({
      message_id: id.optional(),
      message_ids: ids.optional(),
      type,
      sub_type: subType,
      all: z.boolean().default(false),
      until: whole(0, 8_640_000_000_000_000).optional(),
    }),
    output: unreadAnswer,
    sample: { message_ids: ['m_sample'], all: false },
  }),
  /**
   * The number of unread messages; 0 if nobody is signed in. A count of 1,000 means that many or
   * more.
   */
  GetUnreadMessageCount: operation({
    group: 'messages',
    method: 'GET',
    path: '/api/messages/v1/get_unread_count',
    input: z.object({}),
    output: unreadAnswer,
    sample: {},
  }),
};
