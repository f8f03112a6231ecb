// What the newsroom stores about bots: saved queries that readers follow and that post what they
// find.
import type { BotCategory } from '@/lib/model/limits/bots';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { BotField } from './bot-field';
import type { Cursor, Owner, Page } from './listing';

/** A bot as its operator describes it. */
export type BotDescription = {
  id: string;
  name: LocalizedText;
  description: LocalizedText;
  /** A name of `botIcons`. */
  icon: string;
  category: BotCategory;
  field: BotField;
  /** The most posts in a day. */
  per_day: number;
};

export type StoredBot = BotDescription & {
  /** A hidden bot is in no list and posts nothing; its earlier posts are hidden, too. */
  hidden: boolean;
  /** It ships with the product, and no operator has changed it. */
  shipped: boolean;
  follow_count: number;
  post_count: number;
  /** When it last posted, milliseconds; 0 when never. */
  posted_at: number;
  created_at: number;
  updated_at: number;
};

/** How a reader has customized a bot that they follow. */
export type BotSettings = {
  /** Events with one of these words are posted for this reader, too. */
  extra_words: string[];
  /** Events with one of these words are left out for this reader. */
  left_out_words: string[];
  /** Languages of events; empty means all. */
  languages: Language[];
  /** Posts a day; 0: no limit. */
  daily_limit: number;
};

export type BotFollow = { bot_id: string; followed_at: number; settings: BotSettings };

/** A sentence of an event with its citation mark, and the reference that the mark points to. */
export type PostLine = {
  lang: Language;
  text: string;
  order?: number;
  source?: string;
  title?: string;
  link: string;
};

export type NewPost = {
  bot_id: string;
  /** '' for everybody; else the reader whose own words found it. */
  owner: Owner | '';
  event_id: string;
  /** The time of the news, milliseconds: lists are sorted by it. */
  time: number;
  line: PostLine;
};

export type StoredPost = NewPost & {
  id: string;
  /** Its number among its bot's posts of that day, from 1. */
  ordinal: number;
  /** Without its article, as in lists. */
  event: StoredEvent;
};

/** Whose posts to list: a bot's, for everybody or for one reader. */
export type PostSource = Pick<NewPost, 'bot_id' | 'owner'>;

/** Where a round of matching ended: everything that changed before is done. */
export type RoundPlace = { updated_at: number; id: string };

export interface BotStore {
  /** Every bot, hidden ones too, by category and id; there are never more than `botsMost`. */
  all(): Promise<StoredBot[]>;
  get(id: string): Promise<StoredBot | undefined>;
  /** Creates or changes a bot for an operator. False when there are too many. */
  save(bot: BotDescription, now: number): Promise<boolean>;
  /** False when there is no such bot. */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** Updates the product's bots to this version, except those that an operator changed. */
  ship(bots: readonly BotDescription[], now: number): Promise<void>;
  /** Call in a transaction: others who count what this reader follows wait until it ends. */
  takeTurn(owner: Owner): Promise<void>;
  /** Idempotent. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  /** Most recently followed first. */
  follows(owner: Owner): Promise<BotFollow[]>;
  /** False, and nothing changed, when the reader does not follow it. */
  customize(owner: Owner, id: string, settings: BotSettings): Promise<boolean>;
  /** The words that readers added to bots. */
  extraWords(): Promise<{ owner: Owner; bot_id: string; words: string[] }[]>;
  /** Live events that changed after a place, oldest change first, without their articles. */
  changed(after: RoundPlace, limit: number): Promise<StoredEvent[]>;
  /**
   * Who these events were posted for. A removed post blocks the event for everybody, so it is
   * listed as everybody's.
   */
  posted(eventIds: readonly string[]): Promise<Pick<NewPost, 'bot_id' | 'owner' | 'event_id'>[]>;
  /** How many posts this source has on the day of `time` (UTC). */
  countOnDay(source: PostSource, time: number): Promise<number>;
  /** Stores the posts and returns the new ones: a bot posts an event once. */
  post(posts: readonly NewPost[], now: number): Promise<Omit<StoredPost, 'event'>[]>;
  /** Live posts of this source, or everybody's posts of all visible bots, newest first. */
  posts(query: {
    of?: readonly PostSource[];
    /** Posts before this time only. */
    before?: number;
    /** Leaves out events that this reader is not interested in. */
    reader?: Owner;
    cursor?: Cursor;
    limit: number;
  }): Promise<Page<StoredPost>>;
  /**
   * For operators: takes a post out of every list for good; its bot does not post that event again.
   * False when that was done before, undefined when there is no such post.
   */
  removePost(id: string): Promise<boolean | undefined>;
  /** The newest posts of each source. */
  newest(of: readonly PostSource[], each: number): Promise<StoredPost[]>;
  /** Records what a reader was shown; the ids are in list order, top first. */
  addShown(owner: Owner, postIds: readonly string[], now: number): Promise<void>;
  /** What a reader was shown, newest first. */
  shown(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredPost>>;
  /** Posts of events that the reader saved, most recently saved first. */
  favorites(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredPost>>;
  /** The live ones of these, in no order. */
  postsById(ids: readonly string[]): Promise<StoredPost[]>;
  /** A bot's followers by owner, those after `after`, for notifying them of its posts. */
  followers(
    id: string,
    after: string,
    limit: number,
  ): Promise<{ owner: Owner; settings: BotSettings }[]>;
}
