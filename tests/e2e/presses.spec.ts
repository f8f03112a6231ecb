// Real presses: in the middle of what is visible, on the picture, twice in quick succession, and
// the way back after each.
import { inGatesOr } from '@/tests/gates';
import { expect, test, reload, settled, type Page } from './page';
import { openPopups, topPopup } from './popups';

// Some of these cause a failure, which the browser logs.
test.use({ mayComplain: /Failed to load resource|net::ERR/ });

type Point = { x: number; y: number };

/** One press of touch or mouse, at a position and not on an element. */
async function press(page: Page, { x, y }: Point): Promise<void> {
  if (test.info().project.name === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/**
 * Two presses that the browser dates `pauseMs` apart: in any other way they would be slower on a
 * busy machine, and no double press. The second is made after `meanwhile`.
 */
async function pressTwice(
  page: Page,
  { x, y }: Point,
  pauseMs: number,
  meanwhile = () => page.waitForTimeout(pauseMs),
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const phone = test.info().project.name === 'phone';
  const began = Date.now() / 1_000;
  const pressAt = async (timestamp: number) => {
    if (phone) {
      const touch = { touchPoints: [{ x, y }], timestamp };
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touch });
      return devtools.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp,
      });
    }
    const mouse = { x, y, timestamp, button: 'left', clickCount: 1 } as const;
    await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    return devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
  };
  await pressAt(began);
  await meanwhile();
  await pressAt(began + pauseMs / 1_000);
  await devtools.detach();
}

const card = (page: Page, index = 0) => page.getByRole('article').nth(index);

/** The middle of the first match of `selector` in the list. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to press at ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openList(page: Page): Promise<void> {
  await page.goto('/m/news');
  await settled(page);
  await expect(card(page).getByRole('img').or(card(page).locator('img')).first()).toBeVisible();
}

/** Waits until all sliding has ended. */
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
    ['its picture', 'article img[src^="/covers/"]'],
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

  for (const pauseMs of inGatesOr([30, 120, 200, 300], [30, 300])) {
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
        for (const pauseMs of inGatesOr([40, 90, 150, 250], [40, 250])) {
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

  for (const [what, from, selector, to, popups] of [
    ['the arrow back to the news', '/m/topics', 'main a', /\/m\/news$/, 0],
    ['a result of a search', '/m/search?q=leap', 'a[data-result]', /\/m\/news\/detail/, 1],
  ] as const) {
    test(`and the second on ${what} presses nothing on the page it led to`, async ({ page }) => {
      await page.goto(from);
      await settled(page);
      await pressTwice(page, await middleOf(page, selector), 250, async () => {
        await page.waitForURL(to);
        await settled(page);
        await expect(openPopups(page)).toHaveCount(popups);
      });
      // What a press opens would have arrived by then.
      await settled(page);
      await expect(openPopups(page)).toHaveCount(popups);
      await expect(page).toHaveURL(to);
    });
  }

  test('and the second of two presses that close presses nothing below', async ({ page }) => {
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

test('a press before hydration opens its target, once', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/m/news', { waitUntil: 'commit' });
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await settings.click();
  await expect(openPopups(page)).toHaveCount(0);
  release();
  await expect(openPopups(page)).toHaveCount(1);
  await still(page);
  await expect(openPopups(page)).toHaveCount(1);
});

test('a card pressed while its page is loading adds one history entry', async ({ page }) => {
  await openList(page);
  const title = page.locator('article h2 a').first();
  const href = (await title.getAttribute('href')) ?? '';
  const arrived = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  // Like a press before hydration: the browser follows it.
  await title.evaluate((card: HTMLElement, path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    setTimeout(() => card.click(), 10);
  }, href);
  await arrived;
  await expect(openPopups(page)).toHaveCount(1);
  await settled(page);
  await page.goBack();
  await expect(openPopups(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('a citation pressed before hydration shows its source, and back closes it', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/m/news');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/m/news/detail?id=sample-qr-code-error-correction', { waitUntil: 'commit' });
  const address = page.url();
  await page.locator('[data-citation]').first().click();
  await expect(page).toHaveURL(address);
  release();
  await expect(page.getByRole('dialog', { name: 'Evidence' })).toHaveCount(1);
  await still(page);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Evidence' })).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test('Escape while a source is loading closes that, and not the article below', async ({
  page,
}) => {
  await page.goto('/m/news');
  // The code of an article loads when the page is idle; that of a source is delayed here.
  await page
    .getByRole('link', { name: /QR code/ })
    .first()
    .click();
  const cited = topPopup(page).locator('[data-citation]').first();
  await expect(cited).toBeVisible();
  await settled(page);
  const address = page.url();
  // Both in one turn, so that nothing can load in between.
  const after = await cited.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(escape);
    return location.pathname;
  });
  expect(after).toBe('/m/news/detail');
  await still(page);
  await expect(page.getByRole('dialog', { name: 'Evidence' })).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(openPopups(page)).toHaveCount(0);
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
  test('in a popup, one back closes the next popup', async ({ page }) => {
    await openList(page);
    await press(page, await middleOf(page, logos));
    await expect(openPopups(page)).toHaveCount(1);
    await reload(page);
    await settled(page);
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
      await reload(page);
      await settled(page);
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
    await reload(page);
    await settled(page);
    await topPopup(page).getByRole('button', { name: 'Back to the news' }).click();
    await expect(page).toHaveURL(/\/m\/news$/);
    await page.goForward();
    await expect(page).toHaveURL(/detail\?id=/);
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
  });
});

test.describe('the way to the sign-in', () => {
  const words = (page: Page) => page.locator('body').innerText();

  test('from the drawer shows only the sign-in, and back leads to the drawer', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await topPopup(page).getByRole('button', { name: 'My favorites' }).click();
    await topPopup(page).getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(page).toHaveURL(/\/m\/signup/);
    await expect(openPopups(page)).toHaveCount(0);
    expect(await words(page)).not.toContain('Missing key');
    await page.goBack();
    await expect(topPopup(page)).toHaveAccessibleName('You');
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/news$/);
  });

  test('from the drawer leads back to the drawer after steps of the sign-in, too', async ({
    page,
  }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await topPopup(page).getByRole('button', { name: 'My favorites' }).click();
    await topPopup(page).getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(openPopups(page)).toHaveCount(1);
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
    await still(page);
    await expect(page).toHaveURL(/\/m\/signup/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(topPopup(page)).toHaveAccessibleName('You');
    await page.goBack();
    await expect(openPopups(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/news$/);
  });
});

test('an article opens where it was left, also after a reload', async ({ page }) => {
  await openList(page);
  const open = () => page.locator('article h2 a').first().click();
  const text = page.getByRole('region', { name: 'Article', exact: true });
  const place = () => text.evaluate((box) => box.scrollTop);
  const end = page.getByText('End of article');
  await open();
  await expect(end).toBeAttached();
  await text.evaluate((box) => box.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(place).toBe(1200);
  await page.goBack();
  await expect(openPopups(page)).toHaveCount(0);
  await still(page);
  await open();
  await expect.poll(place).toBe(1200);
  await reload(page);
  await expect.poll(place).toBe(1200);
});

test('the brand leads to the top of the list', async ({ page }) => {
  await openList(page);
  const list = page.getByRole('tabpanel').first().getByRole('region').first();
  await list.evaluate((box) => box.scrollTo(0, 1500));
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(1000);
  await press(page, await middleOf(page, 'header h1 a'));
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(0);
});

test('two quick presses on another tab open it where it was left, and refresh nothing', async ({
  page,
}) => {
  await openList(page);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' });
  await expect(panel.getByRole('article').first()).toBeVisible();
  const list = panel.getByRole('region').first();
  const place = () => list.evaluate((box) => box.scrollTop);
  await list.evaluate((box) => box.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(place).toBeGreaterThan(100);
  const left = await place();
  const first = page.getByRole('tab').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await settled(page);
  // The rail of the tabs scrolls to the open one.
  let box = await tab.boundingBox();
  await expect(async () => {
    const before = box;
    box = await tab.boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  const { x, y, width, height } = box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  await pressTwice(page, { x: x + width / 2, y: y + height / 2 }, 120);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await settled(page);
  expect(await place()).toBe(left);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('a refresh that fails keeps the scroll position', async ({ page }) => {
  await openList(page);
  const list = page.getByRole('tabpanel').first().getByRole('region').first();
  await list.evaluate((box) => box.scrollTo(0, 900));
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(900);
  await page.route('**/api/events/**', (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole('tab', { selected: true }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  expect(await list.evaluate((box) => box.scrollTop)).toBe(900);
});

test.describe('an odd address', () => {
  const good = 'sample-qr-code-error-correction';
  for (const [query, dialogs] of [
    ['?id=', 0],
    ['?offlineID=', 0],
    [`?offlineID=&id=${good}`, 1],
    [`?id=${good}&id=x`, 1],
    [`?id=&id=${good}`, 1],
  ] as const) {
    test(`${query} shows ${dialogs === 0 ? 'the list alone' : 'the article'}`, async ({ page }) => {
      await page.goto(`/m/news/detail${query}`);
      await settled(page);
      await expect(openPopups(page)).toHaveCount(dialogs);
      await expect(page.getByText('Article taken down')).toHaveCount(0);
    });
  }
});

test('an article that does not load keeps what the list knows about it', async ({ page }) => {
  await page.route('**/api/events/v1/*/detail*', (route) => route.abort());
  await openList(page);
  const title = await page.locator('article h2 a').first().innerText();
  await page.locator('article h2 a').first().click();
  await expect(page.getByText('The article didn’t load')).toBeVisible();
  await expect(topPopup(page).getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a keyword wraps at the end of its line', async ({ page }) => {
  await page.goto('/m/news/detail?id=sample-qr-code-error-correction');
  const keyword = page.locator('[data-keyword][role=button]').first();
  await expect(keyword).toBeVisible();
  // In a column narrower than the keyword an unbreakable box would stick out.
  const lines = await keyword.evaluate((word) => {
    const block = word.closest('p') ?? word;
    block.setAttribute('style', 'width: 3em');
    return {
      pieces: word.getClientRects().length,
      words: (word.textContent ?? '').split(' ').length,
    };
  });
  expect(lines.pieces).toBeGreaterThanOrEqual(Math.min(2, lines.words));
});

test('no transient message covers the ask bar', async ({ page }) => {
  await openList(page);
  await page.route('**/api/events/**', (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole('tab', { selected: true }).click();
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  await toast.evaluate((box) => Promise.allSettled(box.getAnimations().map((one) => one.finished)));
  const bar = await page.getByRole('button', { name: 'Ask about the news' }).boundingBox();
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar?.y ?? 0);
});
