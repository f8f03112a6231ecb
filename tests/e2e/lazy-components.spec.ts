// A part of the program that does not load on demand: the reader sees for a second that something
// is loading, and after two minutes that it failed.
import { expect, test, settled } from './page';
import { origin } from './server';

test.use({ mayComplain: /ChunkLoadError: A part|Failed to load resource/ });

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
    // It never arrives.
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
  // The page below stays.
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a part that fails to load offline loads when the network is back', async ({ page }) => {
  await page.goto(`${origin}/m/news`);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await settled(page);
  const open = () => page.getByRole('button', { name: 'Settings' }).click();
  const failed = page.getByText('This didn’t load. Check your connection and try again.');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await open();
  await expect(failed).toBeVisible();
  await expect(card).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
});
