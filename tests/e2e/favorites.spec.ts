// The favorites of a signed-in reader, and what is marked in them and in the list.
import { languages } from '@/lib/model/text/languages';
import { byDayAndNight } from './accessibility-violations';
import { expect, test, type Page } from './page';
import { accessibilityViolationsOnTop, openFromCenter } from './popups';
import { asReader } from './reader';
import { wrongTargets } from './targets';
import { wordsOf } from './words';

const qr = 'sample-qr-code-error-correction';
const others = ['sample-marathon-distance', 'sample-concert-pitch'];
const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const favorites = (page: Page) => page.getByRole('dialog', { name: 'My favorites' });
const cardOf = (place: ReturnType<Page['locator']>, id: string) =>
  place.getByRole('article').filter({ has: place.page().locator(`a[href$="id=${id}"]`) });

async function openFavorites(page: Page): Promise<void> {
  await openFromCenter(page, wordsOf('en'), 'personal.favorites');
  await expect(favorites(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an event saved on a card is in the favorites, and removing it there unsaves it', async ({
  page,
}) => {
  await asReader(page, others);
  await page.goto('/m/news');
  const card = cardOf(openPanel(page), qr);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to your favorites')).toBeVisible();
  await openFavorites(page);
  const saved = cardOf(favorites(page), qr);
  await expect(saved).toBeVisible();
  await saved.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(saved).toHaveCount(0);
  await expect(cardOf(favorites(page), others[0] ?? '')).toBeVisible();
});

test('by keyboard, removing a favorite moves focus to the next one', async ({ page }) => {
  await asReader(page, [qr, ...others]);
  await page.goto('/m/news');
  await openFavorites(page);
  const cards = favorites(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  const next = cards.nth(1).getByRole('link');
  const address = await next.getAttribute('href');
  // From here on by keyboard: after a click there would be no visible focus to keep.
  await page.keyboard.press('Tab');
  await cards.first().getByRole('button', { name: 'Saved', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', address ?? '');
  await expect(cards.first().getByRole('link')).toBeFocused();
});

test('an article that was read is marked so in the favorites and in the list', async ({ page }) => {
  await asReader(page, [qr]);
  await page.goto('/m/news');
  await openFavorites(page);
  const saved = cardOf(favorites(page), qr);
  await expect(saved.getByText('Updated', { exact: true })).toBeVisible();
  await saved.getByRole('link').click();
  await expect(page.getByText('End of article')).toBeAttached();
  await page.goBack();
  await expect(saved.getByText('Read', { exact: true })).toBeAttached();
  await expect(saved.getByText('Updated', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(favorites(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardOf(openPanel(page), qr).getByText('Read', { exact: true })).toBeAttached();
});

test('the favorites load page by page to their end, and again when they are pulled down', async ({
  page,
  isMobile,
}) => {
  const { cursors } = await asReader(page, [qr, ...others]);
  await page.goto('/m/news');
  await openFavorites(page);
  await expect(favorites(page).getByRole('article')).toHaveCount(3);
  await expect(favorites(page).getByText('That is everything you saved.')).toBeVisible();
  expect(cursors).toEqual(['', '2']);
  test.skip(!isMobile, 'pulling needs a finger');
  await favorites(page)
    .getByRole('group', { name: 'My favorites' })
    .evaluate((list) => list.scrollTo(0, 0));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 190, y }],
    });
  await touch('touchStart', 200);
  for (let y = 220; y <= 440; y += 20) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => cursors.length).toBeGreaterThan(2);
  expect(cursors[2]).toBe('');
});

for (const language of languages) {
  test(`the favorites have no accessibility violation and no touch target too small (${language}, day and night)`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = wordsOf(language);
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await asReader(page, [qr, ...others]);
    await page.goto('/m/news');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFromCenter(page, t, 'personal.favorites');
    const popup = page.getByRole('dialog', { name: t('favorites.title') });
    await expect(popup.getByRole('article').first()).toBeVisible();
    await byDayAndNight(page, async (rules) =>
      expect(await accessibilityViolationsOnTop(page, rules)).toEqual([]),
    );
    expect(await wrongTargets(page)).toEqual([]);
  });
}
