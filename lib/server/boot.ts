// What a web process does before its first request: check the environment, open the newsroom, start
// a worker and handle signals. An error that makes starting pointless ends the process with a clear
// message.
import { guardServers } from './gate/before-next';
import { createGuestPages } from './gate/guest-pages';
import { createHostNotice } from './gate/misdirected';
import { createRequestRecord } from './gate/request-record';
import { createServeCall } from './gate/serve-call';
import { answerApi, answerSound } from './answer-api';
import { anythingChanged } from '@/lib/contract/changes';
import { signIdentity } from '@/lib/contract/identity';
import { deploymentOf, type Deployment } from '@/lib/deployments';
import { secondMs } from '@/lib/model/time';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';
import { upstream } from './calls/upstream';
import { isSignedIn } from './pages/page-call';
import { consoleToLog } from './process/console-log';
import { deploymentTable, ownNames } from './process/deployment-table';
import { drain } from './process/drain';
import { embeddedNewsroom } from './process/embedded-newsroom';
import { environment, EnvironmentError, type Environment } from './process/env';
import { checkFeedsFile } from './process/feeds-file';
import { hearChanges } from './calls/hear-changes';
import { keepWorker } from './process/ingest-worker';
import { log } from './process/log';
import { answerMetrics, measureProcess, metricsIn, type Metrics } from './process/metrics';
import { processState } from './process/process-state';
import { remoteBase } from './process/remote-base';
import { remembered } from './request/remembered';
import { tellSettings } from './process/tell-settings';
import { endTraces, trace } from './process/tracing-environment';
import { createAnswerFromMemory } from './share/answer-from-memory';

function end(lines: readonly string[]): never {
  process.stderr.write(
    `\nCubewire cannot start:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
  );
  process.exit(1);
}

function checkedEnvironment(): Environment {
  try {
    const values = environment();
    deploymentTable();
    checkFeedsFile(values);
    return values;
  } catch (error) {
    if (error instanceof EnvironmentError) end(error.problems);
    const reason = error instanceof Error ? error.message : String(error);
    end([`The data folder cannot be used (${reason}). DATA_DIR names another one.`]);
  }
}

async function openNewsroom(): Promise<void> {
  try {
    await embeddedNewsroom();
  } catch (error) {
    // A store error's message is complete: a stack trace would bury the one sentence that helps.
    if (error instanceof StoreError) log().fatal({ kind: error.kind }, error.message);
    else log().fatal({ err: error }, 'the embedded newsroom cannot start');
    end([error instanceof Error ? error.message : String(error)]);
  }
}

async function closeNewsroom(): Promise<void> {
  await (await processState().newsroom)?.close();
}

/** Drops cached copies of whatever any news service behind this process reports as changed. */
function hearEveryService(rows: readonly Deployment[], secret: string, signal: AbortSignal): void {
  const services = new Map(rows.map((row) => [remoteBase(row), row]));
  for (const deployment of services.values()) {
    void hearChanges({
      service: upstream(deployment),
      token: () => signIdentity({}, secret, Date.now()),
      onChange(subject) {
        const { sharedPages, guestPages } = processState();
        sharedPages.forget(subject);
        // Any change may affect any of the lists.
        guestPages.forget(anythingChanged);
      },
      signal,
    });
  }
}

/** Starts everything that lives as long as the process. Ends the process when it cannot. */
export async function boot(): Promise<void> {
  const values = checkedEnvironment();
  const { NEWS_SERVICE_URL, POLL_FEEDS, CUBEWIRE_ENV, DEPLOYMENTS_FILE, TRUSTED_PROXIES } = values;
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction) consoleToLog(log());
  if (CUBEWIRE_ENV !== 'local' && !DEPLOYMENTS_FILE) {
    log().warn('without DEPLOYMENTS_FILE only the local host names are served');
  }
  if (NEWS_SERVICE_URL && !process.env.NEWS_SERVICE_SECRET) {
    log().warn('NEWS_SERVICE_SECRET is not set: the news service must share this data folder');
  }
  tellSettings(log());
  await trace(values, 'web', log());
  const rows = deploymentTable();
  const table = { rows, env: CUBEWIRE_ENV, ownNames: ownNames() };
  const isServed = remembered(
    (host) => deploymentOf(host, rows, CUBEWIRE_ENV, table.ownNames) !== undefined,
  );
  const answerFromMemory = createAnswerFromMemory(table);
  measureProcess('web');
  let ofWorker: Metrics = [];
  const metrics = {
    ...{ token: values.METRICS_TOKEN, trustedProxies: TRUSTED_PROXIES, ownNames: table.ownNames },
    others: () => [ofWorker],
  };
  guardServers({
    upgrades: process.env.NODE_ENV === 'development',
    trustedProxies: TRUSTED_PROXIES,
    record: createRequestRecord({
      ...{ log: log(), accessLog: values.ACCESS_LOG, trustedProxies: TRUSTED_PROXIES },
      secret: values.NEWS_SERVICE_SECRET,
    }),
    edgeHeaders: rows.flatMap(({ countryHeader }) => countryHeader?.toLowerCase() ?? []),
    notice: createHostNotice(log(), isServed, CUBEWIRE_ENV),
    answer: (message, response) =>
      answerMetrics(message, response, metrics) ||
      answerFromMemory(message, response, processState().sharedPages, Date.now()),
    // The development server renders its pages for one visitor and recompiles its routes.
    serveGuest: isProduction ? createGuestPages(table) : undefined,
    serveCall: isProduction
      ? createServeCall({ call: answerApi, sound: answerSound, isSignedIn })
      : undefined,
  });
  if (!NEWS_SERVICE_URL) await openNewsroom();
  const onMessage = (message: unknown) => void (ofWorker = metricsIn(message) ?? ofWorker);
  const worker =
    NEWS_SERVICE_URL || !POLL_FEEDS ? undefined : keepWorker({ log: log(), onMessage });
  process.once('exit', () => worker?.kill());
  const hearing = new AbortController();
  hearEveryService(rows, values.NEWS_SERVICE_SECRET, hearing.signal);

  const state = processState();
  const onSignal = (signal: string) => {
    if (state.draining) return;
    log().info({ signal }, 'ending');
    // The worker serves no readers: it may finish its batch while calls in progress are waited for.
    const workerGone = worker?.stop();
    const close = async () => {
      // Not earlier: until the last reader is served, content that was taken down must not be shown
      // from memory.
      hearing.abort();
      await Promise.all([workerGone, closeNewsroom()]);
      await endTraces();
    };
    void drain({ state, close, noticeMs: values.DRAIN_SECONDS * secondMs }).then(() =>
      process.exit(0),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
