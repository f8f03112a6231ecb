// A message to a reader on the wire.
import * as z from 'zod';
import { isTimeZone, messageKindNames } from '@/lib/model/messages/kinds';
import { MessageType } from '@/lib/model/wire/enums';
import { id, whole } from './fields';

export const message = z.object({
  message_id: id,
  type: z.enum(MessageType),
  sub_type: z.enum(messageKindNames),
  /** How many things of one kind about one subject this message combines. */
  count: z.number().default(1),
  /** In the language of the call, made when the message is read. */
  text: z.string().default(''),
  /** The language tag of `text`, if an operator did not write it in the language of the call. */
  lang: z.string().optional(),
  is_read: z.boolean().default(false),
  /** Milliseconds since 1970: of the first thing, and of the last. */
  created_at: z.number().default(0),
  updated_at: z.number().default(0),
  /** What it is about; fields that its kind does not need are absent. */
  event_id: id.optional(),
  topic_id: id.optional(),
  comment_id: id.optional(),
  reply_id: id.optional(),
  bot_id: id.optional(),
  post_id: id.optional(),
  report_id: id.optional(),
});
export type Message = z.output<typeof message>;

const hour = whole(0, 23);

/** Full hours in which the bell shows no count; 22 to 7 spans midnight. */
export const quietHours = z.object({
  from: hour,
  to: hour,
  /** An IANA time zone name, such as `Asia/Manila`. */
  time_zone: z.string().max(64).refine(isTimeZone, 'is no time zone'),
});
