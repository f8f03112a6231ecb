// A login service that is down while a page is rendered: there may be a reader, and all their data
// on this device is there when it is back.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { closeServer, serve } from '@/lib/newsroom/serve';
import { call, haveInterests, newNetwork, signIn } from './account';
import { ownSite, type OwnSite } from './own-site';
import { expect, reload, settled, test, type Page } from './page';

// What the browser logs for calls while the service is down.
test.use({ serviceWorkers: 'allow', mayComplain: /status of 50\d/ });

const secret = 'shared by the site and its login service';
const question = 'Why is the leap second on its way out?';

let folder: string;
let accounts: Newsroom;
let server: Awaited<ReturnType<typeof serve>>;
let site: OwnSite;
let isAway = false;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-e2e-unknown-'));
  accounts = await openNewsroom({
    ...{ dataDir: folder, secret, log: pino({ level: 'silent' }) },
    accounts: { outbox: true },
  });
  const answer: typeof accounts.fetch = async (request) =>
    isAway ? new Response('', { status: 503 }) : accounts.fetch(request);
  server = await serve(answer, 0);
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  site = await ownSite({
    LOGIN_SERVICE_URL: `http://127.0.0.1:${port}`,
    NEWS_SERVICE_SECRET: secret,
  });
});

test.afterAll(async () => {
  await site.close();
  await closeServer(server, 1_000);
  await accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

const assistant = (page: Page) => page.getByRole('dialog', { name: 'Citation assistant' });

/** The reader's data here, by key: conversations, typed text, offline articles. */
const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    owner: localStorage.getItem('chat_owner'),
    turns: Object.keys(localStorage).filter((key) => key.startsWith('chatbot_history')),
    typed: sessionStorage.getItem('draft:comment:e1'),
    saved: (await caches.keys()).includes('cubewire-saved'),
  }));

test('one load without it takes nothing from the reader, who is recognized again automatically', async ({
  page,
}) => {
  await page.context().setExtraHTTPHeaders(newNetwork());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, site.origin);
  await haveInterests(page);
  const saved = { operate_type: 1, operate_event_ids: ['sample-leap-second'], session_id: '' };
  expect(await call(page, '/api/events/v1/collect_or_uncollect', saved)).toMatchObject({ code: 0 });
  await page.goto(`${site.origin}/m/news`);
  await expect.poll(() => onDevice(page)).toMatchObject({ saved: true });
  await page.getByRole('button', { name: 'Ask about the news' }).click();
  await assistant(page).getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(assistant(page).getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('draft:comment:e1', 'typed'));
  await page.goto(`${site.origin}/m/news`);
  await settled(page);
  const before = await onDevice(page);
  expect(before.turns).not.toEqual([]);
  expect(before.owner).toMatch(/./);

  isAway = true;
  await reload(page);
  // The page has checked who is signed in, and has done its idle work.
  await page.waitForResponse((answer) => answer.url().endsWith('/check_login'));
  await settled(page);
  expect(await onDevice(page)).toEqual(before);

  isAway = false;
  const again = page.waitForResponse((answer) => answer.url().endsWith('/check_login'));
  expect((await again).ok()).toBe(true);
  await page.getByRole('button', { name: 'Ask about the news' }).click();
  await expect(assistant(page).getByText(question)).toBeVisible();
  expect(await onDevice(page)).toEqual(before);
});
