// Tracking, on a site that has it, with a native app and a region lock: each event once, from every
// page that sends it, and never from a blacklisted device.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { toLanguage } from '@/lib/model/text/languages';
import { accessibilityViolations, rulesBy } from './accessibility-violations';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, test, type Page } from './page';
import { wordsOf } from './words';

type Event = { event: string; fields: Record<string, unknown>; device: string };

const id = 'sample-leap-second';
const topic = 't_sample-time';
const app = {
  scheme: 'cubewire',
  ios: 'https://apps.example.org/cubewire',
  android: 'https://play.example.org/cubewire',
};

let events: Event[] = [];
let counter: Server;
let site: OwnSite;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  counter = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      // Our own pages wrote it.
      events.push(JSON.parse(body) as Event);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => counter.once('listening', resolve));
  const { port } = counter.address() as AddressInfo;
  const counted = {
    trackingUrl: `http://127.0.0.1:${port}/count`,
    trackingBlacklist: ['blocked-0001'],
  };
  const own = await freePort();
  const brand = { en: 'Morning Wire', zh: '晨报', ph: 'Umaga' };
  const lock = { countries: ['PH'], countryHeader: 'x-country' };
  const table = [
    { hosts: ['localhost'], shareOrigin: `http://share.localhost:${own}`, ...counted },
    { hosts: ['share.localhost'], surface: 'share', app, ...counted },
    { hosts: ['ph.localhost'], brand, ...lock, ...counted },
  ];
  folder = mkdtempSync(join(tmpdir(), 'cubewire-table-'));
  const file = join(folder, 'deployments.json');
  writeFileSync(file, JSON.stringify(table));
  site = await ownSite({ DEPLOYMENTS_FILE: file }, own);
});
test.afterAll(async () => {
  await site?.close();
  counter?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(async ({ page }) => {
  events = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const at = (host: string, path: string) => `http://${host}:${site.port}${path}`;
const names = () => events.map(({ event }) => event).sort();
const fieldsOf = (name: string) => events.find(({ event }) => event === name)?.fields;
const open = (page: Page, host: string, path: string) =>
  // The attempt to open an app that is not installed stops the loading.
  page.goto(at(host, path), { waitUntil: 'commit' });

test('a reader enters the app, an article and a topic, each counted once', async ({ page }) => {
  await open(page, 'localhost', '/m/news');
  await expect.poll(names).toEqual(['app_enter']);
  await page.getByRole('article').first().getByRole('link').click();
  await expect.poll(names).toEqual(['app_enter', 'enter_news_detail', 'news_detail_load']);
  expect(fieldsOf('enter_news_detail')).toMatchObject({ isShare: false });
  const device = await page.evaluate(() => localStorage.getItem('device_id'));
  expect(new Set(events.map((event) => event.device))).toEqual(new Set([device]));
  events = [];
  await open(page, 'localhost', `/m/track?id=${topic}`);
  await expect.poll(names).toEqual(['app_enter', 'enter_track_page', 'track_meta_load']);
  expect(fieldsOf('track_meta_load')).toEqual({ id: topic });
});

test.describe('a share page', () => {
  // No app is installed here, and the page of a locked site has its status.
  test.use({ mayComplain: /cubewire:|registered handler/ });

  test('sends the same events', async ({ page }) => {
    await open(page, 'share.localhost', `/track?id=${topic}`);
    await expect.poll(names).toEqual(['app_enter', 'enter_track_page', 'track_meta_load']);
    events = [];
    await open(page, 'share.localhost', `/news/detail?id=${id}`);
    await expect.poll(names).toEqual(['app_enter', 'enter_news_detail', 'news_detail_load']);
    expect(fieldsOf('enter_news_detail')).toEqual({ id, isShare: true });
  });

  test('confirms leaving for the app; the landing page tries to open it, and detects success', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const tried: string[] = [];
    session.on('Page.frameRequestedNavigation', ({ url }) => tried.push(url));
    await open(page, 'share.localhost', `/news/detail?id=${id}`);
    await expect.poll(names).toHaveLength(3);
    await page.getByRole('link', { name: 'Open in Cubewire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open in Cubewire?' });
    await expect(dialog).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(names).toContain('open_jump_popup');
    await dialog.getByRole('link', { name: 'Open the app' }).click();
    await expect(page).toHaveURL(new RegExp(`/zlink\\?id=${id}`));
    await expect.poll(names).toContain('jump_zlink_page');
    await expect.poll(names).toContain('try_open_app');
    expect(names()).toContain('enter_zlink_page');
    expect(tried).toContain(`cubewire://news/detail?id=${id}`);
    expect(names()).not.toContain('open_app_success');
    // The app comes to the foreground.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(names).toContain('open_app_success');
  });

  for (const path of [`/news/detail?id=${id}`, `/zlink?id=${id}`, `/zlink?id=${id}&version=2`]) {
    test(`${path} with an app is valid HTML without an accessibility violation`, async ({
      page,
      request,
    }) => {
      const headers = { host: `share.localhost:${site.port}` };
      const html = await (
        await request.get(`http://127.0.0.1:${site.port}${path}`, { headers })
      ).text();
      const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`)),
      ).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, 'share.localhost', path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await accessibilityViolations(page, { rules: rulesBy(colorScheme) })).toEqual([]);
      }
    });
  }

  test('waits for the app for 5.5 s', async ({ page }) => {
    await page.clock.install();
    await open(page, 'share.localhost', `/zlink?id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5_500);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(5_000);
    await expect.poll(names).toEqual(['app_enter', 'enter_zlink_page', 'try_open_app']);
  });

  for (const [system, userAgent, store] of [
    ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', app.ios],
    ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', app.android],
  ] as const) {
    test.describe(system, () => {
      test.use({ userAgent });
      test('links to its store, with both texts and the note', async ({ page }) => {
        await open(page, 'share.localhost', `/zlink?id=${id}`);
        const download = page.getByRole('link', { name: 'Fast download As fast as 15 seconds' });
        await expect(download).toHaveAttribute('href', store);
        await expect(page.getByText('lack some AI features')).toBeVisible();
        await expect(page.getByRole('note')).toHaveCount(0);
        await open(page, 'share.localhost', `/zlink?id=${id}&version=2`);
        await expect(page.getByRole('note')).toContainText('top right');
      });
    });
  }

  test('sends nothing from a blacklisted device, nor does the reader', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('device_id', 'blocked-0001'));
    await page.clock.install();
    for (const [host, path] of [
      ['share.localhost', `/news/detail?id=${id}`],
      ['localhost', '/m/news'],
    ] as const) {
      await open(page, host, path);
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.clock.runFor(5_000);
    }
    // Another device's event arrives at once: none of the first is still on its way.
    await page.addInitScript(() => localStorage.setItem('device_id', 'another-0001'));
    await open(page, 'share.localhost', `/news/detail?id=${id}`);
    await page.waitForLoadState('load');
    await page.clock.runFor(1_000);
    await expect.poll(() => events.length).toBe(3);
    expect(events.every(({ device }) => device === 'another-0001')).toBe(true);
  });
});

test.describe('a site locked to a region', () => {
  test.use({ mayComplain: / 451 / });

  for (const [language, tag, brand] of [
    ['en', 'en', 'Morning Wire'],
    ['zh-CN', 'zh-CN', '晨报'],
    ['fil-PH', 'fil', 'Umaga'],
  ] as const) {
    test.describe(language, () => {
      test.use({ locale: language });
      test('tells a visitor from elsewhere which site serves them', async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-country': 'US' });
        const answer = await page.goto(at('ph.localhost', '/m/news'));
        expect(answer?.status()).toBe(451);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        // Under the name in the deployment.
        await expect(page.getByRole('banner')).toContainText(brand);
        const t = wordsOf(toLanguage(language, 'en'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('share.elsewhereTitle'));
        await expect(page.locator(`main a[href="http://localhost:${site.port}"]`)).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    });
  }

  test('serves its own visitors, and its legal documents to everyone', async ({ request }) => {
    const status = async (path: string, country: string) =>
      (
        await request.get(`http://127.0.0.1:${site.port}${path}`, {
          headers: { host: `ph.localhost:${site.port}`, 'x-country': country },
        })
      ).status();
    expect(await status('/m/news', 'PH')).toBe(200);
    expect(await status('/m/news', 'US')).toBe(451);
    expect(await status('/policy/privacy', 'US')).toBe(200);
    expect(await status('/inner/policy/service', 'US')).toBe(200);
    expect(await status('/api/user/v1/display_tabs', 'US')).toBe(451);
  });
});
