// `npm run gates -- kills`: readers read, write and chat while one of the processes is killed every
// few seconds. Protects: answers are errors only on connections that died, nothing is duplicated,
// nothing is lost, and what is taken down is gone from every web instance. `KILLS` is the number of
// kills (100), `KILL_SECONDS` the interval (10), `READERS` the number of readers (12).
//
// The quick form, `kills.ts quick`, is a step of `npm run verify`: one process of each kind is
// killed, and nothing is judged by the clock. A machine that does something else as well may be slow,
// so readers who are told to try again do so.
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/percentile';
import { until } from '../until';
import { hasServer } from '../newsroom/postgres';
import { startCluster, type Cluster } from './cluster';
import { createReaders, type Told } from './readers';

const quick = process.argv[2] === 'quick';
const kills = Number(process.env.KILLS ?? (quick ? 3 : 100));
const everyMs = Number(process.env.KILL_SECONDS ?? (quick ? 2 : 10)) * 1_000;
const readers = Number(process.env.READERS ?? (quick ? 4 : 12));
const feeds = quick ? 8 : Math.max(20, Math.min(300, kills * 4));
const takenDownMs = quick ? Infinity : 2_000;
/** Something hangs after this time, however slow the machine is. */
const quickMostMs = 600_000;

const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function eventsOf({ store }: Cluster): Promise<string[]> {
  const page = await store.events.page({ tab: 'recommend', limit: 50 });
  return page.items.map(({ id }) => id);
}

/** The status of a share page at one web instance. */
function shareStatus(port: number, host: string, id: string): Promise<number> {
  const path = `/news/detail?id=${id}&language=en`;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Takes an event down while its page is cached by every web instance; returns when it was gone. */
async function takeDown(cluster: Cluster, id: string): Promise<number> {
  const ports = cluster.webs.map(({ port }) => port);
  const statuses = () => Promise.all(ports.map((port) => shareStatus(port, cluster.shareHost, id)));
  await until(async () => (await statuses()).every((status) => status === 200));
  await cluster.store.events.takeDown(id);
  const began = performance.now();
  await until(async () => (await statuses()).every((status) => status === 410));
  return performance.now() - began;
}

/** Kills the processes in turn, and restarts each. */
async function killInTurn({ webs, newsrooms, workers }: Cluster): Promise<void> {
  const order = [newsrooms[0], webs[0], workers[0], webs[1], newsrooms[1], workers[1], webs[2]];
  for (let n = 0; n < kills; n += 1) {
    await pause(everyMs);
    const victim = order[n % order.length];
    await victim?.kill();
    say(`${n + 1} of ${kills}: ${victim?.name ?? ''} killed`);
    await victim?.start();
  }
  await pause(everyMs);
}

async function lostWrites({ store }: Cluster, { liked, turns }: Told): Promise<string[]> {
  const db = store.database.query();
  const lost: string[] = [];
  for (const { owner, id } of liked) {
    const marks = await store.readers.marks(owner, [id]);
    if (!marks.get(id)?.liked) lost.push(`a like of ${id} by ${owner}`);
  }
  for (const { owner, turn } of turns) {
    const found = await store.turns.find(owner, turn);
    if (found?.state !== 'done') lost.push(`a turn of ${owner}: ${found?.state ?? 'none'}`);
  }
  const counted = await db
    .selectFrom('event')
    .select(['id', 'like_count'])
    .select(({ selectFrom, fn }) =>
      selectFrom('event_like')
        .select(fn.countAll<number | string>().as('likes'))
        .whereRef('event_like.event_id', '=', 'event.id')
        .as('likes'),
    )
    .execute();
  const begun = new Map(startCounts);
  for (const { id, like_count, likes } of counted) {
    const more = like_count - (begun.get(id) ?? 0);
    if (more !== Number(likes)) lost.push(`${id} counts ${more} likes and has ${String(likes)}`);
  }
  return lost;
}

const startCounts = new Map<string, number>();

async function doubledArticles({ store, publishers, late }: Cluster): Promise<string[]> {
  await late.start();
  await until(async () => (await store.articles.count()) >= publishers.articles);
  const db = store.database.query();
  const rows = await db.selectFrom('article').select('item').execute();
  const guids = rows.map(({ item }) => String((JSON.parse(item) as { guid?: unknown }).guid));
  const doubled = guids.filter((guid, at) => guids.indexOf(guid) !== at);
  const wrong = guids.length === publishers.articles ? [] : [`${guids.length} articles`];
  return [...doubled.map((guid) => `${guid} twice`), ...wrong];
}

async function run(cluster: Cluster): Promise<string[]> {
  const events = await eventsOf(cluster);
  const rows = await cluster.store.database
    .query()
    .selectFrom('event')
    .select(['id', 'like_count'])
    .execute();
  for (const { id, like_count } of rows) startCounts.set(id, like_count);
  // The last events are taken down, so nobody reads them.
  const down = events.splice(-3);
  const { told, createReader } = createReaders(cluster, events, { patient: quick });
  const leaving = new AbortController();
  const reading = Array.from({ length: readers }, (_, n) => createReader(n).run(leaving.signal));
  await Promise.all(cluster.workers.map((one) => one.start()));
  await killInTurn(cluster);
  leaving.abort();
  await Promise.all(reading);
  const gone: number[] = [];
  for (const id of down) gone.push(await takeDown(cluster, id));
  const lost = await lostWrites(cluster, told);
  const doubled = await doubledArticles(cluster);
  const times = told.times.sort((a, b) => a - b);
  say(
    `${told.pages} pages (p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms), ${told.calls} calls, ${told.chats} questions`,
  );
  const again = quick ? `${told.busy} told to try again, ` : '';
  say(`${told.died} on connections that died, ${again}${told.errors.length} other errors`);
  say(
    `${told.liked.length} acknowledged likes and ${told.turns.length} answers: ${lost.length} lost or miscounted`,
  );
  say(
    `${cluster.publishers.articles} articles of ${feeds} feeds by two workers: ${doubled.length} doubled or missing`,
  );
  say(
    `taken down: gone from three web instances after ${gone.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
  const late = gone.filter((ms) => ms > takenDownMs).map((ms) => `taken down after ${ms} ms`);
  return [...told.errors, ...lost, ...doubled, ...late];
}

if (quick && !hasServer()) {
  say('skipped: there is no Postgres server on this machine, and several processes need one');
  process.exit(0);
}
const cluster = await startCluster(feeds);
let problems: string[] = [];
try {
  const hanging = pause(quickMostMs, ['it did not come to its end'], { ref: false });
  problems = await (quick ? Promise.race([run(cluster), hanging]) : run(cluster));
} finally {
  await cluster.close();
}
for (const problem of problems.slice(0, 20)) say(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
