// What the newsroom asks of its database, whichever engine answers. Handlers, ingest and the
// clusterer know this interface only; SQL lives behind it.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Mute } from '@/lib/model/feed/mutes';
import type { QuietHours } from '@/lib/model/messages/kinds';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import type { OwnDataSection } from '@/lib/model/account/own-data';
import type { Postings } from '@/lib/newsroom/cluster/postings';
import type { Article, FeedSource, StoredEvent } from '@/lib/newsroom/types';
import type { BotStore } from './bot-store';
import type { AccountStore } from './account-store';
import type { EventEditStore } from './event-edit-store';
import type { FeedEditStore, FeedPollStore } from './feed-desk-store';
import type { OperatorStore } from './operator-store';
import type { Cursor, Owner, Page, Reading } from './listing';
import type { CommentStore } from './comment-store';
import type { ModelUseStore } from './model-use-store';
import type { MessageStore } from './message-store';
import type { ReportStore } from './report-store';
import type { DeliveryStore, FileStore } from './site-store';
import type { DailyMailStore, DailyReportStore } from './day-store';
import type { ChangeStore } from './change-store';
import type { InviteStore } from './invite-store';
import type { JobStore } from './job-store';
import type { PageStore } from './page-store';
import type { ReadingTimerStore, RemoteValueStore, StreamStore, TokenStore } from './program-store';
import type { ThemeStore } from './theme-store';
import type { TwinStore } from './twin-store';
import type { RetentionStore } from './retention-store';

export type { Cursor, Owner, Page, Reading };

/** What one reader did to one event. */
export type ReaderMark = {
  read_version?: string;
  /** How far that version was read; absent at its top. */
  place?: number;
  liked: boolean;
  favourite: boolean;
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

/** Which event an operation could not find is not an error: it is skipped and not counted. */
export interface EventStore {
  /**
   * The whole event, a taken-down one too (`taken_down` says so). Under the id of an event that
   * became part of another it is the other: everything that takes ids follows such redirects.
   */
  get(id: string): Promise<StoredEvent | undefined>;
  /**
   * Live events in the order of `ids`, each once. Like every list (`page`, `shown`) it leaves the
   * article out: `content`, `anchors`, `anchor_keywords`, `outline`, `highlights` and
   * `follow_up_questions` are empty, so never `save` an event that came from a list.
   */
  getMany(ids: readonly string[]): Promise<StoredEvent[]>;
  /**
   * Live events of a tab by rank, newest first, without `without`, without taken-down ones and
   * without those that do not interest `owner`.
   */
  page(query: {
    tab: string;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
    owner?: Owner;
    /** Leaves out the events of this other tab. */
    outside?: string;
    /** Who reads: of twins their language is listed. */
    reading?: Reading;
  }): Promise<Page<StoredEvent>>;
  /**
   * Writes the version, its tabs, its search rows and its reference hosts; likes are kept, and a
   * taken-down event stays taken down. `like_count` counts for a new event only.
   */
  save(event: StoredEvent): Promise<void>;
  /**
   * Makes `from` a part of `to` for good: its id redirects, and what readers did to it is done to
   * `to`, once a reader. False, and nothing changed, when either is unknown or taken down.
   */
  merge(from: string, to: string, now: number): Promise<boolean>;
  /** Which of these are events, live or taken down, or were before they became part of another. */
  inUse(ids: readonly string[]): Promise<Set<string>>;
  /** Which of these are taken down. */
  takenDown(ids: readonly string[]): Promise<Set<string>>;
  /** False when there is no such event. */
  takeDown(id: string): Promise<boolean>;
  /** Brings a taken-down event back into its lists. False when none of that id is taken down. */
  restore(id: string): Promise<boolean>;
  /** Whether any stored reference points to this host: what `/icon/{host}` may fetch. */
  knowsHost(host: string): Promise<boolean>;
  /** Live events, of a tab or of all. */
  count(tab?: string): Promise<number>;
}

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
  setFavourite(
    owner: Owner,
    eventIds: readonly string[],
    favourite: boolean,
    now: number,
  ): Promise<void>;
  /** What a reader collected and is still live, newest first. */
  favourites(owner: Owner, cursor: Cursor | undefined, limit: number): Promise<Page<StoredEvent>>;
  /** Takes an event out of this reader's lists, not out of their favourites. False when unknown. */
  dislike(owner: Owner, target: Disliked, now: number): Promise<boolean>;
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

/** What a topic becomes; with other words it looks for other events. */
export type TopicEdit = Pick<StoredTopic, 'name'> & {
  sought?: Pick<StoredTopic, 'terms' | 'least' | 'lang'>;
};

/** An event in the timeline of a topic. */
export type StoredTopicItem = { event: StoredEvent; time: number };

export interface TopicStore {
  /** One that was taken down is there for `all` alone. */
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
   * a topic of their own under `newId`. With other words its events go.
   */
  edit(
    owner: Owner,
    topic: StoredTopic,
    to: TopicEdit & { newId: string },
    now: number,
  ): Promise<StoredTopic>;
  /** Takes what a reader made out of every list; where others follow it, it stays theirs. */
  remove(owner: Owner, id: string): Promise<void>;
  /** The topics of these events, by event. */
  ofEvents(eventIds: readonly string[]): Promise<Map<string, StoredTopic>>;
  /** The topics that anyone may see and that hold an event, the most followed first; a few. */
  holding(eventId: string): Promise<StoredTopic[]>;
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
  /** Ends a search: adds what is new among `events` and counts the search. Answers how many were new. */
  found(
    id: string,
    events: readonly Pick<StoredEvent, 'id' | 'release_time'>[],
    now: number,
  ): Promise<number>;
}

export type FeedState = FeedSource & {
  id: string;
  etag?: string;
  last_modified?: string;
  /** When it may be polled next, milliseconds. */
  next_poll_at: number;
  failures: number;
  last_ok_at?: number;
  last_error?: string;
  /** Articles that its polls took in so far. */
  articles?: number;
};

export interface FeedStore {
  all(): Promise<FeedState[]>;
  find(id: string): Promise<FeedState | undefined>;
  save(feed: FeedState): Promise<void>;
}

export interface ArticleStore {
  /** Which of these ids are stored already. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /** Keeps what the feed gave: the text of a page (`teaser` is set) stays with the page. */
  save(article: Article): Promise<void>;
  find(id: string): Promise<Article | undefined>;
  /** Puts articles into another event. */
  move(ids: readonly string[], eventId: string): Promise<void>;
  /** The articles of one event, oldest first, each with the text of its page where that was read. */
  ofEvent(eventId: string): Promise<Article[]>;
  count(): Promise<number>;
}

/** How a turn of the assistant stands; `open` while it is being answered. */
export type TurnState = 'open' | 'done' | 'failed' | 'canceled';

export type StoredTurn = {
  owner: Owner;
  /** Made by the client, unique for its owner. */
  id: string;
  /** The conversation it belongs to. */
  session: string;
  event_id?: string;
  question: string;
  language: string;
  /** A hash of the message: another one under the same id is another question. */
  digest: string;
  /** What was answered, as far as it came. */
  chunks: ChatChunk[];
  state: TurnState;
  attempts: number;
  created_at: number;
};

export interface TurnStore {
  find(owner: Owner, id: string): Promise<StoredTurn | undefined>;
  /**
   * False when the owner has a turn of this id. Turns older than {@link chatTurnMs} go: no reader
   * has them any more.
   */
  begin(turn: Omit<StoredTurn, 'chunks' | 'state' | 'attempts'>): Promise<boolean>;
  /** Opens a turn that did not end well once more; false when it did, or was tried too often. */
  beginAgain(owner: Owner, id: string): Promise<boolean>;
  end(
    owner: Owner,
    id: string,
    state: Exclude<TurnState, 'open'>,
    chunks: readonly ChatChunk[],
  ): Promise<void>;
  /** The answered turns of a conversation, newest first. */
  recent(owner: Owner, session: string, limit: number): Promise<StoredTurn[]>;
  /** Removes a reader's turns. */
  remove(owner: Owner, ids: readonly string[]): Promise<void>;
}

/** An answer that anybody may read who has its id. */
export type PublishedAnswer = Pick<
  StoredTurn,
  'id' | 'event_id' | 'question' | 'language' | 'chunks'
> & {
  asked_at: number;
};

export interface PublishedStore {
  /** Makes a copy of the turn public and answers its id; the same id when it is public already. */
  publish(turn: StoredTurn, now: number): Promise<string>;
  /** Takes it back; false when it was not public. */
  withdraw(owner: Owner, turnId: string): Promise<boolean>;
  find(id: string): Promise<PublishedAnswer | undefined>;
}

/** Times are milliseconds since 1970. */
/** A thumb, with the question and the answer as they were then. */
export type StoredRating = Pick<StoredTurn, 'question' | 'language' | 'event_id' | 'chunks'> & {
  rating: 'up' | 'down';
  created_at: number;
};

export interface RatingStore {
  /** Keeps what the reader of a turn thinks of its answer; the last one counts. */
  rate(turn: StoredTurn, rating: StoredRating['rating'], now: number): Promise<void>;
  clear(owner: Owner, turnId: string): Promise<void>;
  /** Newest first, those since a time in milliseconds. */
  since(time: number, limit: number): Promise<StoredRating[]>;
}

export interface QuotaStore {
  /** Counts one more under a name and answers how many that makes until `endsAt`. */
  count(name: string, endsAt: number, now: number): Promise<number>;
  /** How many were counted under a name whose time is not over. */
  used(name: string, now: number): Promise<number>;
  /** Takes one of `most` slots in a scope until `endsAt`; false when all are taken. `slot` names it. */
  take(scope: string, most: number, slot: string, endsAt: number, now: number): Promise<boolean>;
  /** Keeps a slot until a later time. */
  renew(slot: string, endsAt: number): Promise<void>;
  release(slot: string): Promise<void>;
  /** When the next slot of a scope may be free: the earliest end; 0 when none is taken. */
  freeAt(scope: string): Promise<number>;
  /** Removes the slots whose time is over. */
  sweep(now: number): Promise<void>;
}

/** A hit of the full-text search, newest first. */
export type SearchHit = { event_id: string; rank_time: number };

export interface SearchStore {
  /** Events that hold every word of the query in any language; `ranked` orders by relevance. */
  events(query: {
    text: string;
    lang?: Language;
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * Events that hold a word of every group. Words are tokens of `language/segment.ts`; `word*` stands
   * for every word that begins so.
   */
  words(query: {
    groups: readonly (readonly string[])[];
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
  /**
   * The newest events whose headline or summary has every word, or a word that begins so, of one of
   * the sets, and that one of the publishers reports; without sets, whatever those report. It may
   * answer some that do not fit. Undefined while rows are made anew: then not all of them are there.
   */
  heads(query: {
    sets: readonly (readonly string[])[];
    publishers: readonly string[];
    limit: number;
    until?: number;
  }): Promise<SearchHit[] | undefined>;
  /**
   * Makes all search rows anew when they are of another segmenter than this program's; opening the
   * store does so in the background. Answers how many were made, all or those until `stop`.
   */
  renew(stop?: AbortSignal): Promise<number>;
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly events: EventStore;
  readonly readers: ReaderStore;
  readonly interests: InterestStore;
  /** What readers write under events. */
  readonly comments: CommentStore;
  /** What readers are told. */
  readonly messages: MessageStore;
  /** Bots, who follows them and what they posted. */
  readonly bots: BotStore;
  /** What readers want less of. */
  readonly mutes: MuteStore;
  /** How long was read, and values that a reader's devices share. */
  readonly readingTimers: ReadingTimerStore;
  readonly remoteValues: RemoteValueStore;
  readonly since: SinceStore;
  /** Lists as reader apps ask for them. */
  readonly streams: StreamStore;
  /** Access tokens of readers. */
  readonly tokens: TokenStore;
  readonly ownData: OwnDataStore;
  /** The topics that readers follow. */
  readonly topics: TopicStore;
  /** Readers' own feeds. */
  readonly themes: ThemeStore;
  /** Who wants the report of a day by mail. */
  readonly dailyMail: DailyMailStore;
  /** Reports of days. */
  readonly dailyReports: DailyReportStore;
  readonly feeds: FeedStore;
  readonly articles: ArticleStore;
  /** Events of one happening in different languages. */
  readonly twins: TwinStore;
  /** What was written anew, for whoever keeps copies. */
  readonly changes: ChangeStore;
  /** Work that several workers share. */
  readonly jobs: JobStore;
  /** The pages that articles link to, and the hosts they are on. */
  readonly pages: PageStore;
  /** What goes with time. */
  readonly retention: RetentionStore;
  readonly search: SearchStore;
  /** What the assistant was asked and answered. */
  readonly turns: TurnStore;
  /** Answers that their readers made public. */
  readonly published: PublishedStore;
  /** What readers think of answers. */
  readonly ratings: RatingStore;
  readonly quotas: QuotaStore;
  readonly accounts: AccountStore;
  /** Who may make an account where not everybody may. */
  readonly invites: InviteStore;
  /** Who runs the site, and what they did. */
  readonly operators: OperatorStore;
  /** What operators decided of events. */
  readonly eventEdits: EventEditStore;
  /** What they decided of feeds, and how polls went. */
  readonly feedEdits: FeedEditStore;
  readonly feedPolls: FeedPollStore;
  /** What they keep on the site, and how many messages it sent. */
  readonly files: FileStore;
  readonly deliveries: DeliveryStore;
  /** What the models used. */
  readonly modelUses: ModelUseStore;
  /** What readers reported. */
  readonly reports: ReportStore;
  /** What the clusterer remembers of articles. */
  readonly postings: Postings;
  /** A small value under a name: versions, flags, cursors of background work. */
  readonly meta: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /**
   * All or nothing. Nested calls join the outer transaction, whichever store object they use; other
   * callers of this process wait (SQLite) or use another connection (Postgres). Keep it short.
   */
  transaction<T>(run: (store: Store) => Promise<T>): Promise<T>;
  /**
   * Runs while nobody else holds this name in this database (ingest, the sample edition); undefined
   * when taken. A holder that dies frees it at once, kill -9 included. `lost` is aborted when the
   * database server drops the lock while `run` still works.
   */
  exclusively<T>(name: string, run: (lost: AbortSignal) => Promise<T>): Promise<T | undefined>;
  /** Throws when the database does not answer: readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
