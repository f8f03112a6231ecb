// What topics need from the database. Times are milliseconds since 1970.
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page } from './listing';

/** A topic that readers follow. */
export type StoredTopic = {
  id: string;
  /** What the topic is about (`e:` and an event, `q:` and words, `s:` and a name); unique. */
  key: string;
  type: 'user_create' | 'editorial';
  name: LocalizedText;
  description: LocalizedText;
  /** An address, or ''. */
  icon: string;
  /** The language of the events it searches. */
  lang: Language;
  event_id?: string;
  /** The search terms, from `cluster/terms.ts`, each with its share of the whole (1). */
  terms: Readonly<Record<string, number>>;
  /** How much of the terms an event must contain, 0 to 1; above 1 nothing is searched. */
  least: number;
  /** A number of `TopicStatus`. */
  status: number;
  follow_count: number;
  item_count: number;
  search_count: number;
  searched_at: number;
  created_at: number;
  /** When it last got an item. */
  updated_at: number;
  /** An operator took it down: readers cannot find it. */
  taken_down: boolean;
};

export type NewTopic = Omit<
  StoredTopic,
  'follow_count' | 'item_count' | 'search_count' | 'searched_at' | 'updated_at' | 'taken_down'
>;

/** A reader's relation to a topic they follow; `own`: they made it. */
export type FollowMark = { followed: boolean; has_updated: boolean; own: boolean };

/** What a topic searches for. */
export type TopicSearch = Pick<StoredTopic, 'terms' | 'least' | 'lang'>;

/** An edit of a topic; with other words it searches for other events. */
export type TopicEdit = Pick<StoredTopic, 'name'> & { sought?: TopicSearch };

/** An event in the timeline of a topic. */
export type StoredTopicItem = { event: StoredEvent; time: number };

export interface TopicStore {
  /** A topic that was taken down, or whose event was, is returned only with `all`. */
  get(id: string, all?: 'all'): Promise<StoredTopic | undefined>;
  /** For operators: all topics, newest first; `query` is a part of the name, in any case. */
  list(query: string, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  /** Hides a topic from every reader, or restores it as it was. */
  takeDown(id: string, down: boolean): Promise<void>;
  /**
   * Returns the topic with this key, creating it if there is none. `maker` becomes its maker when
   * it is new or nobody follows it.
   */
  create(topic: NewTopic, maker?: Owner): Promise<StoredTopic>;
  isMaker(owner: Owner, id: string): Promise<boolean>;
  /**
   * Changes a topic that the reader made. If others follow it, they keep it as it is, and the maker
   * gets a topic of their own under `newId`. With other words its events are removed; all else
   * stays as it is at that moment. Undefined, and nothing changed, when it is gone, taken down or
   * no longer theirs.
   */
  edit(
    owner: Owner,
    id: string,
    to: TopicEdit & { newId: string },
    now: number,
  ): Promise<StoredTopic | undefined>;
  /** Removes a topic that the reader made from every list; if others follow it, they keep it. */
  remove(owner: Owner, id: string): Promise<void>;
  /** The topics made from these events, by event. */
  ofEvents(eventIds: readonly string[]): Promise<Map<string, StoredTopic>>;
  /** A few topics that contain an event and that anyone may see, the most followed first. */
  holding(eventId: string): Promise<StoredTopic[]>;
  /** Call in a transaction: others who count what this reader follows wait until it ends. */
  takeTurn(owner: Owner): Promise<void>;
  /** Idempotent. A topic without followers stops; a followed one runs. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  marks(owner: Owner, ids: readonly string[]): Promise<Map<string, FollowMark>>;
  markRead(owner: Owner, id: string, now: number): Promise<void>;
  /** Topics that a reader follows, most recently followed first. */
  followed(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  followedCount(owner: Owner): Promise<number>;
  /** Topics with items that anyone may see, the most followed first. */
  hot(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  /** Live events of a topic, newest first. */
  items(id: string, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopicItem>>;
  /**
   * A cursor that makes `items` continue at a moment: at an event of the topic, or at what was
   * added at or before a time. Undefined when the topic has no such event.
   */
  cursorAt(id: string, at: { event_id: string } | { time: number }): Promise<Cursor | undefined>;
  /** Running topics, those searched longest ago first. */
  due(limit: number): Promise<StoredTopic[]>;
  /**
   * Finishes a search: adds the new ones among `events` and counts the search. Returns how many
   * were new. Changes nothing when the topic is gone or now searches for something else than
   * `sought`.
   */
  found(
    id: string,
    events: readonly Pick<StoredEvent, 'id' | 'release_time'>[],
    now: number,
    sought?: TopicSearch,
  ): Promise<number>;
}
