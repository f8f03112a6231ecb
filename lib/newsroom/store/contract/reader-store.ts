// What one reader did, was shown, wants more or less of, and may take along. Rows of a reader hang on
// their `Owner`; times are milliseconds since 1970.
import type { Mute } from '@/lib/model/feed/mutes';
import type { QuietHours } from '@/lib/model/messages/kinds';
import type { Language } from '@/lib/model/text/languages';
import type { OwnDataSection } from '@/lib/model/account/own-data';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page, Reading } from './listing';
import type { StoredTurn } from './turn-store';

/** What one reader did to one event. */
export type ReaderMark = {
  read_version?: string;
  /** How far that version was read; absent at its top. */
  place?: number;
  liked: boolean;
  favorite: boolean;
};

/** What does not interest a reader. Moments are named only: whether there is one is not checked. */
export type Disliked = { kind: 'event' | 'moment'; id: string; version?: string };

/** `target` and `reason` are numbers of `ReportTarget` and `ReportReason`. */
export type StoredReport = {
  target: number;
  event_id?: string;
  event_version_id?: string;
  reason: number;
  text?: string;
  /** What the assistant was asked and said, of a report about it. */
  turn?: Pick<StoredTurn, 'id' | 'question' | 'chunks'>;
  /** The comment or reply that it is about, with its words as they were. */
  comment?: { id: string; text: string; owner?: Owner };
};

export interface ReaderStore {
  marks(owner: Owner, eventIds: readonly string[]): Promise<Map<string, ReaderMark>>;
  /** Without a version the current one counts as read. False when the event is unknown. */
  markRead(
    owner: Owner,
    eventId: string,
    version: string | undefined,
    now: number,
  ): Promise<boolean>;
  /** How far a version was read that is marked as read; of any other one nothing is kept. */
  keepPlace(owner: Owner, eventId: string, version: string, place: number): Promise<void>;
  /** A like is a row, the count is kept beside it in the same transaction; repeating is harmless. */
  setLiked(owner: Owner, eventIds: readonly string[], liked: boolean, now: number): Promise<void>;
  setFavorite(
    owner: Owner,
    eventIds: readonly string[],
    favorite: boolean,
    now: number,
  ): Promise<void>;
  /** The favorites of a reader that are still live, newest first. */
  favorites(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredEvent>>;
  /** Takes an event out of this reader's lists, not out of their favorites. False when unknown. */
  dislike(owner: Owner, target: Disliked, now: number): Promise<boolean>;
  /** Which of these events a reader disliked. */
  disliked(owner: Owner, eventIds: readonly string[]): Promise<Set<string>>;
  /** Keeps what a reader reports, for those who run the site. */
  report(owner: Owner, report: StoredReport, now: number): Promise<void>;
  /**
   * Remembers what a reader was shown in a tab, given from the top of the list down; the history
   * list reads it back, newest first. What is shown again becomes newest again.
   */
  addShown(owner: Owner, tab: string, eventIds: readonly string[], now: number): Promise<void>;
  shown(
    owner: Owner,
    tab: string,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<StoredEvent>>;
  /** That a device was here, to the month; one that keeps nothing is not noted. */
  noteSeen(device: string, now: number): Promise<void>;
  saveDeviceSettings(
    device: string,
    settings: { language: string; device_language: string },
    now: number,
  ): Promise<void>;
  deviceSettings(
    device: string,
  ): Promise<{ language: string; device_language: string } | undefined>;
}

/** A keyword of a category (a tab) that a reader wants to hear more of. */
export type Interest = { category: string; keyword: string };

export interface InterestStore {
  /** What there is to choose from: keywords of the newest events, those in `lang` first. */
  candidates(
    categories: readonly string[],
    lang: Language,
  ): Promise<{ category: string; keywords: string[] }[]>;
  /** By category and keyword. */
  of(owner: Owner): Promise<Interest[]>;
  /** Makes this the whole selection. */
  replace(owner: Owner, interests: readonly Interest[], now: number): Promise<void>;
  /** False, and nothing changed, when too few would be left. */
  change(
    owner: Owner,
    change: { add: readonly Interest[]; remove: readonly Interest[] },
    now: number,
  ): Promise<boolean>;
  /**
   * Live events in the order of the interests of `taste`, without what does not interest `owner`;
   * cursors are of the same form as a tab's.
   */
  page(query: {
    taste: Owner;
    owner: Owner;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
    reading?: Reading;
  }): Promise<Page<StoredEvent>>;
  /** Why an event stands where it does in a tab; undefined where the tab does not have it. */
  placeOf(query: PlaceQuery): Promise<EventPlace | undefined>;
  /** Whether a selection was ever saved, and whether it may shape the lists. */
  setting(
    owner: Owner,
  ): Promise<{ initialized: boolean; personalized: boolean; quiet_hours?: QuietHours }>;
  markInitialized(owner: Owner, now: number): Promise<void>;
  setPersonalized(owner: Owner, wanted: boolean): Promise<void>;
  /** The hours in which the reader wants no count of messages; null: none. */
  setQuietHours(owner: Owner, quiet: QuietHours | null): Promise<void>;
}

/** What readers want less of. */
export interface MuteStore {
  /** Newest first. */
  of(owner: Owner): Promise<Mute[]>;
  /** False, and nothing changed, when the reader has the most of its kind. Repeating is harmless. */
  add(owner: Owner, mute: Mute, now: number): Promise<boolean>;
  remove(owner: Owner, mute: Mute): Promise<void>;
  /** Which of these events are about a subject. */
  about(subject: string, eventIds: readonly string[]): Promise<string[]>;
  /** What an event is about, in this language as far as it says so: names as readers read them. */
  subjects(eventId: string, lang: Language): Promise<string[]>;
}

/** The parts of an event's score in a list, each in milliseconds; `score` is their sum. */
export type EventPlace = {
  score: number;
  /** Its time with what its sources lift it by: the same for every reader. */
  rank_time: number;
  release_time: number;
  /** What a list of this reader adds, and for which of their wishes. */
  language: number;
  interest: { ms: number; keywords: string[] };
  category: { ms: number; categories: string[] };
  subject: { ms: number; labels: string[] };
};

/** `taste`: whose interests order the list, where any do. */
export type PlaceQuery = {
  tab: string;
  id: string;
  owner?: Owner;
  taste?: Owner;
  reading?: Reading;
};

/** What came while a reader was away; `since` in milliseconds, the newest first. */
export interface SinceStore {
  /** Events of the first tab with a report since then, which this reader was not shown. */
  fresh(query: {
    owner?: Owner;
    since: number;
    limit: number;
    reading: Reading;
  }): Promise<StoredEvent[]>;
  /** What this reader has read, and what has another version since then. */
  rewritten(query: { owner: Owner; since: number; limit: number }): Promise<StoredEvent[]>;
}

export interface OwnDataStore {
  /** Every row of a section, oldest first; none is left out, taken-down events neither. */
  page(
    owner: Owner,
    section: OwnDataSection,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<Record<string, unknown>>>;
}
