// What the newsroom needs from its database, whichever engine it is. Handlers, ingest and the
// clusterer know only this interface; SQL is behind it. Each part has its own file in this folder.
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

/** Re-exported, since most callers need these types. */
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
  /** Comments under events. */
  readonly comments: CommentStore;
  /** Messages to readers. */
  readonly messages: MessageStore;
  /** Bots, their followers and their posts. */
  readonly bots: BotStore;
  /** What readers want less of. */
  readonly mutes: MuteStore;
  /** Reading times, and values that a reader's devices share. */
  readonly readingTimers: ReadingTimerStore;
  readonly remoteValues: RemoteValueStore;
  readonly since: SinceStore;
  /** Lists as reader apps request them. */
  readonly streams: StreamStore;
  /** Readers' access tokens. */
  readonly tokens: TokenStore;
  readonly ownData: OwnDataStore;
  /** Topics that readers follow. */
  readonly topics: TopicStore;
  /** Readers' own feeds. */
  readonly themes: ThemeStore;
  /** Subscriptions to the daily report by mail. */
  readonly dailyMail: DailyMailStore;
  /** Daily reports. */
  readonly dailyReports: DailyReportStore;
  readonly feeds: FeedStore;
  readonly articles: ArticleStore;
  /** Links between events about one happening in different languages. */
  readonly twins: TwinStore;
  /** What changed, for processes that cache it. */
  readonly changes: ChangeStore;
  /** Work that several workers share. */
  readonly jobs: JobStore;
  /** The pages that articles link to, and the hosts they are on. */
  readonly pages: PageStore;
  /** Deletion by age. */
  readonly retention: RetentionStore;
  readonly search: SearchStore;
  /** Questions to the assistant and its answers. */
  readonly turns: TurnStore;
  /** Answers that their readers published. */
  readonly published: PublishedStore;
  /** Ratings of answers. */
  readonly ratings: RatingStore;
  readonly quotas: QuotaStore;
  readonly accounts: AccountStore;
  /** Who may sign up where sign-up is by invitation. */
  readonly invites: InviteStore;
  /** Operators and their acts. */
  readonly operators: OperatorStore;
  /** Operators' decisions on events. */
  readonly eventEdits: EventEditStore;
  /** Operators' decisions on feeds, and the outcomes of polls. */
  readonly feedEdits: FeedEditStore;
  readonly feedPolls: FeedPollStore;
  /** Operators' files, and counts of messages sent. */
  readonly files: FileStore;
  readonly deliveries: DeliveryStore;
  /** Token use of models. */
  readonly modelUses: ModelUseStore;
  /** Readers' reports. */
  readonly reports: ReportStore;
  /** The clusterer's index of articles. */
  readonly postings: Postings;
  /** Small named values: versions, flags, cursors of background work. */
  readonly meta: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /**
   * All or nothing. Nested calls join the outer transaction, whichever store object they use; other
   * callers in this process wait (SQLite) or use another connection (Postgres). Keep it short.
   */
  transaction<T>(run: (store: Store) => Promise<T>): Promise<T>;
  /**
   * Runs while holding a named lock of this database (ingest, the sample edition); undefined when
   * it is taken. The lock is released at once when its process dies, kill -9 included. `lost` is
   * aborted when the database server drops the lock while `run` still works.
   */
  exclusively<T>(name: string, run: (lost: AbortSignal) => Promise<T>): Promise<T | undefined>;
  /** Throws when the database does not answer; used for readiness. */
  ping(): Promise<void>;
  /** A step of the schema that this program does not know: a newer one has migrated it since. */
  newerStep(): Promise<string | undefined>;
  close(): Promise<void>;
}
