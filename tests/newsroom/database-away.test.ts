// A newsroom over HTTP whose database stops and returns, or is full: what callers and load
// balancers get, and that it recovers without a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildRequest, type Input, type OperationName } from '@/lib/contract';
import { changesPath } from '@/lib/contract/changes';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { LikeOperate } from '@/lib/model/wire/enums';
import { openNewsroom, type NewsroomOptions } from '@/lib/newsroom';
import { isAway } from '@/lib/newsroom/store/contract/is-away';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { serve } from '@/lib/newsroom/serve';
import { inGatesOr } from '../gates';
import { until } from '../until';
import { startOwnServer, type PostgresServer } from './postgres';
import { sampleEvent } from './store/sample';

jest.setTimeout(240_000);

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const leaveAll: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const leave of leaveAll.splice(0).reverse()) await leave();
});

async function openSite(options: Partial<NewsroomOptions>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-away-'));
  leaveAll.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const newsroom = await openNewsroom({ dataDir, secret, log, ...options });
  leaveAll.push(() => newsroom.close());
  const server = await serve(newsroom.fetch, 0);
  leaveAll.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  // A server that listens on a TCP port has an address of that form.
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function ask(request: Request, who: Identity = {}) {
    request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, Date.now())}`);
    const answer = await fetch(request);
    const wait = answer.headers.get('retry-after');
    return { status: answer.status, wait: wait && Number(wait), body: await answer.text() };
  }
  const call = <N extends OperationName>(name: N, input: Input<N>, user = 'one') =>
    ask(buildRequest(name, input, base), { user });
  return {
    base,
    at: (path: string) => ask(new Request(base + path)),
    /** A reader's program, with a token that the database does not know. */
    program: () => ask(new Request(`${base}/reader/api/0/user-info`), { access: 'unknown' }),
    list: () => call('ListEvents', { tab: 'recommend', load_count: 10, displayed_event_ids: [] }),
    like: (id: string, user?: string) =>
      call(
        'LikeFeedBack',
        { operate_event_ids: [id], operate_type: LikeOperate.Like, session_id: '' },
        user,
      ),
  };
}

/** Collects what listeners of changes receive from now on. */
async function hearChanges(base: string): Promise<() => string> {
  const leaving = new AbortController();
  const authorization = `Bearer ${await signIdentity({}, secret, Date.now())}`;
  const { signal } = leaving;
  const answer = await fetch(base + changesPath, { headers: { authorization }, signal });
  let heard = '';
  const decoder = new TextDecoder();
  const reading = answer.body?.pipeTo(
    new WritableStream({ write: (part) => void (heard += decoder.decode(part)) }),
  );
  const ended = reading?.catch(() => undefined);
  leaveAll.push(async () => {
    leaving.abort();
    await ended;
  });
  return () => heard;
}

describe('a Postgres that stops and starts', () => {
  let postgres: PostgresServer | undefined;
  beforeAll(async () => {
    postgres = await startOwnServer();
    if (!postgres) process.stdout.write('postgres: none that could be stopped\n');
  });
  afterAll(() => postgres?.stop());

  async function openAt({ url }: PostgresServer): Promise<OpenStore> {
    const store = await openStore({ dataDir: '', databaseUrl: url });
    leaveAll.push(() => store.close());
    return store;
  }

  it('is reported to callers and load balancers, and used again once it is back', async () => {
    if (!postgres) return;
    const site = await openSite({ databaseUrl: postgres.url });
    const store = await openAt(postgres);
    await store.events.save(sampleEvent('kept', { tabs: ['recommend'] }));
    const heard = await hearChanges(site.base);
    const rounds = inGatesOr(8, 1);
    for (let round = 1; round <= rounds; round += 1) {
      expect((await site.list()).status).toBe(200);
      expect((await site.like('kept', `before-${round}`)).status).toBe(200);
      expect((await site.program()).status).toBe(401);
      await postgres.down();
      for (const answer of [await site.list(), await site.like('kept'), await site.list()]) {
        expect(answer).toMatchObject({ status: 503, wait: 5 });
        expect(JSON.parse(answer.body)).toMatchObject({ base_resp: { reason: 'databaseAway' } });
      }
      expect(await site.program()).toMatchObject({ status: 503, wait: 5 });
      expect((await site.at('/readyz')).status).toBe(503);
      expect((await site.at('/livez')).status).toBe(200);
      await postgres.up();
      await until(async () => (await site.at('/readyz')).status === 200);
      // Dead connections stay in the pool until they are taken out.
      await until(async () => (await site.list()).status === 200);
      expect((await site.like('kept', `after-${round}`)).status).toBe(200);
      expect((await store.events.get('kept'))?.like_count).toBe(2 * round);
      await store.changes.note(`round-${round}`);
      await until(() => heard().includes(`round-${round}`));
    }
    const marks = await store.readers.marks('u:before-1', ['kept']);
    expect(marks.get('kept')?.liked).toBe(true);
  });

  it('fails a transaction that was between two queries, but not the process', async () => {
    if (!postgres) return;
    const [store, other] = await Promise.all([openAt(postgres), openAt(postgres)]);
    const cut = store.database.transaction(async () => {
      const db = store.database.query();
      const { pid } = await db
        .selectNoFrom(sql<number>`pg_backend_pid()`.as('pid'))
        .executeTakeFirstOrThrow();
      const ended = sql`pg_terminate_backend(${sql.lit(pid)})`.as('ended');
      // Through the other store: a query of this one would join the transaction.
      await other.database.query().selectNoFrom(ended).execute();
      // Its connection learns of this while no query is running.
      await pause(200);
      await sql`select 1`.execute(db);
    });
    const error: unknown = await cut.then(
      () => 'it was not cut',
      (reason: unknown) => reason,
    );
    expect(isAway(error)).toBe(true);
    await store.events.save(sampleEvent('after', { tabs: ['recommend'] }));
    expect((await store.events.get('after'))?.id).toBe('after');
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])(
    '%s means that',
    (code) => expect(isAway(Object.assign(new Error('x'), { code }))).toBe(true),
  );
  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('“%s” means that', (words) => expect(isAway(new Error(words))).toBe(true));
  it.each(['SQLITE_FULL', '53100', '23505', '40001', '42P01', ''])(
    '“%s” means something else',
    (code) => expect(isAway(Object.assign(new Error('x'), { code }))).toBe(false),
  );
});

describe('a full disk', () => {
  /** Limits the file to this many pages; 0 removes the limit. */
  const mostPages = (store: OpenStore, pages: number) =>
    sql.raw(`pragma max_page_count = ${pages || 4_294_967_294}`).execute(store.database.query());

  it('answers writes with 507 and load balancers with 503, still reads, and recovers with space', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-full-'));
    leaveAll.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const store = await openStore({ dataDir });
    const site = await openSite({ dataDir, store });
    await store.events.save(sampleEvent('kept', { tabs: ['recommend'] }));
    expect((await site.like('kept')).status).toBe(200);
    expect((await site.at('/readyz')).status).toBe(200);

    await mostPages(store, 1);
    // Pages already allocated have space for some.
    let refused = await site.like('kept');
    for (let n = 0; refused.status === 200 && n < 5_000; n += 1) {
      refused = await site.like('kept', `user-${n}`);
    }
    expect(refused).toMatchObject({ status: 507, wait: 60 });
    expect(JSON.parse(refused.body)).toMatchObject({ base_resp: { reason: 'storageFull' } });
    expect((await site.at('/readyz')).status).toBe(503);
    expect((await site.at('/livez')).status).toBe(200);
    expect((await site.list()).status).toBe(200);

    await mostPages(store, 0);
    expect((await site.at('/readyz')).status).toBe(200);
    expect((await site.like('kept', 'last')).status).toBe(200);
  });

  it('does not keep a site from starting: readers read, and writes come back with space', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-full-'));
    leaveAll.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const before = await openStore({ dataDir });
    await before.events.save(sampleEvent('kept', { tabs: ['recommend'] }));
    await before.close();

    const store = await openStore({ dataDir });
    await mostPages(store, 1);
    const site = await openSite({ dataDir, store });
    expect((await site.at('/readyz')).status).toBe(503);
    expect((await site.list()).body).toContain('kept');

    await mostPages(store, 0);
    expect((await site.at('/readyz')).status).toBe(200);
    expect((await site.like('kept')).status).toBe(200);
  });
});
