// A part of the program that does not come when it is asked for: the reader sees that something is on
// its way, for a second, and after two minutes that it failed.
import { expect, test } from './page';
import { origin } from './server';

test.use({ mayComplain: /ChunkLoadError|Failed to load resource/ });

test('a part that stalls shows the loading modal for 1 s, and is a ChunkLoadError after 120 s', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text());
  });
  await page.clock.install();
  await page.goto(`${origin}/m/news`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const loading = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await page.route('**/_next/static/chunks/**', () => {
    // It never comes.
  });
  await expect(async () => {
    await page.getByRole('button', { name: 'Settings' }).click({ timeout: 1_000 });
    await expect(loading).toBeVisible({ timeout: 300 });
  }).toPass();
  await page.clock.runFor(1_000);
  await expect(loading).toHaveCount(0);
  expect(reported).toEqual([]);
  await page.clock.runFor(119_000);
  await expect.poll(() => reported.join('\n')).toContain('ChunkLoadError');
  // What it would have been laid over stays.
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('parts that do not come without network come when it is back', async ({ page }) => {
  const first = await (await page.request.get(`${origin}/m/news`)).text();
  let online = false;
  // The first load's own parts are there; whatever else is asked for has to come over the network.
  await page.route('**/_next/static/chunks/**', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return online || first.includes(name) ? route.continue() : route.abort();
  });
  await page.goto(`${origin}/m/news`);
  const card = page.getByRole('article').first();
  const failed = page.getByRole('status').filter({ hasText: 'Service error' });
  const article = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await card.getByRole('link').first().click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(`${origin}/m/news`);
  await expect(failed).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(failed).toBeVisible();
  await expect(card).toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await card.getByRole('link').first().click();
  await expect(article).toBeVisible();
});
