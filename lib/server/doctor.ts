// Diagnoses an installation and says what to do about each problem. The checks are independent: one
// that fails hides none of the others. Protects: checking changes nothing; no database is created
// or migrated, no mail is sent that nobody asked for, and no secret is shown.
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Fetch } from '@/lib/contract';
import type { Deployment } from '@/lib/deployments';
import { feedBytes } from '@/lib/model/limits/service';
import { minuteMs, secondMs } from '@/lib/model/time';
import { FetchError } from '@/lib/newsroom/ingest/fetch-error';
import { spelled } from '@/lib/newsroom/ingest/feed-address';
import { addressMistake } from '@/lib/newsroom/ingest/feed-list';
import type { GuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import type { FeedListFile } from '@/lib/newsroom/ingest/list-file';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import { encodingRemedy, holdsEveryText } from '@/lib/newsroom/store/engine/postgres/encoding';
import { lookIntoDatabase } from './database-look';
import { lookAtSearch, lookAtSpeech } from './doctor-helpers';
import { lookAtMail } from './doctor-mail';
import { lookAtLoginServices, lookAtNewsServices } from './doctor-services';
import { bad, good, note, reasonOf, type Finding } from './finding';
import { readDeployments } from './process/deployment-table';
import type { parseEnvironment } from './process/env';
import type { HalfSetting } from './process/half-settings';
import type { Misspelled } from './process/misspelled-settings';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';

export type DoctorOptions = {
  environment: ReturnType<typeof parseEnvironment>;
  /** Variables that have no meaning but nearly match the name of a setting. */
  misspelled?: readonly Misspelled[];
  /** Settings that need another one that is not set. */
  halves?: readonly HalfSetting[];
  /** Where to send a mail, to see whether the mail server takes one. */
  mailTo?: string;
  /** Reads the list of feeds; throws where its file cannot be used. */
  readList(): FeedListFile;
  /** For services of the operator's own, which may lie inside the network. */
  fetch: Fetch;
  /** For the public internet. */
  guardedFetch: GuardedFetch;
  now(): number;
};

const patienceMs = 10 * secondMs;
const leastFreeBytes = 1024 ** 3;
const feedsAtOnce = 6;

const ofNames = ({ misspelled = [], halves = [] }: DoctorOptions): Finding[] => [
  ...misspelled.map(({ name, meant }) =>
    note(
      'settings',
      `${name} is no setting, so it does nothing`,
      `if ${meant} is meant, rename it`,
    ),
  ),
  ...halves.map(({ found, remedy }) => note('settings', found, remedy)),
];

/**
 * Origins of a table that no row of it serves: links in mails and shared links would lead nowhere.
 */
function ofOrigins(table: readonly Deployment[]): Finding[] {
  const served = new Set(table.flatMap(({ hosts }) => hosts));
  const strange = table.flatMap(({ origin, shareOrigin, publicOrigin }) =>
    Object.entries({ origin, shareOrigin, publicOrigin }).filter(
      ([, address]) => address !== undefined && !served.has(new URL(address).hostname),
    ),
  );
  const found = new Set(strange.map(([field, address]) => `${field} ${address}`));
  return [...found].map((one) =>
    note(
      'settings',
      `${one} is the address of no site in DEPLOYMENTS_FILE, and links lead there`,
      'correct it, unless an edge or another process serves that name',
    ),
  );
}

function settings({ environment }: DoctorOptions): Finding[] {
  const { CUBEWIRE_ENV, DEPLOYMENTS_FILE } = environment;
  try {
    const table = readDeployments(DEPLOYMENTS_FILE, CUBEWIRE_ENV);
    if (CUBEWIRE_ENV === 'local') {
      const remedy = 'set CUBEWIRE_ENV=online and DEPLOYMENTS_FILE before strangers can reach it';
      return [
        note('settings', 'the site is local: it serves this machine and its network', remedy),
      ];
    }
    if (!DEPLOYMENTS_FILE) {
      const remedy = 'name your hosts in DEPLOYMENTS_FILE, see docs/hosts.md';
      return [bad('settings', `${CUBEWIRE_ENV}, but only localhost is served`, remedy)];
    }
    const hosts = table.flatMap((row) => row.hosts).join(', ');
    return [good('settings', `${CUBEWIRE_ENV}, ${hosts}`), ...ofOrigins(table)];
  } catch (error) {
    return [bad('settings', reasonOf(error), 'correct the file')];
  }
}

/** The folder itself, or the nearest existing one above it. Throws where a file is in the way. */
async function nearestFolder(path: string): Promise<string> {
  try {
    if ((await stat(path)).isDirectory()) return path;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && dirname(path) !== path) return nearestFolder(dirname(path));
    throw error;
  }
  throw new Error(`${path} is no folder`);
}

/** What a folder lets other users of the machine do; nothing on systems without such rights. */
const ofOthers = 0o077;

/** Whether other users can open the data folder, which has readers' addresses and the secrets. */
async function openToOthers(folder: string): Promise<Finding[]> {
  if (process.platform === 'win32' || ((await stat(folder)).mode & ofOthers) === 0) return [];
  return [note('disk', `other users of this machine can open ${folder}`, `chmod go= ${folder}`)];
}

async function disk({ environment }: DoctorOptions): Promise<Finding[]> {
  const { DATA_DIR } = environment;
  const folder = await nearestFolder(DATA_DIR);
  await access(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const isThere = folder === DATA_DIR;
  const later = isThere ? '' : ', which the first start makes';
  const found = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${DATA_DIR}${later}`;
  const remedy = 'make room, or lower RETENTION_DAYS: the database grows by some 20 MB a day';
  const ofSpace = free < leastFreeBytes ? bad('disk', found, remedy) : good('disk', found);
  return [ofSpace, ...(isThere ? await openToOthers(folder) : [])];
}

const known = new Set(migrations.map(({ name }) => name));

function ofMigrations(had: readonly string[]): Finding {
  const newer = had.find((name) => !known.has(name));
  if (newer) {
    const remedy = 'run the version that wrote it, or a later one';
    return bad('database', `a newer version has written it (${newer})`, remedy);
  }
  const missing = migrations.length - had.length;
  if (missing === 0) return good('database', 'its schema is up to date');
  return note(
    'database',
    `${missing} migrations wait`,
    'they run at the next start; back up before',
  );
}

const jobsStep = '025-jobs';
const parkedJobs =
  "select kind || ' ' || id || ': ' || error as name from job where parked_at is not null order by 1 limit 20";

/** Jobs that kept failing, grouped by kind and reason. */
function ofJobs(parked: readonly string[]): Finding {
  if (parked.length === 0) return good('jobs', 'none is parked');
  const list = parked.map((line) => `\n    ${line}`).join('');
  const remedy = 'see the reason; each is tried again once a day';
  return note('jobs', `${parked.length} kept failing and are parked${list}`, remedy);
}

const editedFeeds = 'select url, state from feed_edit order by id';

/** An operator's decision about a single feed. */
type EditedFeed = { url: string; state: string };

/**
 * The feeds that are polled: those of the list that were not removed, and those that were added.
 */
function polledFeeds(listed: readonly string[], edits: readonly EditedFeed[]): string[] {
  const states = new Map(edits.map(({ url, state }) => [spelled(url), state]));
  const all = new Map(
    [...listed, ...edits.map(({ url }) => url)].map((url) => [spelled(url), url]),
  );
  return [...all].flatMap(([one, url]) => ((states.get(one) ?? 'active') === 'active' ? url : []));
}

/** Operators' decisions from the database; none where there is no database yet. */
async function editsIn({ environment }: DoctorOptions): Promise<EditedFeed[]> {
  const edits = await lookIntoDatabase(environment, patienceMs, async (database) =>
    (await database.hasTable('feed_edit')) ? database.rows<EditedFeed>(editedFeeds) : [],
  );
  return edits ?? [];
}

async function database({ environment }: DoctorOptions): Promise<Finding[]> {
  const { DATA_DIR } = environment;
  const found = await lookIntoDatabase(environment, patienceMs, async (there) => {
    const state = await there.state();
    if (state !== 'ok') {
      const remedy = 'stop the site and restore a backup';
      return [bad('database', `the file is damaged (${state})`, remedy)];
    }
    const encoding = await there.encoding();
    if (encoding !== undefined && !holdsEveryText(encoding)) {
      const found = `its encoding ${encoding} has no letters for some languages`;
      return [bad('database', found, encodingRemedy)];
    }
    if (!(await there.hasTable('migration'))) {
      return [note('database', 'it is there and empty', 'it is filled at the first start')];
    }
    const names = async (statement: string) =>
      (await there.rows<{ name: string }>(statement)).map(({ name }) => name);
    const had = await names('select name from migration');
    return [ofMigrations(had), ofJobs(had.includes(jobsStep) ? await names(parkedJobs) : [])];
  });
  if (found) return found;
  if (environment.NEWS_SERVICE_URL) return [good('database', 'none here: the news service has it')];
  return [note('database', `there is none in ${DATA_DIR}`, 'it is made at the first start')];
}

type Reached = {
  url: string;
  date?: number;
  why?: string;
  /** Our own rules exclude this feed, whatever its server does. */
  refused?: boolean;
};

async function reach(url: string, { guardedFetch }: DoctorOptions): Promise<Reached> {
  try {
    const signal = deadlineSignal(patienceMs);
    const { status, headers } = await guardedFetch(url, { maxBytes: feedBytes, signal });
    const date = Date.parse(headers.get('date') ?? '');
    const why = status >= 400 ? `the server answered ${status}` : undefined;
    return { url, ...(Number.isNaN(date) ? {} : { date }), ...(why && { why }) };
  } catch (error) {
    const refused = error instanceof FetchError && error.isRefusal;
    return { url, why: reasonOf(error), refused };
  }
}

async function reachAll(urls: readonly string[], options: DoctorOptions): Promise<Reached[]> {
  const waiting = [...urls];
  const reached: Reached[] = [];
  await Promise.all(
    Array.from({ length: feedsAtOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        reached.push(await reach(next, options));
      }
    }),
  );
  return reached;
}

/** Compares this machine's clock with the dates that the feeds' servers send. */
function ofClock(reached: readonly Reached[], now: number): Finding {
  const dates = reached.flatMap(({ date }) => date ?? []).sort((a, b) => a - b);
  const middle = dates[Math.floor(dates.length / 2)];
  if (middle === undefined) {
    const remedy = 'see to it that this machine keeps time (NTP)';
    return note('clock', 'no server told the time', remedy);
  }
  if (Math.abs(middle - now) <= minuteMs) return good('clock', 'keeps time');
  return bad(
    'clock',
    `${Math.round((now - middle) / secondMs)} s apart from the servers of the feeds`,
    'set the clock and keep it with NTP: identities and codes live by it',
  );
}

const linesOf = (reached: readonly Reached[]) =>
  reached.map(({ url, why }) => `\n    ${url}: ${why}`).join('');

/**
 * Feeds that are never fetched: those in the operator's own network, and on other ports and
 * protocols.
 */
function ofRefused(refused: readonly Reached[], areAll: boolean): Finding[] {
  if (refused.length === 0) return [];
  const remedy =
    'give each an address that the world reaches, or take it in as a file: fetch it by cron and run `npm run ingest -- FILE`; then drop it here';
  const found = `${refused.length} of them are never fetched${linesOf(refused)}`;
  return [areAll ? bad('feeds', found, remedy) : note('feeds', found, remedy)];
}

/**
 * Checks the feeds and, by their servers' dates, the clock; also where this process polls no feeds.
 */
async function feedsAndClock(options: DoctorOptions): Promise<Finding[]> {
  const { environment, now } = options;
  const { feeds, mistakes } = options.readList();
  const listed = feeds.map(({ url }) => url);
  const ofMistakes = (told: readonly string[] = []) =>
    mistakes
      .filter((found) => !told.includes(found))
      .map((found) => note('feeds', found, 'correct FEEDS_FILE'));
  if (!environment.POLL_FEEDS) {
    const reached = await reachAll(listed.slice(0, feedsAtOnce), options);
    const off = note('feeds', 'POLL_FEEDS is off', 'nothing new comes in, unless workers run');
    return [off, ...ofMistakes(), ofClock(reached, now())];
  }
  // A separate check reports a database that does not answer.
  const edits = await editsIn(options).catch((): EditedFeed[] => []);
  const tried = await reachAll(polledFeeds(listed, edits), options);
  const reached = tried.filter(({ refused }) => !refused);
  const refused = tried.filter((one) => one.refused);
  const failed = reached.filter(({ why }) => why !== undefined);
  const paused = edits.filter(({ state }) => state === 'paused').length;
  const all =
    `${reached.length - failed.length} of ${reached.length} feeds answer` +
    (paused > 0 ? `, ${paused} are paused` : '');
  const onlyRefused = reached.length === 0 && tried.length > 0;
  const allFailed = failed.length > 0 && failed.length === reached.length;
  const list = linesOf(failed);
  const remedy = allFailed
    ? 'check the network, DNS and firewall of this machine'
    : 'correct or drop these in FEEDS_FILE or in the console; the others go on without them';
  const ofFeeds = failed.length === 0 ? good('feeds', all) : note('feeds', all + list, remedy);
  return [
    ...(onlyRefused ? [] : [{ ...ofFeeds, ...(allFailed && { state: 'bad' as const }) }]),
    ...ofRefused(refused, onlyRefused),
    // What is never fetched is told once, with the way in that there is.
    ...ofMistakes(refused.flatMap(({ url }) => addressMistake(url) ?? [])),
    ofClock(reached, now()),
  ];
}

async function model({ environment, fetch }: DoctorOptions): Promise<Finding[]> {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CHECK_MODEL, AI_EMBEDDING_MODEL } = environment;
  if (!AI_BASE_URL) return [good('model', 'none is set: events and answers are quoted')];
  const headers = new Headers(AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {});
  const signal = deadlineSignal(patienceMs);
  const base = AI_BASE_URL.replace(/\/$/, '');
  const answer = await fetch(new Request(`${base}/models`, { headers, signal }));
  const text = await answer.text();
  if (answer.status === 401 || answer.status === 403) {
    return [bad('model', `the server answered ${answer.status}`, 'correct AI_API_KEY')];
  }
  if (!answer.ok) {
    const remedy = 'correct AI_BASE_URL: it ends in the version path, such as /v1';
    return [bad('model', `the server answered ${answer.status}`, remedy)];
  }
  const named = { AI_MODEL, AI_CHECK_MODEL, AI_EMBEDDING_MODEL };
  return Object.entries(named).flatMap(([setting, name]) => {
    if (name === undefined) return [];
    if (text.includes(JSON.stringify(name))) return [good('model', `${name} is there`)];
    return [note('model', `the server does not list ${name}`, `correct ${setting}, or load it`)];
  });
}

const checks: Readonly<Record<string, (options: DoctorOptions) => Finding[] | Promise<Finding[]>>> =
  {
    settings: (options) => [...settings(options), ...ofNames(options)],
    disk,
    database,
    feeds: feedsAndClock,
    mail: (options) => lookAtMail(options, patienceMs),
    model,
    speech: (options) => lookAtSpeech(options, patienceMs),
    search: (options) => lookAtSearch(options, patienceMs),
    'news service': (options) => lookAtNewsServices(options, patienceMs),
    'login service': (options) => lookAtLoginServices(options, patienceMs),
  };

const mayWrite = 'see to it that DATA_DIR is a folder that this user may write to, with its files';

const remediesIn = ({
  environment: { DATABASE_URL },
}: DoctorOptions): Readonly<Record<string, string>> => ({
  disk: mayWrite,
  database: DATABASE_URL ? 'start the database, or correct DATABASE_URL' : mayWrite,
  feeds: 'correct the file, or FEEDS_FILE',
  model: 'start the model server, or correct AI_BASE_URL',
  speech: 'start the speech server, or correct TTS_BASE_URL',
  search: 'start the search server, or correct SEARCH_URL',
});

function remedyOf(error: unknown, check: string, options: DoctorOptions): string {
  // Settings and folders are not at fault where our own packages are missing.
  if (error instanceof StoreError) return 'install the packages, then look again';
  return remediesIn(options)[check] ?? 'see the reason';
}

/** Runs every check. Never rejects. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      try {
        return await run(options);
      } catch (error) {
        return [bad(check, reasonOf(error), remedyOf(error, check, options))];
      }
    }),
  );
  return found.flat();
}
