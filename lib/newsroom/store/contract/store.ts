// What the newsroom asks of its database, whichever engine answers. Handlers, ingest and the
// clusterer know this interface only; SQL lives behind it. Each part has a file of its own beside this.
import type { Postings } from '@/lib/newsroom/cluster/postings';
import type { BotStore } from './bot-store';
import type { AccountStore } from './account-store';
import type { EventEditStore } from './event-edit-store';
import type { FeedEditStore, FeedPollStore } from './feed-desk-store';
import type { OperatorStore } from './operator-store';
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
import type { Cursor, Owner, Page, Reading } from './listing';
import type { EventStore } from './event-store';
import type {
  ReaderMark,
  ReaderStore,
  Interest,
  InterestStore,
  MuteStore,
  EventPlace,
  PlaceQuery,
  SinceStore,
  OwnDataStore,
} from './reader-store';
import type { StoredTopic, NewTopic, FollowMark, StoredTopicItem, TopicStore } from './topic-store';
import type { FeedState, FeedStore, ArticleStore } from './article-store';
import type {
  StoredTurn,
  TurnStore,
  PublishedStore,
  StoredRating,
  RatingStore,
} from './turn-store';
import type { QuotaStore } from './quota-store';
import type { SearchHit, SearchStore } from './search-store';

/** The types that most callers need come from here. */
export type {
  ArticleStore,
  Cursor,
  EventPlace,
  EventStore,
  FeedState,
  FeedStore,
  FollowMark,
  Interest,
  InterestStore,
  MuteStore,
  NewTopic,
  OwnDataStore,
  Owner,
  Page,
  PlaceQuery,
  PublishedStore,
  QuotaStore,
  RatingStore,
  ReaderMark,
  ReaderStore,
  Reading,
  SearchHit,
  SearchStore,
  SinceStore,
  StoredRating,
  StoredTopic,
  StoredTopicItem,
  StoredTurn,
  TopicStore,
  TurnStore,
};

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
   * when taken. An owner that dies frees it at once, kill -9 included. `lost` is aborted when the
   * database server drops the lock while `run` still works.
   */
  exclusively<T>(name: string, run: (lost: AbortSignal) => Promise<T>): Promise<T | undefined>;
  /** Throws when the database does not answer: readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
