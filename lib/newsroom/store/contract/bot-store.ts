// What the newsroom keeps of bots: saved queries that readers follow and that post what they find.
import type { BotCategory } from '@/lib/model/limits/bots';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { BotField } from './bot-field';
import type { Cursor, Owner, Page } from './listing';

/** What an operator says of a bot. */
export type BotDescription = {
  id: string;
  name: LocalizedText;
  description: LocalizedText;
  /** A name of `botIcons`. */
  icon: string;
  category: BotCategory;
  field: BotField;
  /** The most that it posts in a day. */
  per_day: number;
};

export type StoredBot = BotDescription & {
  /** Hidden ones are in no list and post nothing; what they posted is hidden with them. */
  hidden: boolean;
  /** It comes with the product, and no operator has changed it. */
  shipped: boolean;
  follow_count: number;
  post_count: number;
  /** When it last posted, milliseconds; 0 when never. */
  posted_at: number;
  created_at: number;
  updated_at: number;
};

/** How a reader wants a bot that they follow. */
export type BotSettings = {
  /** What holds one of these is posted for this reader, too. */
  extra_words: string[];
  /** What holds one of these is left out for this reader. */
  left_out_words: string[];
  /** Of events; none: all. */
  languages: Language[];
  /** Posts a day; 0: as many as there are. */
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
  /** '' for everybody; else the reader by whose own words it was found. */
  owner: Owner | '';
  event_id: string;
  /** When the news was, milliseconds: what lists are ordered by. */
  time: number;
  line: PostLine;
};

export type StoredPost = NewPost & {
  id: string;
  /** Which one of its bot it was on its day, from 1. */
  ordinal: number;
  /** As lists have it. */
  event: StoredEvent;
};

/** Whose posts are listed: of a bot, for everybody or for one reader. */
export type PostSource = Pick<NewPost, 'bot_id' | 'owner'>;

/** Where a round ended: everything that changed before is matched. */
export type RoundPlace = { updated_at: number; id: string };

export interface BotStore {
  /** Every bot, hidden ones too, by category and id; there are never more than `botsMost`. */
  all(): Promise<StoredBot[]>;
  get(id: string): Promise<StoredBot | undefined>;
  /** Makes or changes a bot for an operator. False when there are too many. */
  save(bot: BotDescription, now: number): Promise<boolean>;
  /** False when there is no such bot. */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** The bots of the product as this version has them, but for those that an operator changed. */
  ship(bots: readonly BotDescription[], now: number): Promise<void>;
  /** In a transaction: whoever else counts what this reader follows waits until it is over. */
  takeTurn(owner: Owner): Promise<void>;
  /** Repeating is harmless. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  /** The newest choice first. */
  follows(owner: Owner): Promise<BotFollow[]>;
  /** False, and nothing changed, when the reader does not follow it. */
  customize(owner: Owner, id: string, settings: BotSettings): Promise<boolean>;
  /** The words that readers added to bots. */
  extraWords(): Promise<{ owner: Owner; bot_id: string; words: string[] }[]>;
  /** Live events that changed after a place, oldest change first, without their articles. */
  changed(after: RoundPlace, limit: number): Promise<StoredEvent[]>;
  /** What was posted of these events, and for whom; a removed post bars them all, as everybody's. */
  posted(eventIds: readonly string[]): Promise<Pick<NewPost, 'bot_id' | 'owner' | 'event_id'>[]>;
  /** How many posts this has on the day of `time` (UTC). */
  countOnDay(source: PostSource, time: number): Promise<number>;
  /** Those that are new: a bot posts an event once. */
  post(posts: readonly NewPost[], now: number): Promise<Omit<StoredPost, 'event'>[]>;
  /** Live posts of these, or of all visible bots for everybody, newest first. */
  posts(query: {
    of?: readonly PostSource[];
    /** Posts before this time only. */
    before?: number;
    /** Leaves out the events that do not interest this reader. */
    reader?: Owner;
    cursor?: Cursor;
    limit: number;
  }): Promise<Page<StoredPost>>;
  /**
   * For operators: takes a post out of every list, for good; its bot does not post that event again.
   * False when that was done before, undefined when there is none.
   */
  removePost(id: string): Promise<boolean | undefined>;
  /** The newest posts of each of these. */
  newest(of: readonly PostSource[], each: number): Promise<StoredPost[]>;
  /** Remembers what a reader was shown, given from the top of the list down. */
  addShown(owner: Owner, postIds: readonly string[], now: number): Promise<void>;
  /** What a reader was shown, newest first. */
  shown(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredPost>>;
  /** Posts of events that are favorites of a reader, the newest choice first. */
  favorites(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredPost>>;
  /** Those that are live, in no order. */
  postsById(ids: readonly string[]): Promise<StoredPost[]>;
  /** Who follows a bot, by owner, those behind `after`: to tell them of its posts. */
  followers(
    id: string,
    after: string,
    limit: number,
  ): Promise<{ owner: Owner; settings: BotSettings }[]>;
}
