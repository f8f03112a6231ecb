// What the newsroom needs from its database about messages to readers. A message stores a kind, a
// subject and data; its text is made when it is read, in the reader's language.
import type { MessageKind } from '@/lib/model/messages/kinds';
import type { LocalizedText } from '@/lib/model/text/languages';
import type { Cursor, Owner, Page } from './listing';

/** The data its text is made of; only what its kind needs. */
export type MessagePayload = {
  event_id?: string;
  topic_id?: string;
  comment_id?: string;
  reply_id?: string;
  bot_id?: string;
  post_id?: string;
  report_id?: string;
  /**
   * The id of the account that acted: its name is looked up, so that it disappears with the
   * account.
   */
  actor?: string;
  /** The name of its subject where nothing can be looked up: a bot, a post. */
  name?: LocalizedText;
  /** An operator's words as written. */
  words?: LocalizedText;
};

export type NewMessage = {
  owner: Owner;
  kind: MessageKind;
  /**
   * Identifies the happening, unique for its owner: it is reported once, however often it is added.
   */
  key: string;
  /** Unread messages of one kind about one subject become one message with a count. */
  subject: string;
  /** How many things it stands for; default 1. */
  count?: number;
  payload: MessagePayload;
  now: number;
};

export type StoredMessage = Required<Pick<NewMessage, 'kind' | 'subject' | 'count' | 'payload'>> & {
  id: string;
  /** Times of the first and the last thing, ms. */
  created_at: number;
  updated_at: number;
  read: boolean;
};

/** News about a favorite or a followed topic of a reader. */
export type News = { owner: Owner; id: string; version: string; at: number; items: number };
/** Where the next round over the news continues. */
export type NewsPlace = readonly [at: number, id: string, owner: string];

export interface MessageStore {
  /** False when its key was added before. The last payload of a batch counts. */
  add(message: NewMessage): Promise<boolean>;
  /**
   * The thing is gone: a batch counts one less and shows the newest of what is left, and a message
   * of this thing alone is deleted. With `unread` only while nobody has read it: what was read
   * stays recorded, and is never reported again.
   */
  takeBack(thing: Pick<NewMessage, 'owner' | 'kind' | 'key'> & { unread?: boolean }): Promise<void>;
  /** Most recently changed first; leaves out the types in `without`. */
  list(
    owner: Owner,
    query: {
      type?: number;
      kind?: string;
      without?: readonly number[];
      cursor?: Cursor;
      limit: number;
    },
  ): Promise<Page<StoredMessage>>;
  /**
   * By ids, of a type, of a kind, about subjects, or with `{}` all; leaves out the types in
   * `without`, and with `until` those that changed after it. What is read already keeps its time.
   */
  markRead(
    owner: Owner,
    which: {
      ids?: readonly string[];
      type?: number;
      kind?: string;
      subjects?: readonly string[];
      without?: readonly number[];
      until?: number;
    },
    now: number,
  ): Promise<void>;
  /** By type, counted up to `unreadCounted` in all. */
  unreadCount(owner: Owner): Promise<Map<number, number>>;
  /** Deletes at most `limit` messages that did not change since `before`, and returns how many. */
  forget(before: number, limit: number): Promise<number>;
  /**
   * Favorites that changed after `place`, up to `until` (ms), for readers who did not read that
   * version.
   */
  changedFavorites(place: NewsPlace, until: number, limit: number): Promise<News[]>;
  /**
   * Followed topics that got items after `place`, until `until` (ms), and are not taken down; so many
   * `items` that are live came with the last search.
   */
  changedTopics(place: NewsPlace, until: number, limit: number): Promise<News[]>;
}
