import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { ServerResponse } from 'node:http';
import { minuteMs } from '@/lib/model/time';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { jobLeaseMs } from '@/lib/model/limits/service';
import type { StoreOptions } from '@/lib/newsroom/store/open-store';
import { until } from '@/tests/until';
import { inGates, inGatesOr } from '../../gates';
import { startServer, type LocalServer } from '../ingest/local-server';
import { article, sentences } from '../pages/site';
import { onBothEngines } from '../store/engines';
import type { WorkerChildOptions } from './worker-child';
import { bundledProgram } from '@/tests/bundled-program';

type Said = { asks?: string; host?: string; polled?: string; read?: true; ready?: true };
type Worker = { process: ChildProcess; said: Said[]; ended: Promise<unknown> };

const hosts = Array.from({ length: 5 }, (_, n) => `paper-${n}.example.com`);
/** Every paper has this sentence; the others are each paper's own. */
const shared = 'The ferry to the northern islands stopped on Monday after divers found a crack';

onBothEngines((engine) => {
  describe('several workers', () => {
    let server: LocalServer;
    let asked: { path: string; host: string }[];
    /** Answers held back until the test releases them. */
    let held: ServerResponse[];
    let holding = new Set<string>();
    let workers: Worker[];

    const feedOf = (host: string) => {
      const link = (path: string) => `http://${host}:${server.port}/${path}`;
      const item = (path: string, title: string) =>
        `<item><title>${title}</title><guid isPermaLink="false">${host}/${path}</guid>` +
        `<link>${link(path)}</link><pubDate>${new Date(Date.now() - 2 * minuteMs).toUTCString()}</pubDate>` +
        `<description>${sentences[0]}</description></item>`;
      const own = `Council of ${host.replace(/\D/g, '')} towns votes on the budget of its harbor`;
      const channel = `<title>${host}</title><link>${link('')}</link>`;
      return `<rss version="2.0"><channel>${channel}${item('a', shared)}${item('b', own)}</channel></rss>`;
    };

    beforeEach(async () => {
      [asked, held, workers, holding] = [[], [], [], new Set()];
      server = await startServer((request, response) => {
        const host = (request.headers.host ?? '').split(':')[0] ?? '';
        const path = request.url ?? '';
        asked.push({ path, host });
        if (path !== '/feed' && path !== '/a' && path !== '/b') {
          response.writeHead(404).end();
        } else if (holding.has(`${host}${path}`)) {
          held.push(response);
        } else {
          const body = path === '/feed' ? feedOf(host) : article(sentences);
          const type = path === '/feed' ? 'application/rss+xml' : 'text/html; charset=utf-8';
          response.writeHead(200, { 'content-type': type }).end(body);
        }
      });
    });
    afterEach(async () => {
      for (const worker of workers) worker.process.kill('SIGKILL');
      await Promise.all(workers.map(({ ended }) => ended));
      await server.close();
    });

    function startWorker(store: StoreOptions, aheadMs = 0): Worker {
      const feeds = hosts.map((host) => `http://${host}:${server.port}/feed`);
      const options: WorkerChildOptions = { store, feeds, port: server.port, aheadMs };
      const child = spawn(
        process.execPath,
        [bundledProgram('tests/newsroom/workers/worker-child.ts'), JSON.stringify(options)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const said: Said[] = [];
      // The output of our own child process.
      createInterface({ input: child.stdout }).on('line', (line) => {
        said.push(JSON.parse(line) as Said);
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      const worker = { process: child, said, ended };
      workers.push(worker);
      return worker;
    }

    const polls = () => workers.flatMap(({ said }) => said.filter(({ polled }) => polled));
    const times = (path: string) => hosts.map((host) => `${host} ${count(path, host)}`);
    const count = (path: string, host: string) =>
      asked.filter((one) => one.path === path && one.host === host).length;
    const each = (n: number) => hosts.map((host) => `${host} ${n}`);

    // Each worker is a process that loads the whole newsroom: outside of the gates there are two,
    // and only on Postgres, where several machines may hold claims. On SQLite the other test has
    // two.
    const claims = inGates || engine.kind() !== 'sqlite' ? it : it.skip;
    claims(
      'share the feeds and their pages: everything is fetched and stored once',
      async () => {
        const options = await engine.fresh();
        const store = await engine.open(options);
        const started = inGatesOr(3, 2);
        for (let n = 0; n < started; n += 1) startWorker(options);
        await until(() => polls().length >= hosts.length);
        await until(async () => (await store.pages.counts()).waiting === 0);
        expect(times('/feed')).toEqual(each(1));
        expect(times('/a')).toEqual(each(1));
        expect(times('/b')).toEqual(each(1));
        expect(await store.articles.count()).toBe(2 * hosts.length);
        for (const worker of workers) worker.process.kill('SIGTERM');
        expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual(
          Array.from({ length: started }, () => 0),
        );
        expect(await store.jobs.parked(1)).toEqual([]);
      },
      120_000,
    );

    it('one killed in the middle of a poll loses nothing and duplicates nothing', async () => {
      const options = await engine.fresh();
      const store = await engine.open(options);
      const slow = hosts[3] ?? '';
      holding.add(`${slow}/feed`);
      startWorker(options);
      startWorker(options);
      await until(() => polls().length >= hosts.length - 1 && held.length === 1);
      // A poll is announced before its job is over: one killed between the two is done again.
      const others = hosts.filter((host) => host !== slow);
      const ids = others.map((host) => feedId(`http://${host}:${server.port}/feed`));
      const nextAt = async () => (await store.jobs.nextAt('feed', ids)) ?? 0;
      await until(async () => (await nextAt()) > Date.now() + 2 * jobLeaseMs);
      const victim = workers.find(({ said }) =>
        said.some(({ asks, host }) => asks === '/feed' && host === slow),
      );
      victim?.process.kill('SIGKILL');
      expect(await victim?.ended).toBeNull();
      holding.clear();
      const before = await store.articles.count();
      expect(before).toBe(2 * (hosts.length - 1));
      // Its claim still holds, so nobody polls. A worker whose clock is past the lease takes the
      // feed over.
      startWorker(options, jobLeaseMs + 1_000);
      await until(async () => (await store.articles.count()) === 2 * hosts.length);
      await until(async () => (await store.pages.counts()).waiting === 0);
      expect(count('/feed', slow)).toBe(2);
      expect(times('/feed').filter((line) => line.endsWith(' 1'))).toHaveLength(hosts.length - 1);
      const { items } = await store.events.page({ tab: 'recommend', limit: 50 });
      const articles = await Promise.all(items.map(({ id }) => store.articles.ofEvent(id)));
      const told = articles.flat().map(({ id }) => id);
      expect(new Set(told).size).toBe(told.length);
      expect(told).toHaveLength(2 * hosts.length);
    });
  });
});
