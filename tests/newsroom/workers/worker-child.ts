// A worker in a process of its own: the poller and the page reader as `lib/commands/worker.ts` runs
// them, with a fetch that may reach the test's own server and a clock that may be ahead. `node
// --import tsx worker-child.ts OPTIONS`, OPTIONS being JSON or, if too long for an argument, a file
// of it; it prints what it did, one line each.
import { readFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { runPoller } from '@/lib/newsroom/ingest/poller';
import { createPageReader } from '@/lib/newsroom/pages/page-reader';
import { runPages } from '@/lib/newsroom/pages/page-runs';
import { serve } from '@/lib/newsroom/serve';
import { livezAlone, withMetrics } from '@/lib/server/newsroom-metrics';
import { measureProcess } from '@/lib/server/process/metrics';
import { openStore, type StoreOptions } from '@/lib/newsroom/store/open-store';
import { writeEvent } from '@/lib/newsroom/write/write-event';

export type WorkerChildOptions = {
  store: StoreOptions;
  feeds: string[];
  port: number;
  aheadMs?: number;
  /** The port of its metrics; without one it serves none. */
  metricsPort?: number;
};

const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const [, , given = ''] = process.argv;
// Written by the test that starts this.
const {
  store,
  feeds,
  port,
  aheadMs = 0,
  metricsPort = 0,
} = JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8')) as WorkerChildOptions;
measureProcess('worker');
if (metricsPort > 0) {
  const door = await serve(withMetrics(livezAlone, { others: () => [] }), metricsPort);
  door.unref();
}
const open = await openStore(store);
const leaving = new AbortController();
process.on('SIGTERM', () => leaving.abort());
const guarded = createGuardedFetch({
  resolve: async () => ['127.0.0.1'],
  allowAddress: (_address, asked) => asked === port,
});
const list = feeds.map((url) => ({ url, title: new URL(url).hostname, tab: 'recommend' }));
const parts = {
  ...{ store: open, list, writeEvent, clusterer: createClusterer(), fullTextDays: 30 },
  clock: () => Date.now() + aheadMs,
  log: pino({ level: 'warn' }, { write: (line) => void say({ log: line }) }),
  fetch: ((url, request) => {
    say({ asks: new URL(url).pathname, host: new URL(url).hostname });
    return guarded(url, request);
  }) satisfies typeof guarded,
};
const reader = createPageReader();
/** Waits for new work are short; the store knows the pace of each host. */
const sleep = (ms: number, signal: AbortSignal) =>
  pause(Math.min(ms, 200), undefined, { signal }).catch(() => undefined);
const { signal } = leaving;
say({ ready: true });
await Promise.all([
  runPoller(
    { ...parts, sleep, onReport: ({ name, added }) => void say({ polled: name, added }) },
    signal,
  ),
  runPages(
    {
      ...parts,
      ...{ reader, sleep },
      days: 30,
      userAgent: 'Cubewire/1.0',
      onRead: () => void say({ read: true }),
    },
    signal,
  ),
]);
await reader.close();
await open.close();
