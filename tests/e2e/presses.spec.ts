// Presses where a thumb puts them: in the middle of what is seen, on the picture, twice in quick
// succession, and the way back after each.
import { expect, test, type Page } from './page';
import { openPopups, topPopup } from './popups';

type Point = { x: number; y: number };

/** One press of a finger or of the mouse, at a place and not on an element. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  if (test.info().project.name === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function pressTwice(page: Page, at: Point, pauseMs: number): Promise<void> {
  await press(page, at);
  await page.waitForTimeout(pauseMs);
  await press(page, at);
}

const card = (page: Page, index = 0) => page.getByRole('article').nth(index);

/** The middle of what `selector` finds first in the list. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to press at ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openList(page: Page): Promise<void> {
  await page.goto('/m/news');
  await page.waitForLoadState('networkidle');
  await expect(card(page).getByRole('img').or(card(page).locator('img')).first()).toBeVisible();
}

/** Everything has slid to where it stays. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('[data-layer][data-state=closing]')).toHaveCount(0);
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('[data-layer] > *')];
    const moves = parts.flatMap((part) => part.getAnimations());
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}

test.describe('a card', () => {
  for (const [what, selector] of [
    ['its picture', 'article .photo'],
    ['its middle', 'article'],
    ['its brief', 'article p'],
  ] as const) {
    test(`opens its article by a press on ${what}`, async ({ page }) => {
      await openList(page);
      await press(page, await middleOf(page, selector));
      await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
      await expect(topPopup(page)).toBeVisible();
    });
  }

  for (const pauseMs of [30, 120, 200, 300]) {
    test(`opens its article once by two presses ${pauseMs} ms apart`, async ({ page }) => {
      await openList(page);
      const { x, y, width = 0 } = { ...(await card(page).getByRole('link').first().boundingBox()) };
      expect(width).toBeGreaterThan(0);
      await pressTwice(page, { x: (x ?? 0) + 20, y: (y ?? 0) + 10 }, pauseMs);
      await still(page);
      await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
      await expect(openPopups(page)).toHaveCount(1);
      await page.goBack();
      await expect(openPopups(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/news$/);
    });
  }
});

test.describe('two quick presses open one popup, and leave it open', () => {
  const ways: Record<string, string> = {
    'the logos of a card': 'article button[aria-label^="Show "]',
    'the ask bar': 'button[aria-haspopup=dialog]:has-text("Ask")',
    'the settings': 'button[aria-label="Settings"]',
  };
  for (const [what, selector] of Object.entries(ways)) {
    for (const loaded of [false, true]) {
      test(`${what}, ${loaded ? 'loaded' : 'not loaded yet'}`, async ({ page }) => {
        await openList(page);
        const at = await middleOf(page, selector);
        if (loaded) {
          await press(page, at);
          await expect(openPopups(page)).toHaveCount(1);
          await still(page);
          await page.goBack();
          await expect(openPopups(page)).toHaveCount(0);
          await still(page);
        }
        for (const pauseMs of [40, 90, 150, 250]) {
          await pressTwice(page, at, pauseMs);
          await still(page);
          await expect(openPopups(page)).toHaveCount(1);
          await page.goBack();
          await expect(openPopups(page)).toHaveCount(0);
          await still(page);
        }
        await expect(page).toHaveURL(/\/m\/news$/);
      });
    }
  }

  test('and the second press of two that close presses nothing beneath', async ({ page }) => {
    await openList(page);
    await press(page, await middleOf(page, 'article h2'));
    await expect(openPopups(page)).toHaveCount(1);
    await still(page);
    await pressTwice(page, await middleOf(page, '[data-layer] button'), 120);
    await still(page);
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(openPopups(page)).toHaveCount(0);
  });
});

test('closing an article and tapping the next card at once leads back to the list', async ({
  page,
}) => {
  await openList(page);
  const titles = page.locator('article h2 a');
  await titles.first().click();
  await expect(openPopups(page)).toHaveCount(1);
  await still(page);
  const next = await titles.nth(1).boundingBox();
  const shut = topPopup(page).getByRole('button', { name: 'Back to the news' });
  const first = page.url();
  await press(page, await middleOf(page, '[data-layer] button[aria-label="Back to the news"]'));
  await page.waitForTimeout(100);
  await press(page, { x: (next?.x ?? 0) + 150, y: (next?.y ?? 0) + 12 });
  await expect(page).toHaveURL(/detail\?id=/);
  await expect.poll(() => page.url()).not.toBe(first);
  await still(page);
  await shut.click();
  await expect(page).toHaveURL(/\/m\/news$/);
  await still(page);
  await expect(openPopups(page)).toHaveCount(0);
});

test.describe('after a reload', () => {
  const logos = 'article button[aria-label^="Show "]';
  test('in a popup, one press of back closes the next popup', async ({ page }) => {
    await openList(page);
    await press(page, await middleOf(page, logos));
    await expect(openPopups(page)).toHaveCount(1);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await press(page, await middleOf(page, logos));
    await expect(openPopups(page)).toHaveCount(1);
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/news$/);
  });

  for (const way of ['arrow', 'back'] as const) {
    test(`in an article of another tab, the ${way} leads back to that tab`, async ({ page }) => {
      await openList(page);
      await page.getByRole('tab').nth(1).click();
      await expect(page).toHaveURL(/\?tab=/);
      const list = page.url();
      const name = await page.getByRole('tab').nth(1).textContent();
      const panel = page.getByRole('tabpanel', { name: name ?? '' });
      await panel.locator('article h2 a').first().click();
      await expect(page).toHaveURL(/detail\?id=/);
      await page.reload();
      await page.waitForLoadState('networkidle');
      if (way === 'back') await page.goBack();
      else await topPopup(page).getByRole('button', { name: 'Back to the news' }).click();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name ?? '');
      await expect(openPopups(page)).toHaveCount(0);
    });
  }

  test('in a popup over an article, the arrow leads to the list and back opens nothing', async ({
    page,
  }) => {
    await openList(page);
    await page.locator('article h2 a').first().click();
    await topPopup(page).getByRole('button', { name: 'More', exact: true }).click();
    await expect(openPopups(page)).toHaveCount(2);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await topPopup(page).getByRole('button', { name: 'Back to the news' }).click();
    await expect(page).toHaveURL(/\/m\/news$/);
    await page.goForward();
    await expect(page).toHaveURL(/detail\?id=/);
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
  });
});
