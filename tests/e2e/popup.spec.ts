// What holds for every popup: no accessibility violation, touch targets of sufficient size, and the
// specified ways in and out.
import { languages } from '@/lib/model/text/languages';
import { byDayAndNight } from './accessibility-violations';
import { expect, test, settled, type Page } from './page';
import {
  articlePath,
  backToArticle,
  accessibilityViolationsOnTop,
  openFromCenter,
  openPopups,
  popupsOfArticle,
  topPopup,
} from './popups';
import { wrongTargets } from './targets';
import { wordsOf } from './words';
import { stillness } from './stillness';

const nobodyIsLockedOut = (page: Page) =>
  byDayAndNight(page, async (rules) =>
    expect(await accessibilityViolationsOnTop(page, rules)).toEqual([]),
  );

for (const language of languages) {
  test(`no popup has an accessibility violation or a touch target too small (${language}, day and night)`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = wordsOf(language);
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(articlePath);
    await settled(page);
    for (const [kind, { open, name }] of Object.entries(popupsOfArticle)) {
      await test.step(kind, async () => {
        await open(page, t);
        await expect(topPopup(page)).toHaveAccessibleName(name(t));
        await nobodyIsLockedOut(page);
        expect(await wrongTargets(page)).toEqual([]);
        await backToArticle(page);
      });
    }
    await page.goto('/m/news');
    await openFromCenter(page, t, 'personal.setting.theme.label');
    await expect(topPopup(page)).toHaveAccessibleName(t('personal.setting.theme.label'));
    await nobodyIsLockedOut(page);
    expect(await wrongTargets(page)).toEqual([]);
  });
}

const article = (page: Page) => page.getByRole('dialog').first();
const sources = (page: Page) => page.getByRole('dialog', { name: 'Source', exact: true });

/** Opens an article with its sources over it, hydrated. */
async function openSources(page: Page): Promise<void> {
  await page.goto(articlePath);
  await settled(page);
  await article(page).getByRole('button', { name: 'Show 3 sources' }).click();
  await expect(sources(page)).toBeVisible();
}

test.describe('a swipe', () => {
  test.skip(({ isMobile }) => !isMobile, 'a swipe needs a finger');

  /** Moves a finger from the middle of `panel`; resolves when it is lifted. */
  async function swipe(page: Page, box: { x: number; y: number }, dx: number, dy: number) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x: box.x + dx * part, y: box.y + dy * part }],
      });
    await touch('touchStart', 0);
    for (let part = 0.1; part <= 1.01; part += 0.1) await touch('touchMove', part);
    await touch('touchEnd');
    await session.detach();
  }
  const ways = { right: [180, 0], left: [-180, 0], top: [0, -180], bottom: [0, 180] } as const;

  test('closes a popup in the direction it came from, and no other', async ({ page }) => {
    await openSources(page);
    const { y = 0 } = (await sources(page).boundingBox()) ?? {};
    const head = { x: 190, y: y + 30 };
    for (const [dx, dy] of [ways.left, ways.right, ways.top]) await swipe(page, head, dx, dy);
    await stillness(page);
    await expect(openPopups(page)).toHaveCount(2);
    await swipe(page, head, ...ways.bottom);
    await expect(sources(page)).toHaveCount(0);

    const text = { x: 190, y: 420 };
    for (const [dx, dy] of [ways.left, ways.top, ways.bottom]) await swipe(page, text, dx, dy);
    await stillness(page);
    await expect(openPopups(page)).toHaveCount(1);
    await expect(page).toHaveURL(articlePath);
    await swipe(page, text, ...ways.right);
    await expect(page).toHaveURL(/\/m\/news$/);
  });

  test('closes a sheet from any part that does not scroll', async ({ page }) => {
    await page.goto(articlePath);
    await settled(page);
    await article(page).getByRole('button', { name: 'More', exact: true }).click();
    const tools = page.getByRole('dialog', { name: 'Article tools' });
    await expect(tools.getByRole('button', { name: 'Report' })).toBeVisible();
    await stillness(page);
    const { x = 0, y = 0 } =
      (await tools.getByRole('button', { name: 'Share' }).boundingBox()) ?? {};
    await swipe(page, { x: x + 100, y: y + 20 }, ...ways.bottom);
    await expect(tools).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Share' })).toHaveCount(0);
  });

  test('of less than 50 px returns the popup, in 150 ms', async ({ page }) => {
    await openSources(page);
    await stillness(page);
    const { y = 0 } = (await sources(page).boundingBox()) ?? {};
    await swipe(page, { x: 190, y: y + 30 }, 0, 45);
    const { transitionDuration, transitionProperty } = await sources(page).evaluate((panel) => {
      const style = getComputedStyle(panel);
      return {
        transitionDuration: style.transitionDuration,
        transitionProperty: style.transitionProperty,
      };
    });
    expect([transitionDuration, transitionProperty]).toEqual(['0.15s', 'translate']);
    await expect.poll(async () => (await sources(page).boundingBox())?.y).toBeCloseTo(y, 0);
  });

  test('does nothing while text is selected', async ({ page }) => {
    await page.goto(articlePath);
    await settled(page);
    const select = () =>
      article(page)
        .getByRole('heading', { level: 1 })
        .evaluate((title) => document.getSelection()?.selectAllChildren(title));
    await select();
    await swipe(page, { x: 190, y: 420 }, ...ways.right);
    await stillness(page);
    await expect(page).toHaveURL(articlePath);
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await swipe(page, { x: 190, y: 420 }, ...ways.right);
    await expect(page).toHaveURL(/\/m\/news$/);
  });
});

test('a popup slides for 300 ms in its own direction, and not at all with reduced motion', async ({
  page,
}) => {
  const motion = () =>
    sources(page).evaluate((panel) => {
      const { animationDuration, zIndex } = getComputedStyle(panel);
      const from = getComputedStyle(panel).getPropertyValue('--away');
      return [
        animationDuration,
        from,
        getComputedStyle(panel.parentElement ?? panel).zIndex,
        zIndex,
      ];
    });
  await openSources(page);
  expect(await motion()).toEqual(['0.3s', '0 100%', '1000', 'auto']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(String((await motion())[0]))).toBeLessThan(0.001);
});

test('a popup traps the keyboard, and returns it', async ({ page }) => {
  await openSources(page);
  const opener = article(page).getByRole('button', { name: 'Show 3 sources' });
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await sources(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(
      true,
    );
  }
  const reachable = () =>
    opener.evaluate((button) => button.closest('[inert]') === null && button.checkVisibility());
  expect(await reachable()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sources(page)).toHaveCount(0);
  expect(await reachable()).toBe(true);
  await expect(opener).toBeFocused();
});

test('the back button closes one popup after the other, and forward leads nowhere else', async ({
  page,
}) => {
  await openSources(page);
  await sources(page).getByRole('link').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(sources(page)).toBeVisible();
  await page.goBack();
  await expect(sources(page)).toHaveCount(0);
  await expect(page).toHaveURL(articlePath);
  await expect(article(page)).toBeVisible();
});
