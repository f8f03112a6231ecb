// The parts of the store on one database. To add one, add a file `create<Part>(database)` and a
// line here.
import { sql } from 'kysely';
import { createAccounts } from './accounts/accounts';
import { createQuotas } from './accounts/quotas';
import { createBots } from './bots/bots';
import { createArticles } from './events/articles';
import { createDailyMail } from './day/daily-mail';
import { createDailyReports } from './day/daily-reports';
import { createChanges } from './changes/changes';
import { createComments } from './comments/comments';
import type { Database } from './engine/database';
import { createEvents } from './events/events';
import { createFeeds } from './events/feeds';
import { createDeadDevices } from './readers/dead-devices';
import { createInterests } from './readers/interests';
import { createJobs } from './jobs/jobs';
import { createMessages } from './messages/messages';
import { createMeta } from './engine/meta';
import { newerStep } from './engine/migrate';
import { createMutes } from './readers/mutes';
import { createOwnData } from './readers/own-data';
import { createPages } from './events/pages';
import { createTwins } from './events/twins';
import { createRetention } from './events/retention';
import { createPostings } from './events/postings';
import { createDeliveries } from './operators/deliveries';
import { createEventEdits } from './operators/event-edits';
import { createFeedEdits } from './operators/feed-edits';
import { createFeedPolls } from './operators/feed-polls';
import { createFiles } from './operators/files';
import { createModelUses } from './operators/model-uses';
import { createReports } from './operators/reports';
import { createInvites } from './operators/invites';
import { createOperators } from './operators/operators';
import { createPublishedAnswers } from './readers/published-answers';
import { createRatings } from './readers/ratings';
import { createReaders } from './readers/readers';
import { createReadingTimers } from './programs/reading-timers';
import { createRemoteValues } from './programs/remote-values';
import { createStreams } from './programs/streams';
import { createTokens } from './programs/tokens';
import { createSince } from './readers/since';
import { createSearch } from './search/search';
import type { Store } from './contract/store';
import { createThemes } from './themes/themes';
import { createTopics } from './topics/topics';
import { createTurns } from './readers/turns';

export function createStore(database: Database): Store {
  const { engine } = database;
  const meta = createMeta(database);
  const quotas = createQuotas(database);
  let closed: Promise<void> | undefined;

  const store: Store = {
    engine: engine.name,
    events: createEvents(database),
    readers: createReaders(database),
    interests: createInterests(database),
    comments: createComments(database),
    messages: createMessages(database),
    bots: createBots(database),
    mutes: createMutes(database),
    readingTimers: createReadingTimers(database),
    remoteValues: createRemoteValues(database),
    since: createSince(database),
    streams: createStreams(database),
    tokens: createTokens(database),
    ownData: createOwnData(database),
    topics: createTopics(database),
    themes: createThemes(database),
    dailyMail: createDailyMail(database),
    dailyReports: createDailyReports(database),
    feeds: createFeeds(database),
    articles: createArticles(database),
    pages: createPages(database),
    changes: createChanges(database),
    jobs: createJobs(database),
    twins: createTwins(database),
    retention: { ...createRetention(database), ...createDeadDevices(database) },
    search: createSearch(database, meta),
    turns: createTurns(database),
    published: createPublishedAnswers(database),
    ratings: createRatings(database),
    quotas,
    accounts: createAccounts(database),
    invites: createInvites(database),
    operators: createOperators(database),
    eventEdits: createEventEdits(database),
    feedEdits: createFeedEdits(database),
    feedPolls: createFeedPolls(database),
    files: createFiles(database),
    deliveries: createDeliveries(database),
    modelUses: createModelUses(database),
    reports: createReports(database),
    postings: createPostings(database),
    meta,
    transaction: (run) => database.transaction(() => run(store)),
    async exclusively(name, run) {
      const lock = await engine.lock(name);
      if (!lock) return undefined;
      try {
        return await run(lock.lost);
      } finally {
        await lock.release();
      }
    },
    async ping() {
      await sql`select count(*) from migration`.execute(database.query());
    },
    newerStep: () => newerStep(database),
    close: () => (closed ??= database.close()),
  };
  return store;
}
