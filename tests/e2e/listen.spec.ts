// Listening, in a browser whose device has voices: parts follow one another, the reader continues
// reading, and the player is hidden by what is opened over the page.
import { expect, reload, settled, test, type Page } from './page';
import { accessibilityViolations } from './accessibility-violations';
import { giveVoice, type Device, type Said } from './voice';
import { wordsOf } from './words';

const t = wordsOf('en');

const said = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (window as unknown as Device).said);
const sounds = (page: Page) => page.evaluate(() => (window as unknown as Device).sounds());
const finish = (page: Page) => page.evaluate(() => (window as unknown as Device).finish());
const player = (page: Page) => page.getByRole('region', { name: t('listen.player') });
const key = (page: Page, name: string) => player(page).getByRole('button', { name });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveVoice(page);
});

test('an article is read aloud part by part, without its citations', async ({ page }) => {
  await page.goto('/m/news/detail?id=sample-offside');
  const article = page.getByRole('dialog');
  const title = await article.getByRole('heading', { level: 1 }).innerText();
  await article.getByRole('button', { name: t('listen.listen'), exact: true }).click();
  await expect.poll(async () => (await said(page))[0]?.text).toBe(title);
  await finish(page);
  await expect.poll(async () => (await said(page)).length).toBe(2);
  for (let part = 2; part < 6; part += 1) {
    await key(page, t('listen.next')).click();
    await expect.poll(async () => (await said(page)).length).toBe(part + 1);
  }
  const parts = await said(page);
  expect(new Set(parts.map(({ text }) => text)).size).toBe(parts.length);
  for (const { text, lang } of parts) {
    expect(text).not.toMatch(/\[\d+\]|https?:/);
    expect(lang).toMatch(/^en/);
  }

  // The next part is read at the new speed; a pause stops reading.
  await key(page, t('listen.speed', { rate: 1 })).click();
  await expect.poll(async () => (await said(page)).at(-1)?.rate).toBeGreaterThan(1);
  await key(page, t('listen.pause')).click();
  await expect(key(page, t('listen.play'))).toBeVisible();
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
  const before = (await said(page)).length;
  await finish(page);
  expect((await said(page)).length).toBe(before);
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await key(page, t('listen.close')).click();
  await expect(player(page)).toHaveCount(0);
});

test('a sound that plays while something is read holds the media keys', async ({ page }) => {
  await page.goto('/m/news/detail?id=sample-offside');
  const article = page.getByRole('dialog');
  await article.getByRole('button', { name: t('listen.listen'), exact: true }).click();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  const playing = { loop: true, paused: false, audible: true, error: false };
  await expect.poll(() => sounds(page)).toMatchObject([playing]);
  await expect.poll(async () => (await sounds(page))[0]?.at).toBeGreaterThan(0);
  // One sound for all parts, which no part restarts.
  await finish(page);
  await expect.poll(async () => (await said(page)).length).toBe(2);
  await expect.poll(() => sounds(page)).toMatchObject([playing]);
  await key(page, t('listen.pause')).click();
  await expect.poll(() => sounds(page)).toMatchObject([{ ...playing, paused: true }]);
  await key(page, t('listen.play')).click();
  await expect.poll(() => sounds(page)).toMatchObject([playing]);
  await key(page, t('listen.close')).click();
  await expect.poll(() => sounds(page)).toMatchObject([{ paused: true }]);
});

async function listenToList(page: Page): Promise<void> {
  await page.goto('/m/news');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('button', { name: t('listen.listen'), exact: true })
    .first()
    .click();
}

test('the list becomes a queue that continues behind an article', async ({ page }) => {
  await listenToList(page);
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0);
  await key(page, t('listen.showQueue')).click();
  const queue = player(page).getByRole('list', { name: t('listen.queue') });
  expect(await queue.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(queue.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);
  const second = await queue.getByRole('button').nth(1).innerText();
  await queue.getByRole('button').nth(1).click();
  await expect.poll(async () => (await said(page)).at(-1)?.text).toBe(second);

  // Removing moves focus; what is added is at the end, once.
  const count = await queue.getByRole('listitem').count();
  const remove = queue.getByRole('button', { name: /^Remove / });
  const third = await queue.getByRole('listitem').nth(2).innerText();
  await remove.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(queue.getByRole('listitem')).toHaveCount(count - 1);
  await expect(queue.getByText(third, { exact: true })).toHaveCount(0);
  await expect(queue.locator('button:focus')).toHaveCount(1);
  await key(page, t('listen.hideQueue')).click();
  const card = page.getByRole('article').filter({ hasText: third });
  for (const told of ['listen.added', 'listen.alreadyQueued'] as const) {
    await card.getByRole('button', { name: t('feed.more') }).click();
    const add = page.getByRole('dialog').getByRole('button', { name: t('acts.queue') });
    await add.click();
    await expect(page.getByText(t(told), { exact: true })).toBeVisible();
    // On a fast machine the old sheet is still closing while the next one opens.
    await expect(add).toHaveCount(0);
  }
  await key(page, t('listen.showQueue')).click();
  await expect(queue.getByRole('listitem')).toHaveCount(count);
  await expect(queue.getByRole('listitem').last()).toHaveText(third);
  expect(await accessibilityViolations(page)).toEqual([]);
  await key(page, t('listen.hideQueue')).click();

  // On a phone an article covers the player, which continues; closing it shows the player again.
  const before = (await said(page)).length;
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await finish(page);
  await expect.poll(async () => (await said(page)).length).toBe(before + 1);
  await page.goBack();
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await key(page, t('listen.close')).click();
  await expect(player(page)).toHaveCount(0);
});

test('reading is paused where it was on the next page, and after a reload', async ({ page }) => {
  await listenToList(page);
  await expect.poll(async () => (await said(page)).length).toBe(1);
  await key(page, t('listen.nextItem')).click();
  await key(page, t('listen.next')).click();
  await expect.poll(async () => (await said(page)).length).toBe(3);
  const now = (await said(page)).at(-1);

  await page.getByRole('link', { name: t('shell.day') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('day.title') })).toBeVisible();
  await expect(player(page)).toContainText(now?.text ?? '');
  expect(await said(page)).toEqual([]);
  await reload(page);
  await key(page, t('listen.play')).click();
  await expect.poll(() => said(page)).toEqual([now]);
  await key(page, t('listen.close')).click();
  await expect(player(page)).toHaveCount(0);
  await reload(page);
  await settled(page);
  await expect(player(page)).toHaveCount(0);
});
