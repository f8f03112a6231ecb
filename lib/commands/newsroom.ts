// The newsroom as a separate process, with its ingest worker: web instances set NEWS_SERVICE_URL to
// its address and share NEWS_SERVICE_SECRET. PORT (here 3100 by default) and HOST set where it
// listens; on loopback only, unless HOST is set.
import './env-files.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch } from '@/lib/contract';
import { drainCallsMs, drainCloseMs } from '@/lib/model/limits/service';
import { secondMs } from '@/lib/model/time';
import { openNewsroom } from '@/lib/newsroom';
import { serviceEnding } from '@/lib/newsroom/readiness';
import { closeServer, serve } from '@/lib/newsroom/serve';
import { withSignedCallers } from '@/lib/newsroom/signed-callers';
import { withMetrics } from '@/lib/server/newsroom-metrics';
import { readDeployments } from '@/lib/server/process/deployment-table';
import { checkFeedsFile } from '@/lib/server/process/feeds-file';
import { keepWorker } from '@/lib/server/process/ingest-worker';
import { createLog } from '@/lib/server/process/log';
import { measureProcess, metricsIn, type Metrics } from '@/lib/server/process/metrics';
import { endTraces, trace } from '@/lib/server/process/tracing-environment';
import { newsroomSettings } from '@/lib/server/process/newsroom-settings';
import { tellSettings } from '@/lib/server/process/tell-settings';
import { cannotStart, startEnvironment, startProblems } from './cannot-start';
import { inWords } from './error-in-words';

const fail = (error: unknown) => cannotStart('newsroom', startProblems(error) ?? [inWords(error)]);

async function main(): Promise<void> {
  const source = { ...process.env, PORT: process.env.PORT?.trim() || '3100' };
  const environment = startEnvironment('newsroom', source, (values) => {
    checkFeedsFile(values);
    // The worker reads it, and would otherwise crash repeatedly while the newsroom reports that it
    // is ready.
    readDeployments(values.DEPLOYMENTS_FILE, values.CUBEWIRE_ENV);
  });
  const log = createLog(environment.LOG_LEVEL);
  tellSettings(log);
  await trace(environment, 'newsroom', log);
  const newsroom = await openNewsroom({ ...newsroomSettings(environment), log });
  measureProcess('newsroom');
  let ofWorker: Metrics = [];
  const onMessage = (message: unknown) => void (ofWorker = metricsIn(message) ?? ofWorker);
  const worker = environment.POLL_FEEDS ? keepWorker({ log, onMessage }) : undefined;
  const { HOST: host = '127.0.0.1', METRICS_TOKEN: token, DRAIN_SECONDS } = environment;
  const answer = withMetrics(withSignedCallers(newsroom.fetch), {
    token,
    others: () => [ofWorker],
  });
  let ending = false;
  // Tell load balancers before anything closes, as a web instance does.
  const answerTillTheEnd: Fetch = async (request) =>
    ending && new URL(request.url).pathname === '/readyz' ? serviceEnding() : answer(request);
  const server = await serve(answerTillTheEnd, environment.PORT, host);
  log.info({ host, port: environment.PORT }, 'the newsroom is listening');

  const end = async () => {
    if (ending) return;
    ending = true;
    const workerGone = worker?.stop();
    await sleep(DRAIN_SECONDS * secondMs);
    const close = async () => {
      await Promise.all([newsroom.endStreams(), closeServer(server, drainCallsMs)]);
      await Promise.all([workerGone, newsroom.close()]);
      await endTraces();
    };
    const timeUp = new Promise((resolve) => setTimeout(resolve, drainCallsMs + drainCloseMs));
    await Promise.race([close(), timeUp]).catch((error: unknown) =>
      log.error({ err: error }, 'the newsroom did not close'),
    );
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  process.on('exit', () => worker?.kill());
}

main().catch(fail);
