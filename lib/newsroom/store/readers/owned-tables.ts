// The tables whose rows belong to a reader. The compiler keeps the list complete: a new table with
// an `owner` needs a line here, and so is deleted with its reader and moved with a device.
import type { Schema } from '../engine/schema';

export type OwnedTable = {
  [T in keyof Schema]: 'owner' extends keyof Schema[T] ? T : never;
}[keyof Schema];

/** The columns that, with the owner, identify a row: a reader has at most one of each. */
export const ownedTables: Record<OwnedTable, readonly string[]> = {
  access_token: ['id'],
  event_like: ['event_id'],
  event_collect: ['event_id'],
  event_read: ['event_id'],
  event_shown: ['tab', 'event_id'],
  disinterest: ['target', 'target_id'],
  comment: ['id'],
  comment_like: ['comment_id'],
  message: ['id'],
  mute: ['kind', 'value'],
  daily_mail: [],
  report: ['id'],
  chat_turn: ['id'],
  published_answer: ['turn_id'],
  answer_rating: ['turn_id'],
  bot_follow: ['bot_id'],
  bot_post: ['bot_id', 'event_id'],
  post_shown: ['post_id'],
  track_follow: ['track_id'],
  track_maker: ['track_id'],
  theme: ['id'],
  theme_follow: ['theme_id'],
  theme_feed: ['theme_id', 'feed_id'],
  theme_run: ['id'],
  interest: ['category', 'keyword'],
  reader_setting: [],
  reading_timer: ['timer'],
  remote_value: ['name'],
};
