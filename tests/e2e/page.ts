// The `test` of every browser spec, over a site that its worker has to itself: whatever a page
// complains about in its console, hydration included, fails the test that opened it.
import { test as base, type Page, type Response } from 'playwright/test';
import { ownSite, type OwnSite } from './own-site';
import { origin, port } from './server';

export { expect, type Page } from 'playwright/test';

/**
 * Loads the page anew, and answers its document. Not `page.reload()`: that takes an entry which the
 * old page writes into the history on its way out for the new page, and ends too early.
 */
export async function reload(page: Page): Promise<Response> {
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await loaded;
  return document;
}

type Listening = {
  /** What a test brings about itself, such as an answer of 404 that the browser notes down. */
  mayComplain: RegExp | undefined;
  silence: void;
};

export const test = base.extend<Listening, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const site = await ownSite({}, port);
      await use(site);
      await site.close();
    },
    // Every test has it, also where only the address is used.
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: origin,
  mayComplain: [undefined, { option: true }],
  silence: [
    async ({ context, mayComplain }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (event) => complaints.push(String(event.error())));
      context.on('console', (message) => {
        const told = `${message.text()} ${message.location().url}`;
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (isLoud && !mayComplain?.test(told)) complaints.push(told);
      });
      await use();
      // A call that is under way when the test is over fails nobody.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
