// What the newsroom asks of its database about messages to readers. A message is a kind, what it is
// about and data: its text is made when it is read, in the language of whoever reads it.
import type { MessageKind } from '@/lib/model/messages/kinds';
import type { LocalizedText } from '@/lib/model/text/languages';
import type { Cursor, Owner, Page } from './listing';

/** What a text is made of; only what its kind needs. */
export type MessagePayload = {
  event_id?: string;
  topic_id?: string;
  comment_id?: string;
  reply_id?: string;
  bot_id?: string;
  post_id?: string;
  report_id?: string;
  /** The id of the account that did it: its name is looked up, so that it goes with the account. */
  actor?: string;
  /** What it is about is called so, where nothing can be looked up: a bot, a post. */
  name?: LocalizedText;
  /** Words of an operator, as they were written. */
  words?: LocalizedText;
};

export type NewMessage = {
  owner: Owner;
  kind: MessageKind;
  /** What happened, unique for its owner: told once, however often it is added. */
  key: string;
  /** Unread messages of one kind about one subject are one message with a count. */
  subject: string;
  /** How many things this is; 1. */
  count?: number;
  payload: MessagePayload;
  now: number;
};

export type StoredMessage = Required<Pick<NewMessage, 'kind' | 'subject' | 'count' | 'payload'>> & {
  id: string;
  /** Of the first thing and of the last one, ms. */
  created_at: number;
  updated_at: number;
  read: boolean;
};

/** A reader's favorite or followed topic in which something is new. */
export type News = { owner: Owner; id: string; version: string; at: number; items: number };
/** Where a round over what is new goes on. */
export type NewsPlace = readonly [at: number, id: string, owner: string];

export interface MessageStore {
  /** False when its key was added before. The last payload of a batch counts. */
  add(message: NewMessage): Promise<boolean>;
  /**
   * What was told is gone: a batch counts one less and says the last of what is left, and a message of
   * this alone goes. With `unread` only while nobody has read it: what was read stays told, and is
   * never told again.
   */
  takeBack(thing: Pick<NewMessage, 'owner' | 'kind' | 'key'> & { unread?: boolean }): Promise<void>;
  /** The last changed first; none of the types `without`. */
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
   * By ids, of a type, of a kind, about subjects, or with `{}` all; none of the types `without`, and
   * with `until` none that changed after it. What is read stays so.
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
  /** Removes at most `limit` that did not change since `before`; how many went. */
  forget(before: number, limit: number): Promise<number>;
  /** Favorites that changed after `place`, until `until` (ms), for readers who did not read that version. */
  changedFavorites(place: NewsPlace, until: number, limit: number): Promise<News[]>;
  /** Followed topics that got items after `place`, until `until` (ms); `items` came with the last search. */
  changedTopics(place: NewsPlace, until: number, limit: number): Promise<News[]>;
}
