// Bots in the reader: found and followed by a guest, and read; without accessibility violations.
import { accessibilityViolations } from './accessibility-violations';
import { expect, test } from './page';
import { origin } from './server';
import { wordsOf } from './words';

test('a guest finds a bot, follows it, and reads what it posted', async ({ page, context }) => {
  test.skip(test.info().project.name !== 'phone', 'once is enough');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const t = wordsOf('en');
  await page.goto(`${origin}/m/bots`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel(t('bots.search')).fill('Space');
  const section = page.getByRole('region', { name: t('bots.found') });
  const follow = section.getByRole('button', { name: 'Follow Space', exact: true });
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('status')).toHaveText(t('bots.count', { count: 1 }));
  await follow.click();
  await expect(section.getByRole('button', { name: /^Following Space/ })).toBeVisible();
  await section.getByRole('link', { name: /Space/ }).click();
  await expect(page).toHaveURL(`${origin}/m/bots/space`);
  await expect(page).toHaveTitle(/^Space/);
  await page.getByRole('button', { name: t('bots.customize') }).click();
  await expect(page.getByRole('region', { name: t('bots.preview') })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await context.addCookies([{ name: 'language', value: 'zh', url: origin }]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${origin}/m/posts`);
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf('zh')('bots.postsTitle') }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
