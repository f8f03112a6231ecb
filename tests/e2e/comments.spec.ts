// A comment, a reply by another reader, and the message to its author: clicked in two browsers.
import { haveInterests, newNetwork, signIn } from './account';
import { expect, test, reload, settled, type Page } from './page';
import { accessibilityViolations } from './accessibility-violations';
import { interestsLater } from './interests-later';

const article = '/m/news/detail?id=sample-offside';
const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ });
const rows = (page: Page) => comments(page).getByRole('listitem');

async function openComments(page: Page): Promise<void> {
  await page.goto(article);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  // Comments load when the end of the article is near.
  await page.locator('[data-comments]').last().scrollIntoViewIfNeeded();
  await expect(comments(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
});

test('a comment pressed twice is posted once; its reply rings the bell and leads back', async ({
  page,
  browser,
}) => {
  await page.setExtraHTTPHeaders(newNetwork());
  await signIn(page);
  await haveInterests(page);
  await openComments(page);
  const words = `Nobody explains the line as well. ${Date.now()}`;
  await comments(page).getByRole('textbox', { name: 'Your comment' }).fill(words);
  await comments(page).getByRole('button', { name: 'Post' }).dblclick();
  await expect(rows(page).filter({ hasText: words })).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await interestsLater(other);
  await other.setExtraHTTPHeaders(newNetwork());
  await signIn(other);
  await haveInterests(other);
  await openComments(other);
  const row = rows(other).filter({ hasText: words });
  await row.getByRole('button', { name: 'Reply' }).first().click();
  const answer = row.getByRole('textbox', { name: /^Reply to/ });
  await answer.fill('It took a drawing.');
  // Typed text survives a reload.
  await reload(other);
  await openComments(other);
  await row.getByRole('button', { name: 'Reply' }).first().click();
  await expect(answer).toHaveValue('It took a drawing.');
  await row.getByRole('button', { name: 'Post' }).click();
  await expect(answer).toHaveCount(0);
  await expect(row.getByText('It took a drawing.')).toBeVisible();
  await other.context().close();

  await page.goto('/m/messages');
  const message = page.getByRole('listitem').filter({ hasText: 'Unread:' });
  await expect(message).toHaveCount(1);
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await message.getByRole('link').click();
  await expect(rows(page).filter({ hasText: words }).getByText('It took a drawing.')).toBeVisible();
  await page.goto('/m/messages');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Unread:' })).toHaveCount(0);

  // The author deletes it; the reply stays.
  await openComments(page);
  const own = rows(page).filter({ hasText: words });
  await own.getByRole('button', { name: 'Delete' }).first().click();
  const asked = own.getByRole('group', { name: 'Delete this for good?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page).filter({ hasText: words })).toHaveCount(0);
  await expect(comments(page).getByText('Deleted comment')).toBeVisible();
});
