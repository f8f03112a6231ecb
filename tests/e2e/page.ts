// The `test` of every browser spec, over a site of its worker alone: console errors of a page,
// hydration included, violations of its content security policy, and messages missing at the end
// fail the test that opened it.
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
} from 'playwright/test';
import { welcomedKey } from '@/lib/model/wire/further-keys';
import { ownSite, type OwnSite } from './own-site';
import { origin, port } from './server';

export { expect, type Page } from 'playwright/test';

/** Calls of a page that are not answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

function countCalls(context: BrowserContext): void {
  const of = (request: Request) => {
    // A document has no frame until it is answered, and `load` waits for it anyway.
    if (request.serviceWorker() || request.isNavigationRequest()) return undefined;
    const page = request.frame().page();
    if (!underWay.has(page)) underWay.set(page, new Set());
    return underWay.get(page);
  };
  context.on('request', (request) => of(request)?.add(request));
  const ended = (request: Request) => of(request)?.delete(request);
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
}

/**
 * Resolves once a page is loaded and has nothing more to do: every call is answered, and it was
 * idle since, so that its work of the first idle moment is done, too.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const calls = () => underWay.get(page)?.size ?? 0;
  for (let quiet = 0; quiet < 3;) {
    await expect.poll(calls, { intervals: [20] }).toBe(0);
    // A page that is not painted at the moment has no idle time of its own.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    quiet = calls() === 0 ? quiet + 1 : 0;
  }
}

/**
 * Reloads the page, and returns its document. Not `page.reload()`: that mistakes a history entry
 * written by the old page on its way out for the new page, and ends too early.
 */
export async function reload(page: Page): Promise<Response> {
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await loaded;
  return document;
}

type Listening = {
  /** Errors that a test causes itself, such as an answer of 404 that the browser logs. */
  mayComplain: RegExp | undefined;
  /** Whether this is the visitor's first visit. */
  newcomer: boolean;
  silence: void;
};

/** What a page shows instead of messages that it was not sent. */
const missingWords = async (page: Page): Promise<string[]> => {
  // A page that is being left, or shows a file, has no text.
  const text = await page.evaluate(() => document.body.innerText).catch(() => '');
  return [...text.matchAll(/Missing key[^\n]*/g)].map(([told]) => `${page.url()}: ${told}`);
};

/** Runs in pages, some of which have no storage. */
const putAway = (key: string) => {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then it is offered, and nothing more.
  }
};

const violationTeller = 'tellViolation';

/** Runs in pages: tells of everything that their content security policy forbids. */
const watchPolicy = (teller: string) =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
    Reflect.get(window, teller)?.(`${effectiveDirective} ${blockedURI} ${documentURI}`),
  );

export const test = base.extend<Listening, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const site = await ownSite({}, port);
      await use(site);
      await site.close();
    },
    // Every test has it, also where only the address is used.
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: origin,
  mayComplain: [undefined, { option: true }],
  newcomer: [false, { option: true }],
  silence: [
    async ({ context, mayComplain, newcomer }, use) => {
      // A first visit is offered an introduction: tests of other subjects have dismissed it.
      if (!newcomer) await context.addInitScript(putAway, welcomedKey);
      countCalls(context);
      const complaints: string[] = [];
      context.on('weberror', (event) => complaints.push(String(event.error())));
      context.on('console', (message) => {
        const told = `${message.text()} ${message.location().url}`;
        // The browser's message where workers are blocked, see `playwright.config.ts`.
        if (told.startsWith('Service Worker registration blocked')) return;
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (isLoud && !mayComplain?.test(told)) complaints.push(told);
      });
      // The console alone is no proof: a browser need not log what it reports by this event.
      await context.exposeBinding(violationTeller, (_page, told: string) => {
        if (!mayComplain?.test(told)) complaints.push(`forbidden by the policy: ${told}`);
      });
      await context.addInitScript(watchPolicy, violationTeller);
      await use();
      const missing = await Promise.all(context.pages().map(missingWords));
      // A call in progress at the end of the test is no failure.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect([...complaints, ...missing.flat()]).toEqual([]);
    },
    { auto: true },
  ],
});
