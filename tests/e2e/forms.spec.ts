// "One client in four forms": the same journey, from the list to an article, back, and to the
// sign-in prompt, as a web page on a phone, a page in a frame on a desktop, in the native app and
// in the work-chat app. Both apps are fakes that the page finds where it looks for the real ones.
import { expect, test, reload, type Page } from './page';
import { origin } from './server';
import { stillness } from './stillness';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** A recorded call of a fake app: its name and argument. */
type Said = [string, unknown][];
declare global {
  interface Window {
    said?: Said;
  }
}

/** The native app's bridge, as an app injects it into its web view. */
function nativeBridge(): void {
  const said: Said = [];
  Object.assign(window, {
    said,
    NativeBridge: {
      getAppInfo: async () => ({ data: { deviceID: '7301234567', installID: 'inst-9' } }),
      openPage: (page: unknown) => said.push(['openPage', page]),
      closePage: () => said.push(['closePage', null]),
      openNewsList: () => said.push(['openNewsList', null]),
      exitApp: () => said.push(['exitApp', null]),
    },
  });
}

/** The work-chat app's functions. */
function workChatHost(): void {
  const said: Said = [];
  Object.assign(window, {
    said,
    tt: {
      openSchema: (page: unknown) => said.push(['openSchema', page]),
      closeWindow: () => said.push(['closeWindow', null]),
      requestAccess: ({ scopeList, success }: { scopeList: string[]; success(): void }) => {
        said.push(['requestAccess', scopeList]);
        success();
      },
    },
  });
}

const saidBy = (page: Page) => page.evaluate(() => window.said ?? []);
const dialog = (page: Page) => page.getByRole('dialog').last();
const card = (page: Page) =>
  page
    .locator('[role=tabpanel]:not([inert])')
    .getByRole('article')
    .filter({ hasText: 'Sample' })
    .first();

/** Swipes an open article in the closing direction. */
async function swipeAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 500 }],
    });
  await touch('touchStart', 60);
  for (let x = 80; x <= 300; x += 20) await touch('touchMove', x);
  await touch('touchEnd');
}

const root = (page: Page) => page.locator('html');

/** List → article → back → the sign-in prompt. `mode` is the container that the page detects. */
async function journey(page: Page, start: string, mode: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(origin + start);
  await expect(root(page)).toHaveAttribute('data-mode', mode);
  const title = (await card(page).getByRole('link').first().textContent()) ?? '';
  await card(page).getByRole('link').click();
  await expect(dialog(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
  await dialog(page).getByRole('button', { name: 'Back to the news', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news(\?.*)?$/);
  await card(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to save articles' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

test.describe('a web page on a phone', () => {
  test.use({ ...phone, userAgent: android });

  test('has the whole width, and pages open in a new tab', async ({ page, context }) => {
    await journey(page, '/m/news', 'h5');
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /Privacy Policy/i })
      .first()
      .click();
    const other = await opened;
    await expect(other).toHaveURL(`${origin}/policy/privacy`);
  });

  test('closes an article by a swipe', async ({ page }) => {
    await page.goto(`${origin}/m/news`);
    await card(page).getByRole('link').click();
    await expect(page.getByText('End of article')).toBeAttached();
    await swipeAway(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a page in a narrow frame on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, userAgent: desktop });

  test('is 410 px in 430 px, centered on gray', async ({ page }) => {
    await journey(page, '/m/news', 'pc');
    await page.goto(`${origin}/m/news`);
    const frame = await page.locator('.frame').evaluate((box) => {
      const { left, right, width } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return [width, width - parseFloat(paddingLeft) - parseFloat(paddingRight), left + right];
    });
    const window = await page.evaluate(() => document.documentElement.clientWidth);
    expect(frame).toEqual([430, 410, window]);
    const [ground, paper] = await page.evaluate(() =>
      ['body', '.frame'].map((of) => {
        const box = document.querySelector(of);
        return box && getComputedStyle(box).backgroundColor;
      }),
    );
    expect(ground).not.toBe(paper);
  });
});

test.describe('a web view in an app without a bridge', () => {
  test.use({ ...phone, userAgent: android });

  test('is the app’s client, and opens pages itself', async ({ page, context }) => {
    await journey(page, '/m/news?env=lynx', 'app');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /Privacy Policy/i })
      .first()
      .click();
    expect((await opened).url()).toBe(`${origin}/policy/privacy?env=lynx&language=zh-CN`);
  });
});

test.describe('the native app', () => {
  test.use({ ...phone, userAgent: iphone });
  test.beforeEach(({ page }) => page.addInitScript(nativeBridge));

  test('supplies its ids, and opens pages as its own web views', async ({ page }) => {
    await journey(page, '/m/news?env=lynx', 'app');
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('device_id'), localStorage.getItem('install_id')]);
    await expect.poll(stored).toEqual(['app_7301234567', 'inst-9']);
    await page
      .getByRole('link', { name: /Privacy Policy/i })
      .first()
      .click();
    await expect
      .poll(() => saidBy(page))
      .toEqual([['openPage', { url: `${origin}/policy/privacy?env=lynx&language=zh-CN` }]]);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('shows the title of a document above it', async ({ page }) => {
    await page.goto(`${origin}/policy/privacy?env=lynx&language=zh-CN`);
    const names = ['应用权限清单', '使用规范', '第三方信息共享清单'];
    for (const name of names) await page.getByRole('link', { name, exact: true }).first().click();
    const opened = (await saidBy(page)).map(([, asked]) => {
      const { url, title } = asked as { url: string; title: string };
      const { pathname, searchParams } = new URL(url);
      return [pathname, searchParams.get('env'), searchParams.get('language'), title];
    });
    expect(opened).toEqual([
      ['/production/permissions', 'lynx', 'zh-CN', names[0]],
      ['/production/guideline', 'lynx', 'zh-CN', names[1]],
      ['/production/third', 'lynx', 'zh-CN', names[2]],
    ]);
  });

  test('opens its own list when the sign-up is closed', async ({ page }) => {
    await page.goto(`${origin}/m/signup?env=lynx`);
    await expect(async () => {
      await page.getByRole('button', { name: 'Close' }).first().click({ timeout: 1_000 });
      expect(await saidBy(page)).toContainEqual(['openNewsList', null]);
    }).toPass();
  });

  test('can be exited from the personal center', async ({ page }) => {
    await page.goto(`${origin}/m/news?env=lynx`);
    const exit = page.getByRole('button', { name: 'Exit app' });
    await expect(async () => {
      // A press that a busy page handled late is not repeated.
      if (!(await exit.isVisible()))
        await page.getByRole('button', { name: 'Settings' }).first().click({ timeout: 1_000 });
      await expect(exit).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('the work-chat app', () => {
  test.use({ ...phone, userAgent: iphone });
  test.beforeEach(({ page }) => page.addInitScript(workChatHost));

  test('is a web page that opens pages in the app', async ({ page }) => {
    await journey(page, '/m/news', 'h5');
    await page
      .getByRole('link', { name: /Privacy Policy/i })
      .first()
      .click();
    await expect
      .poll(() => saidBy(page))
      .toContainEqual(['openSchema', { schema: `${origin}/policy/privacy`, external: false }]);
    expect(page.context().pages()).toHaveLength(1);
  });

  for (const start of ['the list', 'the address'] as const) {
    test(`closes nothing by a swipe on iOS, where the app itself goes back: from ${start}`, async ({
      page,
    }) => {
      await page.goto(`${origin}/m/news`);
      await expect(root(page)).toHaveAttribute('data-swipe', 'off');
      await card(page).getByRole('link').click();
      await expect(page.getByText('End of article')).toBeAttached();
      if (start === 'the address') {
        await reload(page);
        await expect(root(page)).toHaveAttribute('data-swipe', 'off');
      }
      await swipeAway(page);
      await stillness(page);
      await expect(dialog(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test.describe('on Android', () => {
    test.use({ userAgent: android });
    test('swipes as anywhere', async ({ page }) => {
      await page.goto(`${origin}/m/news`);
      await expect(root(page)).toHaveAttribute('data-swipe', 'on');
      await card(page).getByRole('link').click();
      await expect(page.getByText('End of article')).toBeAttached();
      await swipeAway(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
