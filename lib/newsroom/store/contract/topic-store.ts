// What topics ask of the database. Times are milliseconds since 1970.
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page } from './listing';

/** A topic that readers follow. */
export type StoredTopic = {
  id: string;
  /** What it is of (`e:` and an event, `q:` and words, `s:` and a name): there is one topic of it. */
  key: string;
  type: 'user_create' | 'editorial';
  name: LocalizedText;
  description: LocalizedText;
  /** An address, or ''. */
  icon: string;
  /** The language of the events that are looked for. */
  lang: Language;
  event_id?: string;
  /** What is looked for: terms of `cluster/terms.ts`, each with its share of the whole (1). */
  terms: Readonly<Record<string, number>>;
  /** How much of the terms an event must hold, 0 to 1; above 1 nothing is looked for. */
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
  /** An operator took it down: no reader finds it. */
  taken_down: boolean;
};

export type NewTopic = Omit<
  StoredTopic,
  'follow_count' | 'item_count' | 'search_count' | 'searched_at' | 'updated_at' | 'taken_down'
>;

/** How a reader stands to a topic they follow; `own`: they made it. */
export type FollowMark = { followed: boolean; has_updated: boolean; own: boolean };

/** What a topic looks for. */
export type TopicSearch = Pick<StoredTopic, 'terms' | 'least' | 'lang'>;

/** What a topic becomes; with other words it looks for other events. */
export type TopicEdit = Pick<StoredTopic, 'name'> & { sought?: TopicSearch };

/** An event in the timeline of a topic. */
export type StoredTopicItem = { event: StoredEvent; time: number };

export interface TopicStore {
  /** One that was taken down, or whose event was, is there for `all` alone. */
  get(id: string, all?: 'all'): Promise<StoredTopic | undefined>;
  /** For operators: all of them, newest first; `query` is a part of the name, in any case. */
  list(query: string, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  /** Takes a topic from every reader, or gives it back as it was. */
  takeDown(id: string, down: boolean): Promise<void>;
  /**
   * The topic of this key: the one that is there, else this one. `maker` made it when it is new, or
   * when nobody follows it.
   */
  create(topic: NewTopic, maker?: Owner): Promise<StoredTopic>;
  isMaker(owner: Owner, id: string): Promise<boolean>;
  /**
   * Changes what a reader made. Where others follow it, it stays theirs as it is, and the maker gets
   * a topic of their own under `newId`. With other words its events go; all else stays as it is at
   * that moment. Undefined, and nothing changed, when it is gone, taken down or no longer theirs.
   */
  edit(
    owner: Owner,
    id: string,
    to: TopicEdit & { newId: string },
    now: number,
  ): Promise<StoredTopic | undefined>;
  /** Takes what a reader made out of every list; where others follow it, it stays theirs. */
  remove(owner: Owner, id: string): Promise<void>;
  /** The topics of these events, by event. */
  ofEvents(eventIds: readonly string[]): Promise<Map<string, StoredTopic>>;
  /** The topics that anyone may see and that hold an event, the most followed first; a few. */
  holding(eventId: string): Promise<StoredTopic[]>;
  /** In a transaction: whoever else counts what this reader follows waits until it is over. */
  takeTurn(owner: Owner): Promise<void>;
  /** Repeating is harmless. A topic that nobody follows stops, a followed one runs. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  marks(owner: Owner, ids: readonly string[]): Promise<Map<string, FollowMark>>;
  markRead(owner: Owner, id: string, now: number): Promise<void>;
  /** What a reader follows, the newest choice first. */
  followed(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  followedCount(owner: Owner): Promise<number>;
  /** Topics with items that anyone may see, the most followed first. */
  hot(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopic>>;
  /** Live events of a topic, newest first. */
  items(id: string, cursor: Cursor | undefined, limit: number): Promise<Page<StoredTopicItem>>;
  /**
   * A cursor with which `items` goes on at a moment: at an event of the topic, or at what came at a
   * time or before. Undefined when the topic has no such event.
   */
  cursorAt(id: string, at: { event_id: string } | { time: number }): Promise<Cursor | undefined>;
  /** Running topics that wait longest for a search. */
  due(limit: number): Promise<StoredTopic[]>;
  /**
   * Ends a search: adds what is new among `events` and counts the search. Answers how many were new.
   * Nothing changes where there is no such topic, or one that looks for something else than `sought`.
   */
  found(
    id: string,
    events: readonly Pick<StoredEvent, 'id' | 'release_time'>[],
    now: number,
    sought?: TopicSearch,
  ): Promise<number>;
}
