// The measured site: the production build on a free port, with generated events in its own data
// folder, and a Chromium like a cheap phone.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { withTrees } from '@/lib/model/markdown/block-trees';
import { openStore } from '@/lib/newsroom/store/open-store';
import { generatedEvent } from '../generate';
import { freePort } from '../../free-port';

/** As many publishers as a reader's feeds may have, and covers that this site itself serves. */
const hosts = 60;
const covers = 9;

function event(at: number, newest: number) {
  const generated = generatedEvent(at, newest);
  const references = generated.references.map((reference, index) => ({
    ...reference,
    source: `Publisher ${(at * 3 + index) % hosts}`,
    link: `https://host${(at * 3 + index) % hosts}.example/${generated.id}`,
  }));
  const cover = [`/covers/${(at % covers) + 1}.svg`];
  return withTrees({ ...generated, references, cover });
}

/** Writes this many generated events. */
export async function fillEvents(dataDir: string, events: number): Promise<void> {
  const store = await openStore({ dataDir });
  const newest = Date.now() - 60_000;
  for (let from = 0; from < events; from += 500) {
    await store.transaction(async (inside) => {
      for (let at = from; at < Math.min(from + 500, events); at++) {
        await inside.events.save(event(at, newest));
      }
    });
  }
  await store.close();
}

export type Web = { origin: string; pid: number; stop(): Promise<void> };

/** Starts the built site with an environment; its log goes into `folder`. */
export async function startWeb(folder: string, env: Record<string, string>): Promise<Web> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const server = spawn(process.execPath, ['lib/commands/start.mjs'], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PORT: String(port), POLL_FEEDS: 'off', ...env },
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt > 150 || server.exitCode !== null) {
      throw new Error(`The site did not start:\n${readFileSync(log, 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

export type Site = { origin: string; close(): Promise<void> };

/** Starts the built site with this many events. */
export async function openSite(events: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const dataDir = join(folder, 'data');
  await fillEvents(dataDir, events);
  const { origin, stop } = await startWeb(folder, { DATA_DIR: dataDir });
  return {
    origin,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const phone = { width: 390, height: 844 };
export const cpuRate = 4;

export function openBrowser(): Promise<Browser> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
  const executablePath = candidates.find((path) => path && existsSync(path));
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--enable-precise-memory-info', '--disable-extensions', ...quiet],
  });
}

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession };

/** A new visitor on a phone whose CPU is four times slower. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  // The compiler of these files wraps functions in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (it) => it');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { context, page, cdp };
}

/** A short one-finger tap in the middle of an element. */
export async function tap({ page, cdp }: Phone, selector: string, index = 0): Promise<void> {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`There is nothing to tap at ${selector}.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
