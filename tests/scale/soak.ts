// `npm run gates -- soak`: runs the site on several machines under readers and ingest, and samples
// memory and event-loop lag of every process. `SOAK_MINUTES` is the length (60). Protects: leaks
// are found before an operator finds them.
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { percentile } from '../bench/percentile';
import { startCluster, type Cluster } from './cluster';
import { judge, type Sample } from './grown';
import type { Instance } from './instances';
import { createReaders } from './readers';

const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const readers = Number(process.env.READERS ?? 8);
const looks = 12;
/** The interval between two memory readings within a sample. */
const readMs = 5_000;

const say = (line: string) => process.stdout.write(`  ${line}\n`);

function mebibytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Event-loop lag at the 99th percentile, in milliseconds; undefined where there is no `/metrics`.
 */
async function lagOf({ metricsPort }: Instance): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => undefined);
  if (!answer) return undefined;
  const found = /^nodejs_eventloop_lag_p99_seconds\{[^}]*\} (\S+)/m.exec(await answer.text());
  return found ? Number(found[1]) * 1_000 : undefined;
}

/** Minimum and maximum memory of a process during `lookMs`. */
async function memoriesOf(instances: readonly Instance[], lookMs: number) {
  const read = new Map<Instance, number[]>(instances.map((one) => [one, []]));
  for (const end = performance.now() + lookMs; performance.now() < end; await pause(readMs))
    for (const [one, all] of read) all.push(mebibytes(one.pid()));
  return new Map(
    [...read].map(([one, all]) => [one, [Math.min(...all), Math.max(...all)] as const]),
  );
}

async function watch(instances: readonly Instance[]): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(instances.map(({ name }) => [name, []]));
  for (let n = 0; n < looks; n += 1) {
    const line: string[] = [];
    for (const [one, [least, most]] of await memoriesOf(instances, (minutes * 60_000) / looks)) {
      const sample = { least, most, lag: await lagOf(one) };
      samples.get(one.name)?.push(sample);
      const lag = sample.lag === undefined ? '' : ` ${sample.lag.toFixed(0)} ms`;
      line.push(`${one.name} ${least.toFixed(0)} to ${most.toFixed(0)} MiB${lag}`);
    }
    say(`${(((n + 1) * minutes) / looks).toFixed(1)} min: ${line.join(', ')}`);
  }
  return samples;
}

async function run(cluster: Cluster): Promise<string[]> {
  const { items } = await cluster.store.events.page({ tab: 'recommend', limit: 20 });
  const { told, createReader } = createReaders(
    cluster,
    items.map(({ id }) => id),
  );
  const leaving = new AbortController();
  const reading = Array.from({ length: readers }, (_, n) => createReader(n).run(leaving.signal));
  await Promise.all(cluster.workers.map((one) => one.start()));
  const samples = await watch([...cluster.webs, ...cluster.newsrooms, ...cluster.workers]);
  leaving.abort();
  await Promise.all(reading);
  const times = told.times.sort((a, b) => a - b);
  say(
    `${told.pages} pages (p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms), ${told.calls} calls, ${told.chats} questions (${told.refused} beyond those of a day), ${await cluster.store.articles.count()} articles; ${told.errors.length} errors`,
  );
  const grown: string[] = [];
  for (const [name, all] of samples) {
    const { said, problems } = judge(name, all);
    say(said);
    grown.push(...problems);
  }
  return [...told.errors, ...grown];
}

/**
 * The number of feeds, and how often each gets a new story: ingest lasts as long as the readers.
 */
const feeds = 240;
const storyEveryMs = 5 * 60_000;

const cluster = await startCluster(feeds, storyEveryMs);
let problems: string[] = [];
try {
  problems = await run(cluster);
} finally {
  await cluster.close();
}
for (const problem of problems.slice(0, 20)) say(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
