// Runs the same tests on each engine. `fresh` returns the options of an empty database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type OpenStore, type StoreOptions } from '@/lib/newsroom/store/open-store';
import { startPostgres, type PostgresKind, type TestPostgres } from '../postgres';

export type TestEngine = {
  /** `sqlite`, or which Postgres it is. */
  kind(): 'sqlite' | PostgresKind;
  fresh(): Promise<StoreOptions>;
  /** A store that is closed after the tests. */
  open(options: StoreOptions): Promise<OpenStore>;
};

/** PGlite has one session for all connections, so locks cannot separate them. */
export function hasSessions(engine: TestEngine): boolean {
  if (engine.kind() !== 'pglite') return true;
  process.stdout.write('skipped: locks between processes (PGlite has a single session)\n');
  return false;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cubewire-store-'));
}

function describeEngine(
  name: string,
  hooks: { start(): Promise<void>; stop(): Promise<void>; kind: TestEngine['kind'] },
  fresh: (folder: string) => Promise<StoreOptions>,
  body: (engine: TestEngine) => void,
): void {
  describe(name, () => {
    const folders: string[] = [];
    const stores: OpenStore[] = [];
    beforeAll(hooks.start);
    afterAll(async () => {
      for (const store of stores) await store.close();
      await hooks.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    body({
      kind: hooks.kind,
      fresh() {
        const folder = temporaryFolder();
        folders.push(folder);
        return fresh(folder);
      },
      async open(options) {
        const store = await openStore(options);
        stores.push(store);
        return store;
      },
    });
  });
}

/** TEST_ENGINES=sqlite runs that engine only, for short runs on code shared by both. */
export function onBothEngines(body: (engine: TestEngine) => void): void {
  const nothing = async () => undefined;
  describeEngine(
    'on SQLite',
    { start: nothing, stop: nothing, kind: () => 'sqlite' },
    async (dataDir) => ({ dataDir }),
    body,
  );
  if (process.env.TEST_ENGINES === 'sqlite') return;
  let postgres: TestPostgres | undefined;
  describeEngine(
    'on Postgres',
    {
      async start() {
        postgres = await startPostgres();
      },
      async stop() {
        await postgres?.stop();
      },
      kind: () => postgres?.kind ?? 'pglite',
    },
    async (dataDir) => {
      if (!postgres) throw new Error('ask in a test or a hook: Postgres starts before them');
      return { dataDir, databaseUrl: await postgres.fresh() };
    },
    body,
  );
}
