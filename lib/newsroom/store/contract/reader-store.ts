// What one reader did, was shown, wants more or less of, and may export. Rows of a reader belong to
// their `Owner`; times are milliseconds since 1970.
import type { Mute } from '@/lib/model/feed/mutes';
import type { QuietHours } from '@/lib/model/messages/kinds';
import type { Language } from '@/lib/model/text/languages';
import type { OwnDataSection } from '@/lib/model/account/own-data';
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Cursor, Owner, Page, Reading } from './listing';
import type { StoredTurn } from './turn-store';

/** A reader's relation to one event. */
export type ReaderMark = {
  read_version?: string;
  /** How far that version was read; absent at its start. */
  place?: number;
  liked: boolean;
  favorite: boolean;
};

/**
 * What a reader is not interested in. Moments are only named: whether one exists is not checked.
 */
export type Disliked = { kind: 'event' | 'moment'; id: string; version?: string };

/** `target` and `reason` are numbers of `ReportTarget` and `ReportReason`. */
export type StoredReport = {
  target: number;
  event_id?: string;
  event_version_id?: string;
  reason: number;
  text?: string;
  /** For a report about an answer of the assistant: the question and the answer. */
  turn?: Pick<StoredTurn, 'id' | 'question' | 'chunks'>;
  /** The comment or reply it is about, with its text at that time. */
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
  /** Stores how far a version was read. Ignored unless that version is the one marked as read. */
  keepPlace(owner: Owner, eventId: string, version: string, place: number): Promise<void>;
  /** Writes the row of a like and its count in one transaction. Idempotent. */
  setLiked(owner: Owner, eventIds: readonly string[], liked: boolean, now: number): Promise<void>;
  setFavorite(
    owner: Owner,
    eventIds: readonly string[],
    favorite: boolean,
    now: number,
  ): Promise<void>;
  /** The favorites of a reader that are still live, newest first. */
  favorites(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredEvent>>;
  /** Removes an event from this reader's lists, not from their favorites. False when unknown. */
  dislike(owner: Owner, target: Disliked, now: number): Promise<boolean>;
  /** Which of these events the reader is not interested in. */
  disliked(owner: Owner, eventIds: readonly string[]): Promise<Set<string>>;
  /** Stores a reader's report for those who run the site. */
  report(owner: Owner, report: StoredReport, now: number): Promise<void>;
  /**
   * Records what a reader was shown in a tab; the ids are in list order, top first. The history
   * list shows it newest first. An event shown again becomes the newest again.
   */
  addShown(owner: Owner, tab: string, eventIds: readonly string[], now: number): Promise<void>;
  shown(
    owner: Owner,
    tab: string,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<StoredEvent>>;
  /** Records that a device was used, to the month. A device that stores nothing is not recorded. */
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

/** A keyword of a category (a tab) that a reader wants more of. */
export type Interest = { category: string; keyword: string };

export interface InterestStore {
  /** Keywords to choose from, taken from the newest events, those in `lang` first. */
  candidates(
    categories: readonly string[],
    lang: Language,
  ): Promise<{ category: string; keywords: string[] }[]>;
  /** By category and keyword. */
  of(owner: Owner): Promise<Interest[]>;
  /** Replaces the whole selection. */
  replace(owner: Owner, interests: readonly Interest[], now: number): Promise<void>;
  /** False, and nothing changed, when too few would be left, or more than the most and no fewer. */
  change(
    owner: Owner,
    change: { add: readonly Interest[]; remove: readonly Interest[] },
    now: number,
  ): Promise<boolean>;
  /**
   * Live events in the order of the interests of `taste`, without those `owner` is not interested
   * in; cursors have the same form as those of a tab.
   */
  page(query: {
    taste: Owner;
    owner: Owner;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
    reading?: Reading;
  }): Promise<Page<StoredEvent>>;
  /** Why an event has its place in a tab; undefined where the tab does not contain it. */
  placeOf(query: PlaceQuery): Promise<EventPlace | undefined>;
  /** Whether a selection was ever saved, and whether it may influence the lists. */
  setting(
    owner: Owner,
  ): Promise<{ initialized: boolean; personalized: boolean; quiet_hours?: QuietHours }>;
  markInitialized(owner: Owner, now: number): Promise<void>;
  setPersonalized(owner: Owner, wanted: boolean): Promise<void>;
  /** The hours in which the reader wants no message count; null: none. */
  setQuietHours(owner: Owner, quiet: QuietHours | null): Promise<void>;
}

/** What readers want less of. */
export interface MuteStore {
  /** Newest first. */
  of(owner: Owner): Promise<Mute[]>;
  /** False, and nothing changed, when the reader has the most of its kind. Idempotent. */
  add(owner: Owner, mute: Mute, now: number): Promise<boolean>;
  remove(owner: Owner, mute: Mute): Promise<void>;
  /** Which of these events are about a subject. */
  about(subject: string, eventIds: readonly string[]): Promise<string[]>;
  /** The subjects of an event, in this language where it names them in it, as readers see them. */
  subjects(eventId: string, lang: Language): Promise<string[]>;
}

/** The parts of an event's score in a list, each in milliseconds; `score` is their sum. */
export type EventPlace = {
  score: number;
  /** Its time plus what its sources add: the same for every reader. */
  rank_time: number;
  release_time: number;
  /** What a list of this reader adds, and for which of their interests. */
  language: number;
  interest: { ms: number; keywords: string[] };
  category: { ms: number; categories: string[] };
  subject: { ms: number; labels: string[] };
};

/** `taste`: whose interests order the list, if any. */
export type PlaceQuery = {
  tab: string;
  id: string;
  owner?: Owner;
  taste?: Owner;
  reading?: Reading;
};

/** What arrived while a reader was away, newest first; `since` in milliseconds. */
export interface SinceStore {
  /** Events of the first tab with a report since then that this reader was not shown. */
  fresh(query: {
    owner?: Owner;
    since: number;
    limit: number;
    reading: Reading;
  }): Promise<StoredEvent[]>;
  /** Events that this reader has read and that have a new version since then. */
  rewritten(query: { owner: Owner; since: number; limit: number }): Promise<StoredEvent[]>;
}

export interface OwnDataStore {
  /** Every row of a section, oldest first; nothing is left out, not even taken-down events. */
  page(
    owner: Owner,
    section: OwnDataSection,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<Record<string, unknown>>>;
}
