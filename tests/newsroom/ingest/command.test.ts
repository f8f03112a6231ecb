// The commands in processes of their own, on feeds written for this test.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@/lib/newsroom/store/open-store';
import { inGatesOr } from '../../gates';
import { describeShared, sharedData } from '../../shared';
import { until } from '../../until';
import { rssFeed } from './newsroom';
import { bundledProgram } from '@/tests/bundled-program';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(command: string, words: string[], more: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [bundledProgram(`lib/commands/${command}.ts`), ...words], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess) {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, lines: output.trim().split('\n') };
}
const ingest = (...words: string[]) => ended(start('ingest', words));

const stories = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Harbour ${i} opens its gates to ship ${i * 7 + 3}`,
    text: `The harbour of town ${i} opened on Monday. Some ${i + 2} ships came in. More are expected.`,
  }));

function writeFeeds(files: Record<string, Uint8Array | string>): string {
  const feeds = join(folder, 'feeds');
  mkdirSync(feeds, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(feeds, name), bytes);
  return feeds;
}

async function stored() {
  const store = await openStore({ dataDir: join(folder, 'data') });
  const articles = await store.articles.count();
  const events: string[] = [];
  let told = 0;
  let cursor: string | undefined;
  do {
    const page = await store.events.page({ tab: 'recommend', limit: 50, cursor });
    events.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  for (const id of events) told += (await store.articles.ofEvent(id)).length;
  const count = await store.events.count();
  await store.close();
  return { articles, told, events: count };
}

describe('npm run ingest', () => {
  it('ingests a folder: one line per feed, a total, and nothing new the second time', async () => {
    const feeds = writeFeeds({
      'a.xml': rssFeed('First News', stories(3)),
      'b.xml': '\n\n<!doctype html><html></html>',
      'notes.md': 'not looked at',
    });
    const first = await ingest(feeds);
    expect(first.status).toBe(0);
    expect(first.lines).toEqual([
      'First News: 3 items, 3 new, 0 known',
      'b.xml: a web page, not a feed',
      'Total: 2 feeds, 3 items, 3 new, 0 known, 1 not read',
    ]);
    const before = await stored();
    expect((await ingest(feeds)).lines[0]).toBe('First News: 3 items, 0 new, 3 known');
    expect(await stored()).toEqual(before);
  });

  it('before the site was ever opened: its bots post what they find, too', async () => {
    const launch = {
      title: 'NASA sends a spacecraft to the moon',
      text: 'The space agency NASA launched a spacecraft to the moon on Monday, officials said.',
    };
    const { status, lines } = await ingest(writeFeeds({ 'a.xml': rssFeed('Sky News', [launch]) }));
    expect([status, lines]).toEqual([0, expect.arrayContaining(['Bots posted 1 of them.'])]);
    const store = await openStore({ dataDir: join(folder, 'data') });
    const { items } = await store.bots.posts({ limit: 9 });
    await store.close();
    expect(items).toMatchObject([{ bot_id: 'space', event: { title: expect.anything() } }]);
  });

  it('exits with status 1 if nothing could be read', async () => {
    const { status, lines } = await ingest(join(folder, 'nowhere'), 'http://127.0.0.1/feed');
    expect(status).toBe(1);
    expect(lines.slice(0, 2)).toEqual([
      `${join(folder, 'nowhere')}: no such file or folder`,
      'http://127.0.0.1/feed: refused: address points inside the network',
    ]);
  });

  it('a damaged database is named and left unchanged', async () => {
    mkdirSync(join(folder, 'data'));
    const file = join(folder, 'data', 'cubewire.sqlite');
    writeFileSync(file, 'this was a database once upon a time');
    const { status, lines } = await ingest(writeFeeds({ 'a.xml': rssFeed('A', stories(1)) }));
    expect(status).toBe(1);
    expect(lines.join('\n')).toContain(file);
    expect(lines.join('\n')).toMatch(/damaged/);
  });

  it('kill -9 in the middle leaves no half event, and the next run completes the work', async () => {
    const ofEach = inGatesOr(150, 30);
    const files = Array.from({ length: 4 }, (_, n) => [
      `${n}.xml`,
      rssFeed(
        `House ${n}`,
        stories(ofEach).map(({ title, text }) => ({ title: `${title} near ${n}`, text })),
      ),
    ]);
    const feeds = writeFeeds(Object.fromEntries(files));
    for (const articlesFirst of inGatesOr([1, 40, 80, 160, 320], [40])) {
      const child = start('ingest', [feeds]);
      let over = false;
      child.once('exit', () => (over = true));
      // So many more events show that the run is in the middle of its work.
      const store = await openStore({ dataDir: join(folder, 'data') });
      const known = await store.articles.count();
      await until(async () => over || (await store.articles.count()) >= known + articlesFirst);
      child.kill('SIGKILL');
      await store.close();
      if (child.exitCode === null && child.signalCode === null) {
        await new Promise((resolve) => child.once('exit', resolve));
      }
      const { articles, told } = await stored();
      expect(articles).toBe(told);
    }
    expect((await ingest(feeds)).status).toBe(0);
    expect(await stored()).toMatchObject({ articles: 4 * ofEach, told: 4 * ofEach });
  });
});

describe('the worker', () => {
  it('writes only JSON lines, is quiet without a network, and ends on SIGTERM', async () => {
    const list = join(folder, 'list.opml');
    const outlines = Array.from(
      { length: 6 },
      (_, n) => `<outline text="f${n}" xmlUrl="https://feed${n}.invalid-host-for-tests.example/"/>`,
    );
    writeFileSync(list, `<opml version="2.0"><body>${outlines.join('')}</body></opml>`);
    const child = start('worker', [], { FEEDS_FILE: list, LOG_LEVEL: 'info' });
    const whole = ended(child);
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk) => String(chunk).includes('no network') && resolve());
      child.once('exit', () => resolve());
    });
    child.kill('SIGTERM');
    const { status, lines } = await whole;
    expect(status).toBe(0);
    const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(told.map(({ msg }) => msg)).toContain('polling');
    expect(told.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
      'no network: feeds are not polled until it is back',
    ]);
  });
});

/** A process that starts the worker as the web server does, prints its id, and waits. */
const parent = (worker: string) => `
  const { spawn } = require('node:child_process');
  const worker = spawn(process.execPath, [${JSON.stringify(worker)}], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  console.log(worker.pid);
  setInterval(() => undefined, 1000);
`;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('the worker exits when its parent is killed', async () => {
  const child = spawn(process.execPath, ['-e', parent(bundledProgram('lib/commands/worker.ts'))], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(Number(String(chunk)))),
  );
  // It is running once it has created its database.
  await until(() => existsSync(join(folder, 'data', 'cubewire.sqlite')));
  expect(lives(pid)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !lives(pid));
});

describeShared(
  'real feeds through the command',
  ['news', 'meridian-feeds-2025-03-18'],
  (meridian) => {
    it('at least 160 of 165 items are ingested', async () => {
      const { status, lines } = await ingest(
        meridian,
        sharedData('news', 'rappler-feed-2026-02-05') ?? '',
      );
      process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
      expect(status).toBe(0);
      const { articles, told } = await stored();
      expect(articles).toBeGreaterThanOrEqual(160);
      expect(told).toBe(articles);
    });
  },
);
