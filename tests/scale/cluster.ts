// Runs the site on several machines' worth of processes: Postgres, two newsrooms, two workers and
// three web instances of the production build, a proxy before the newsrooms and one before the web.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { freePort } from '../e2e/own-site';
import { startPostgres } from '../newsroom/postgres';
import type { WorkerChildOptions } from '../newsroom/workers/worker-child';
import { instanceOf, type Instance } from './instances';
import { startPublishers, type Publishers } from './publishers';
import { startProxy, type Proxy } from './proxy';

export type Cluster = {
  origin: string;
  /** `share.localhost` behind the same proxy. */
  shareHost: string;
  webs: Instance[];
  newsrooms: Instance[];
  workers: Instance[];
  /** A worker whose clock is a minute ahead: it takes over what dead ones held. */
  late: Instance;
  sessionSecret: string;
  store: OpenStore;
  publishers: Publishers;
  /** Whether a request was on a connection that died, at either proxy. */
  died(id: string): boolean;
  folder: string;
  close(): Promise<void>;
};

const secrets = {
  SESSION_SECRET: 'the session secret of the machines of this test',
  NEWS_SERVICE_SECRET: 'the service secret of the machines of this test',
};
const lateMs = 70_000;

/** `storyEveryMs`: how often each feed gets a new story; never when absent. */
export async function startCluster(feeds: number, storyEveryMs?: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-scale-'));
  const log = join(folder, 'processes.log');
  const postgres = await startPostgres();
  const dataDir = join(folder, 'data');
  const options = { dataDir, databaseUrl: postgres.url };
  const publishers = await startPublishers(feeds, storyEveryMs);
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const common = { ...secrets, LOG_LEVEL: 'error', ACCESS_LOG: 'off', CUBEWIRE_ENV: 'local' };

  const newsrooms = ports.slice(0, 2).map((port, n) =>
    instanceOf({
      ...{ name: `newsroom ${n + 1}`, port, ready: '/readyz', log },
      words: ['--import', 'tsx', 'lib/commands/newsroom.ts'],
      env: {
        ...{ ...common, DATABASE_URL: postgres.url, DATA_DIR: dataDir, POLL_FEEDS: 'off' },
      },
    }),
  );
  const between = await startProxy(newsrooms.map(({ port }) => port));
  const webs = ports.slice(2, 5).map((port, n) =>
    instanceOf({
      ...{ name: `web ${n + 1}`, port, ready: '/readyz', log },
      words: ['lib/commands/start.mjs'],
      env: {
        ...{ ...common, DATA_DIR: join(folder, `web-${n}`) },
        NEWS_SERVICE_URL: `http://127.0.0.1:${between.port}`,
        TRUSTED_PROXIES: '127.0.0.1,::1',
      },
    }),
  );
  const front = await startProxy(webs.map(({ port }) => port));
  const worker = (name: string, metricsPort = 0, aheadMs = 0) => {
    const { feeds: list, port } = publishers;
    const given: WorkerChildOptions = { store: options, feeds: list, port, metricsPort, aheadMs };
    const file = join(folder, `${name.replace(' ', '-')}.json`);
    writeFileSync(file, JSON.stringify(given));
    const words = ['tests/newsroom/workers/worker-child.ts', file];
    return instanceOf({ name, metricsPort, words: ['--import', 'tsx', ...words], log });
  };
  const workers = [worker('worker 1', ports[5]), worker('worker 2', ports[6])];
  const late = worker('late worker', ports[7], lateMs);
  const proxies: Proxy[] = [between, front];

  let store: OpenStore | undefined;
  const close = async () => {
    await Promise.all([...webs, ...workers, late].map((one) => one.kill()));
    await Promise.all(newsrooms.map((one) => one.kill()));
    proxies.forEach((proxy) => proxy.close());
    await store?.close();
    await publishers.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await newsrooms[0]?.start();
    // The first one has migrated the database and filled it.
    await Promise.all([newsrooms[1], ...webs].map((one) => one?.start()));
    store = await openStore(options);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    sessionSecret: secrets.SESSION_SECRET,
    ...{ webs, newsrooms, workers, late, store, publishers, folder, close },
    origin: `http://localhost:${front.port}`,
    shareHost: `share.localhost:${front.port}`,
    died: (id) => proxies.some(({ died }) => died.has(id)),
  };
}
