// A Postgres for tests: the one in TEST_DATABASE_URL, else a server binary of this machine on a
// free port in a temporary folder, else PGlite. TEST_POSTGRES=pglite selects the last one.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port';

export type PostgresKind = 'given' | 'server' | 'pglite';

export type TestPostgres = {
  /** An empty database. */
  url: string;
  kind: PostgresKind;
  /** One more empty database on the same server. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
};

function serverFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** The server refuses to run as root: then it runs as the first of these users that exists. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name]).stdout.toString());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

// Texts sort by the rules of a language, as on most sites' servers: what SQLite sorts by bytes, our
// queries have to sort so explicitly. A server without such rules also sorts by bytes.
//
// The shell waits on its input, which ends with `stop` or when this process dies in any way: then
// it stops the server and removes the folder, unless it is kept. Nothing else is left behind. `down`
// and `up` come in between.
const supervisor = `
  up() {
    "$1/postgres" -D "$2/data" -p "$3" -h 127.0.0.1 -k "$2" -c fsync=off -c max_connections=200 >>"$2/log" 2>&1 &
    server=$!
  }
  down() {
    kill -INT $server
    wait $server
  }
  init() {
    rm -rf "$2/data"
    "$1/initdb" -D "$2/data" -U cubewire -A trust -E UTF8 --no-sync $3 >"$2/log" 2>&1
  }
  [ -e "$2/data/postmaster.opts" ] ||
    init "$1" "$2" "--locale=C.UTF-8 --locale-provider=icu --icu-locale=en-US" ||
    init "$1" "$2" --no-locale || exit 1
  up "$@"
  while read -r word; do
    $word "$@"
    echo "$word"
  done
  down
  [ "$4" = kept ] || rm -rf "$2"
`;

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error('the server ended');
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('the server does not answer');
}

export type PostgresServer = {
  url: string;
  stop(): Promise<void>;
  /** Stops the server as an operator would, with its sessions; its data is kept. */
  down(): Promise<void>;
  /** Starts it again with the same data. */
  up(): Promise<void>;
};

async function startServer(binaries: string, kept?: string): Promise<PostgresServer> {
  const user = serverUser();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'cubewire-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const words = [binaries, folder, String(await freePort()), kept === undefined ? '' : 'kept'];
  const child = spawn('sh', ['-c', supervisor, 'sh', ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    ...user,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin?.end();
    await ended;
  };
  const url = `postgres://cubewire@127.0.0.1:${words[2]}/postgres`;
  const say = (word: string) =>
    new Promise<void>((resolve) => {
      child.stdout?.once('data', () => resolve());
      child.stdin?.write(`${word}\n`);
    });
  try {
    await waitUntilReady(url, child);
    return {
      ...{ url, stop },
      down: () => say('down'),
      async up() {
        await say('up');
        await waitUntilReady(url, child);
      },
    };
  } catch (cause) {
    const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';
    await stop();
    throw new Error(`PostgreSQL in ${binaries} does not start: ${log}`, { cause });
  }
}

async function startPglite(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/newsroom/pglite-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () => reject(new Error('PGlite ended before it began')));
  });
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

const freshName = () => `cubewire_test_${Math.random().toString(36).slice(2)}`;

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databasesOn(server: string) {
  const made: string[] = [];
  return {
    async fresh(): Promise<string> {
      const name = freshName();
      await runOn(server, `create database ${name} template template0 encoding 'UTF8'`);
      made.push(name);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    async drop(): Promise<void> {
      for (const name of made) await runOn(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * A private server that may be stopped; undefined if the machine has none.
 * @param kept a folder of its own, whose data is used again
 */
export async function startOwnServer(kept?: string): Promise<PostgresServer | undefined> {
  const binaries = serverFolder();
  return binaries === undefined ? undefined : startServer(binaries, kept);
}

/** Whether tests get a real server, which several processes can share, and not PGlite. */
export const hasServer = (): boolean =>
  process.env.TEST_POSTGRES !== 'pglite' &&
  (Boolean(process.env.TEST_DATABASE_URL) || serverFolder() !== undefined);

/** Prints which Postgres it is. Call `stop` in `afterAll`. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const binaries = serverFolder();
  if (hasServer()) {
    const server = given ? { url: given, stop: async () => undefined } : undefined;
    const running = server ?? (await startServer(binaries ?? ''));
    const databases = databasesOn(running.url);
    process.stdout.write(`postgres: ${given ? 'TEST_DATABASE_URL' : binaries}\n`);
    return {
      url: await databases.fresh(),
      kind: given ? 'given' : 'server',
      fresh: databases.fresh,
      async stop() {
        await databases.drop();
        await running.stop();
      },
    };
  }
  process.stdout.write('postgres: PGlite, since this machine has no server\n');
  const { url, stop } = await startPglite();
  const fresh = async () => {
    const name = freshName();
    await runOn(url, `create schema ${name}`);
    return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
  };
  return { url: await fresh(), kind: 'pglite', fresh, stop };
}
