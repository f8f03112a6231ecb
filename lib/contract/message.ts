// A message to a reader, on the wire.
import * as z from 'zod';
import { isTimeZone, messageKindNames } from '@/lib/model/messages/kinds';
import { MessageType } from '@/lib/model/wire/enums';
import { id, whole } from './fields';

export const message = z.object({
  message_id: id,
  type: z.enum(MessageType),
  sub_type: z.enum(messageKindNames),
  /** How many things of one kind about one subject this message joins. */
  count: z.number().default(1),
  /** In the language of the call, made when it is read. */
  text: z.string().default(''),
  /** The tag of the language of `text`, where an operator wrote it in none of the call. */
  lang: z.string().optional(),
  is_read: z.boolean().default(false),
  /** Milliseconds since 1970: of the first thing, and of the last one. */
  created_at: z.number().default(0),
  updated_at: z.number().default(0),
  /** What it is about; what its kind does not need is absent. */
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

/** Full hours in which the bell shows no count; from 22 to 7 goes over midnight. */
export const quietHours = z.object({
  from: hour,
  to: hour,
  /** A name of the IANA list, such as `Asia/Manila`. */
  time_zone: z.string().max(64).refine(isTimeZone, 'is no time zone'),
});
