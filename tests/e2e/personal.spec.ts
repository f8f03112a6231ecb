// Everything personal, on the production build: the drawer and its rows, interests, languages, and
// exporting one's data. How a reader leaves has its own spec.
import { readFileSync } from 'node:fs';
import { byDayAndNight } from './accessibility-violations';
import { expect, test, reload, settled, type Page } from './page';
import { chinese, haveInterests, newNetwork, noAccessibilityViolations, signIn } from './account';
import { wordsOf } from './words';
import { stillness } from './stillness';

const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const center = (page: Page) => page.getByRole('dialog', { name: 'You' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const row = (page: Page, name: string | RegExp) => center(page).getByRole('button', { name });

async function openCenter(page: Page, path = '/m/news') {
  await page.goto(path);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(center(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().setExtraHTTPHeaders(newNetwork());
});

test('the settings icon opens a left drawer of 70% of the page; Escape, back and a tap beside close it', async ({
  page,
}) => {
  await openCenter(page);
  const box = await center(page).boundingBox();
  const whole = await page.locator('.frame').boundingBox();
  expect(Math.abs((box?.width ?? 0) - (whole?.width ?? 0) * 0.7)).toBeLessThanOrEqual(1);
  expect(Math.abs((box?.x ?? 99) - (whole?.x ?? 0))).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(center(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.goBack();
  await expect(center(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(center(page)).toBeVisible();
  await page.mouse.click((whole?.x ?? 0) + (whole?.width ?? 0) - 20, 400);
  await expect(center(page)).toHaveCount(0);
});

test('no row leads to the hidden settings; two taps on a heading do, and both switches are stored', async ({
  page,
}, { project }) => {
  await signIn(page);
  await haveInterests(page);
  await openCenter(page);
  const hidden = page.getByRole('dialog', { name: 'More settings' });
  const address = page.getByRole('dialog', { name: 'Developer address' });
  const rows = center(page).getByRole('button');
  const names = (await rows.allTextContents()).map((name) => name.trim());
  // A wide window has two more rows: its layout and its shortcuts. The first one closes, the last
  // signs out.
  expect(names).toHaveLength(project.name === 'desktop' ? 19 : 17);
  for (let index = 1; index < names.length; index += 1) {
    await rows.nth(index).click();
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(2);
    await expect(hidden.or(address)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
  }
  await center(page).getByRole('heading', { name: 'Settings' }).dblclick();
  await expect(hidden).toBeVisible();
  await hidden.getByRole('switch', { name: 'Expand categories' }).click();
  await hidden.getByRole('switch', { name: 'Infinite list loading' }).click();
  await page.keyboard.press('Escape');
  await center(page).getByRole('heading', { name: 'Account' }).dblclick();
  await expect(address).toBeVisible();
  const kept = await page.evaluate(() =>
    ['expand_categories', 'infinite_scroll'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['true', 'false']);
});

test('a setting changed in one tab applies in another, a language with its messages', async ({
  page,
  context,
}) => {
  await page.goto('/m/news');
  await settled(page);
  const other = await context.newPage();
  await other.goto('/m/topics');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => {
    document.cookie = 'language=zh; Path=/';
    localStorage.setItem('language', 'zh');
  });
  await expect(page.getByRole('tab', { name: '推荐' })).toBeVisible();
  await other.close();
});

test('a double-click on the title copies the device id', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).getByRole('link').dblclick();
  await expect(page.getByText('Device ID copied')).toBeVisible();
  const [copied, kept] = await page.evaluate(async () => [
    await navigator.clipboard.readText(),
    localStorage.getItem('device_id'),
  ]);
  expect(copied).toBe(kept);
  expect(copied).toMatch(/^\d{13}/);
});

for (const [from, label, tag, tab] of [
  ['en', '中文', 'zh-CN', '推荐'],
  ['en', 'Filipino', 'fil', 'Para sa iyo'],
  ['zh', 'English', 'en', 'For you'],
] as const) {
  test(`the language is switched to ${label} everywhere, at once and for later`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = wordsOf(from);
    await context.addCookies([{ name: 'language', value: from, url: baseURL }]);
    await page.goto('/m/news');
    await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^${t('personal.setting.language.label')}`) })
      // Below it is the language of the news.
      .first()
      .click();
    await dialog(page).getByText(label, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await reload(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    expect(await page.evaluate(() => localStorage.getItem('bilingual'))).toBe('false');
  });
}

test('clearing the cache keeps what must stay; the list reloads', async ({ page }) => {
  await openCenter(page);
  await page.evaluate(() => {
    localStorage.setItem('chatbot_history:x', '{}');
    localStorage.setItem('interest_selected', 'd');
  });
  // It is copied once the page is idle.
  const deviceOf = () => page.evaluate(() => localStorage.getItem('device_id'));
  await expect.poll(deviceOf).not.toBeNull();
  const device = await deviceOf();
  await row(page, 'Clear cache').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cache cleared')).toBeVisible();
  const after = await page.evaluate(() => ({ ...localStorage }));
  expect(after).toMatchObject({ device_id: device, interest_selected: 'd' });
  expect(after).not.toHaveProperty('chatbot_history:x');
  await expect(list(page).getByRole('article').first()).toBeAttached();
});

test('a guest exports their data as a file', async ({ page }) => {
  await page.goto('/m/news');
  const marked = page.waitForResponse(/mark_user_read/);
  await list(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/detail\?id=/);
  await marked;
  const id = new URL(page.url()).searchParams.get('id');
  await openCenter(page);
  await row(page, 'Export my data').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ format: 'cubewire-own-data-1', account: null });
  expect(file.reads.map(({ event_id }: { event_id: string }) => event_id)).toContain(id);
  await expect(page.getByText('Your data was saved as a file')).toBeVisible();
});

for (const [language, sports] of [
  ['en', 'Sports'],
  ['ph', 'Palakasan'],
] as const) {
  test(`interests put their news first, and turned off the list is everyone’s (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = wordsOf(language);
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    const openRow = async (name: string) => {
      await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
      await dialog(page)
        .getByRole('button', { name: t(name) })
        .click();
    };
    /** The first articles; how many more are rendered depends on the screen. */
    const titles = async () => {
      await page.goto('/m/news');
      await expect(list(page).getByRole('article').nth(2)).toBeAttached();
      const shown = await list(page).getByRole('article').getByRole('heading').allTextContents();
      return shown.slice(0, 3);
    };
    const before = await titles();
    await openRow('personal.interests');
    const save = dialog(page).getByRole('button', { name: t('interests.save') });
    const topics = dialog(page).getByRole('region', { name: sports }).locator('[aria-pressed]');
    await topics.nth(0).click();
    await topics.nth(1).click();
    await expect(save).toBeDisabled();
    await noAccessibilityViolations(page);
    await dialog(page)
      .getByRole('checkbox', { name: t('interests.all', { category: sports }) })
      .click();
    await save.click();
    await expect(page.getByText(t('interests.saved'))).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('interests.title') })).toHaveCount(0);
    const shaped = await titles();
    expect(shaped).not.toEqual(before);
    await openRow('personal.recommendations');
    const turned = page.waitForResponse(/save_customize_info/);
    await dialog(page).getByRole('switch').click();
    await turned;
    expect(await titles()).toEqual(before);
  });
}

/** Waits until everything that loads in idle time has loaded. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await stillness(page);
}

test('in China a first visit shows the selector; saved, it does not return', async ({
  page,
  context,
  baseURL,
}) => {
  const site = chinese(baseURL);
  await context.addCookies([{ name: 'language', value: 'zh', url: site }]);
  await page.goto(`${site}/m/news`);
  const selector = page.getByRole('dialog', { name: '你对什么感兴趣？' });
  await expect(selector).toBeVisible();
  for (const index of [0, 1, 2]) await selector.locator('[aria-pressed]').nth(index).click();
  await selector.getByRole('button', { name: '保存' }).click();
  await expect(selector).toHaveCount(0);
  expect(
    await page.evaluate(
      () => localStorage.getItem('interest_selected') === localStorage.getItem('device_id'),
    ),
  ).toBe(true);
  await reload(page);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await atRest(page);
  await expect(selector).toHaveCount(0);
});

test('a new reader is asked for interests, and may postpone it', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/news');
  const selector = page.getByRole('dialog', { name: 'What interests you?' });
  await expect(selector).toBeVisible();
  await selector.getByRole('button', { name: 'Not now' }).click();
  await reload(page);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await atRest(page);
  await expect(selector).toHaveCount(0);
});

for (const [language, settings] of [
  ['en', 'Settings'],
  ['zh', '设置'],
  ['ph', 'Mga setting'],
] as const) {
  test(`the personal center and what opens from it have no accessibility violation (${language}, day and night)`, async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    const check = () => byDayAndNight(page, (rules) => noAccessibilityViolations(page, rules));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/m/news');
    await page.getByRole('button', { name: settings, exact: true }).click();
    const rows = page.getByRole('dialog').first().getByRole('button');
    // A wide window has two more rows: its layout and its shortcuts.
    const count = project.name === 'desktop' ? 16 : 14;
    await expect(rows).toHaveCount(count);
    await check();
    // All but the first (close) and the favorites, which require a sign-in.
    for (let index = 2; index < count; index += 1) {
      await rows.nth(index).click();
      await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(2);
      await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
      await check();
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
    }
  });
}
