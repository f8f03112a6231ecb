// The process that polls feeds, started by the web server and by `npm run newsroom`, or alone, any
// number of times: parsing other people's input must not slow down readers. It ends on SIGTERM and
// when its parent is gone. Alone it answers `/livez` and `/metrics` at METRICS_PORT.
import './env-files.mjs';
import type { Server } from 'node:http';
import { createEventVectors } from '@/lib/newsroom/across/event-vectors';
import { createMailer } from '@/lib/newsroom/accounts/mail';
import { createDayReports } from '@/lib/newsroom/day/day-reports';
import { runDays } from '@/lib/newsroom/day/day-runs';
import { sendDailyMails } from '@/lib/newsroom/day-mail/send-mails';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';
import { createEmbeddings } from '@/lib/newsroom/model/embeddings';
import { createModel } from '@/lib/newsroom/model/model';
import { createModelSpend } from '@/lib/newsroom/model/model-spend';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { activeFeeds, keepList } from '@/lib/newsroom/ingest/current-feeds';
import { createFeedReader } from '@/lib/newsroom/ingest/feed-reader';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { runPoller } from '@/lib/newsroom/ingest/poller';
import type { FeedReport } from '@/lib/newsroom/ingest/report';
import { createNewsRuns } from '@/lib/newsroom/messages/follow-news';
import { runRetention } from '@/lib/newsroom/retention';
import { createPageReader } from '@/lib/newsroom/pages/page-reader';
import { runPages } from '@/lib/newsroom/pages/page-runs';
import { shelveSample } from '@/lib/newsroom/sample/load';
import { createSchemaWatch, leaveNewerSchema } from '@/lib/newsroom/schema-watch';
import { countPoll } from '@/lib/newsroom/state-meters';
import { timedClusterer } from '@/lib/newsroom/timed-clusterer';
import { serve } from '@/lib/newsroom/serve';
import { runOwnFeeds } from '@/lib/newsroom/themes/own-feed-runs';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { createTopicRuns } from '@/lib/newsroom/topics/topic-runs';
import { createBotRuns } from '@/lib/newsroom/bots/bot-runs';
import { createEventRuns } from '@/lib/newsroom/write/event-runs';
import { createTranslations } from '@/lib/newsroom/write/translations';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { createWritings } from '@/lib/newsroom/write/writings';
import { livezAlone, withMetrics } from '@/lib/server/newsroom-metrics';
import { readDeployments } from '@/lib/server/process/deployment-table';
import { userAgentOf } from '@/lib/server/process/user-agent';
import { mailSigning } from '@/lib/server/process/signing-environment';
import { siteOfRegion } from '@/lib/server/process/site-of-region';
import { messagesADay } from '@/lib/model/limits/account';
import { tellSettings } from '@/lib/server/process/tell-settings';
import { endTraces, trace } from '@/lib/server/process/tracing-environment';
import { createLog } from '@/lib/server/process/log';
import { startEnvironment, startProblems } from './cannot-start';
import { siteFeeds } from './feed-list-file';
import { sendMetrics } from './send-metrics';

/**
 * Not every system closes the channel when a parent is killed, so its process id is checked, too.
 */
const parentCheckMs = 2_000;
/** How often to look for events that wait for a model. */
const resumeMs = 30_000;
/** A running batch may finish, but only within this time. */
const endMs = 5_000;

const environment = startEnvironment('worker', process.env, (values) => {
  readDeployments(values.DEPLOYMENTS_FILE, values.CUBEWIRE_ENV);
  siteFeeds(values.FEEDS_FILE);
});
const { DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS, FEEDS_FILE, LOG_LEVEL } = environment;
const { FULL_TEXT, FULL_TEXT_DAYS, RETENTION_DAYS, DEPLOYMENTS_FILE } = environment;
const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name, AI_CHECK_MODEL } = environment;
const { AI_EMBEDDING_MODEL, AI_TOKENS_A_DAY: tokensADay } = environment;
const log = createLog(LOG_LEVEL).child({ part: 'ingest' });
const leaving = new AbortController();

function leave(why: string): void {
  if (leaving.signal.aborted) return;
  log.debug({ why }, 'ending');
  leaving.abort();
  setTimeout(() => process.exit(0), endMs).unref();
}

const parent = process.ppid;
setInterval(() => process.ppid !== parent && leave('the parent is gone'), parentCheckMs).unref();
process.on('disconnect', () => leave('the parent is gone'));
// The parent may have gone before this program was loaded; without a channel this is undefined.
if (process.connected === false) leave('the parent is gone');
process.on('SIGTERM', () => leave('SIGTERM'));
process.on('SIGINT', () => leave('SIGINT'));

/** Makes the daily reports, and mails them if there is a mail server. */
async function runDaily(store: OpenStore, signal: AbortSignal): Promise<void> {
  const {
    DAILY_REPORT_HOUR: hour,
    DAILY_REPORT_TIME_ZONE: zone,
    SMTP_URL,
    MAIL_FROM,
  } = environment;
  const { NEWS_SERVICE_SECRET: secret, NEWS_SERVICE_SECRET_OLD: old } = environment;
  const clock = Date.now;
  const days = createDayReports(store, { hour, zone }, clock);
  const signing = mailSigning(environment);
  const mailer = SMTP_URL ? createMailer(SMTP_URL, MAIL_FROM, signing) : undefined;
  const mails = mailer && {
    ...{ store, days, clock, log, send: mailer.send },
    tokens: createUnsubscribeTokens(old ? [secret, old] : [secret]),
    site: siteOfRegion(
      readDeployments(DEPLOYMENTS_FILE, environment.CUBEWIRE_ENV),
      environment.PORT,
    ),
    mailsADay: environment.MESSAGES_A_DAY ?? messagesADay,
  };
  const then = mails && (() => sendDailyMails(mails, signal));
  await runDays({ store, days, clock, log, then }, signal);
  mailer?.close();
}

/** A parent gets the metrics through the channel; a worker that runs alone serves them itself. */
async function answerAlone(): Promise<Server | undefined> {
  const { METRICS_PORT: port, METRICS_TOKEN: token, HOST: host } = environment;
  if (port === undefined || process.connected) return undefined;
  return serve(withMetrics(livezAlone, { token, others: () => [] }), port, host);
}

/** The models named by the settings, each with its token count; undefined where none is set. */
function modelsOf(store: OpenStore) {
  const spend = createModelSpend({ store, tokensADay, clock: Date.now, log });
  const named = (purpose: 'write' | 'check', model: string | undefined) =>
    baseUrl && model
      ? createModel({ baseUrl, apiKey, name: model, meter: spend(purpose, model) })
      : undefined;
  const embed =
    baseUrl && AI_EMBEDDING_MODEL
      ? createEmbeddings({
          ...{ baseUrl, apiKey, name: AI_EMBEDDING_MODEL },
          meter: spend('meaning', AI_EMBEDDING_MODEL),
        })
      : undefined;
  return {
    model: named('write', name),
    checkModel: named('check', AI_CHECK_MODEL),
    eventVectors: embed && createEventVectors(embed),
  };
}

/** The feeds polled now, and those whose pages are not read, as of the last look. */
function followFeeds(store: OpenStore, list: Parameters<typeof activeFeeds>[1]) {
  const withoutPages = new Set<string>();
  const current = async () => {
    const feeds = await activeFeeds(store, list);
    withoutPages.clear();
    for (const { url, fullText } of feeds) if (fullText === false) withoutPages.add(feedId(url));
    return feeds;
  };
  return { current, withoutPages };
}

/** Writes and translates events, and resumes what a dead worker left; undefined without a model. */
function startEvents(
  store: OpenStore,
  { model, checkModel }: ReturnType<typeof modelsOf>,
  signal: AbortSignal,
) {
  if (!model) return undefined;
  const asking = { store, model, checkModel, log, clock: Date.now, signal };
  const events = createEventRuns(asking, [createWritings(asking), createTranslations(asking)]);
  events.begin();
  const resuming = setInterval(() => events.resume(), resumeMs);
  resuming.unref();
  signal.addEventListener('abort', () => clearInterval(resuming));
  return events;
}

async function main(): Promise<void> {
  // The parent process has logged the settings already.
  if (!process.connected) tellSettings(log);
  await trace(environment, 'worker', log);
  const alone = await answerAlone();
  const { feeds: list, mistakes } = siteFeeds(FEEDS_FILE);
  for (const mistake of mistakes) log.warn({ file: FEEDS_FILE }, mistake);
  const reader = createPageReader();
  const feedReader = createFeedReader();
  const store = await openStore({
    ...{ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log },
    connections: DATABASE_CONNECTIONS,
  });
  try {
    await keepList(store, list);
    const { current, withoutPages } = followFeeds(store, list);
    log.info({ feeds: (await current()).length }, 'polling');
    const models = modelsOf(store);
    const parts = {
      ...{ store, list, log, writeEvent, clock: Date.now },
      ...{ clusterer: timedClusterer(createClusterer()), fetch: createGuardedFetch() },
      readFeed: feedReader.read,
      fullTextDays: FULL_TEXT ? FULL_TEXT_DAYS : undefined,
      eventVectors: models.eventVectors,
    };
    const { signal } = leaving;
    const topics = createTopicRuns({ store, log, clock: Date.now, signal });
    const news = createNewsRuns({ store, log, clock: Date.now, signal });
    const bots = createBotRuns({ store, log, clock: Date.now, signal });
    bots.begin();
    const events = startEvents(store, models, signal);
    sendMetrics(store, current, signal);
    const onReport = (report: FeedReport) => {
      countPoll(report);
      const { added } = report;
      if (added === 0) return;
      shelveSample(store).catch((error: unknown) =>
        log.error({ err: error }, 'the sample edition could not be moved to the end of the list'),
      );
      topics.begin();
      // Notify about a topic's new items once it has them.
      void topics.settled().then(news.begin);
      bots.begin();
      events?.begin();
    };
    const pages = runPages(
      {
        ...{
          ...parts,
          reader,
          userAgent: userAgentOf(readDeployments(DEPLOYMENTS_FILE, environment.CUBEWIRE_ENV)),
        },
        days: FULL_TEXT ? FULL_TEXT_DAYS : 0,
        withoutPages,
        onRead: () => {
          bots.begin();
          events?.begin();
        },
      },
      signal,
    );
    const retention = runRetention({ store, log, clock: Date.now, days: RETENTION_DAYS }, signal);
    const ownFeeds = runOwnFeeds(parts, signal);
    const daily = runDaily(store, signal);
    const watch = createSchemaWatch({ store, clock: Date.now, log });
    const older = leaveNewerSchema(watch, () => leave('the schema is newer'), signal);
    const beside = [pages, retention, ownFeeds, daily, older];
    await Promise.all([runPoller({ ...parts, current, onReport }, signal), ...beside]);
    await Promise.all([topics.settled(), news.settled(), bots.settled(), events?.settled()]);
  } finally {
    alone?.closeAllConnections();
    alone?.close();
    await Promise.all([reader.close(), feedReader.close()]);
    await store.close();
    await endTraces();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const problems = startProblems(error);
    if (problems) {
      for (const problem of problems) log.fatal(problem);
      process.exit(1);
    }
    log.fatal({ err: error }, error instanceof Error ? error.message : 'the worker failed');
    process.exit(1);
  },
);
