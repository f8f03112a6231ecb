// Everything personal, on the production build: the drawer and its rows, interests, languages,
// signing out, cancelling the account, and taking one's data along.
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './page';
import { personalCentreShare } from '../../lib/model/limits';
import { call, codesTo, haveInterests, signIn } from './account';
import { wordsOf } from './words';

const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const centre = (page: Page) => page.getByRole('dialog', { name: 'My' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const row = (page: Page, name: string | RegExp) => centre(page).getByRole('button', { name });

/** The same site under its Chinese name. */
const chinese = (baseURL: string | undefined) =>
  baseURL?.replace('localhost', 'cn.localhost') ?? '';

async function openCentre(page: Page, path = '/m/news') {
  await page.goto(path);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(centre(page)).toBeVisible();
}

const noBarrier = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

let visitors = 0;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Each test is another visitor: codes are limited by the address that asks for them.
  visitors += 1;
  const from = `10.203.${process.pid % 256}.${visitors}`;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': from });
});

test('the settings icon opens a left drawer of 70% of the page; Escape, back and a tap beside close it', async ({
  page,
}) => {
  await openCentre(page);
  const box = await centre(page).boundingBox();
  const whole = await page.locator('.frame').boundingBox();
  expect(personalCentreShare).toBe(0.7);
  expect(Math.abs((box?.width ?? 0) - (whole?.width ?? 0) * 0.7)).toBeLessThanOrEqual(1);
  expect(Math.abs((box?.x ?? 99) - (whole?.x ?? 0))).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.goBack();
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(centre(page)).toBeVisible();
  await page.mouse.click((whole?.x ?? 0) + (whole?.width ?? 0) - 20, 400);
  await expect(centre(page)).toHaveCount(0);
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

for (const [label, tag, tab] of [
  ['中文', 'zh-CN', '推荐'],
  ['Filipino', 'fil', 'Para sa iyo'],
] as const) {
  test(`the language is switched to ${label} everywhere, at once and for later`, async ({
    page,
  }) => {
    await openCentre(page);
    await row(page, /^Language/).click();
    await dialog(page).getByText(label).click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    expect(await page.evaluate(() => localStorage.getItem('bilingual'))).toBe('false');
  });
}

test('the cache is cleared but for what stays; the list comes anew', async ({ page }) => {
  await openCentre(page);
  await page.evaluate(() => {
    localStorage.setItem('chatbot_history:x', '{}');
    localStorage.setItem('interest_selected', 'd');
  });
  const device = await page.evaluate(() => localStorage.getItem('device_id'));
  await row(page, 'Clear cache').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cache cleared')).toBeVisible();
  const after = await page.evaluate(() => ({ ...localStorage }));
  expect(after).toMatchObject({ device_id: device, interest_selected: 'd' });
  expect(after).not.toHaveProperty('chatbot_history:x');
  await expect(list(page).getByRole('article').first()).toBeAttached();
});

test('a guest’s data comes as a file', async ({ page }) => {
  await page.goto('/m/news');
  const marked = page.waitForResponse(/mark_user_read/);
  await list(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/detail\?id=/);
  await marked;
  const id = new URL(page.url()).searchParams.get('id');
  await openCentre(page);
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

test('interests put their news first, and turned off the list is everyone’s', async ({ page }) => {
  /** The first articles; how many more are drawn is for the screen to say. */
  const titles = async () => {
    await page.goto('/m/news');
    await expect(list(page).getByRole('article').nth(2)).toBeAttached();
    const shown = await list(page).getByRole('article').getByRole('heading').allTextContents();
    return shown.slice(0, 3);
  };
  const before = await titles();
  await openCentre(page);
  await row(page, 'My interests').click();
  const save = dialog(page).getByRole('button', { name: 'Save' });
  const topics = dialog(page).getByRole('region', { name: 'Sports' }).locator('[aria-pressed]');
  await topics.nth(0).click();
  await topics.nth(1).click();
  await expect(save).toBeDisabled();
  await dialog(page).getByRole('checkbox', { name: 'All of Sports' }).click();
  await save.click();
  await expect(page.getByText('Your interests are saved')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'What interests you?' })).toHaveCount(0);
  const shaped = await titles();
  expect(shaped).not.toEqual(before);
  await openCentre(page);
  await row(page, 'Content recommendation settings').click();
  const turned = page.waitForResponse(/save_customize_info/);
  await dialog(page).getByRole('switch').click();
  await turned;
  expect(await titles()).toEqual(before);
});

test('in China a first visit shows the selector; saved, it does not come again', async ({
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
  await page.reload();
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(selector).toHaveCount(0);
});

test('a new reader is asked for interests, and may do so later', async ({ page }) => {
  await signIn(page);
  const selector = page.getByRole('dialog', { name: 'What interests you?' });
  await expect(selector).toBeVisible();
  await selector.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(selector).toHaveCount(0);
});

test('signing out asks, says so, and a copied cookie is dead afterwards', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await haveInterests(page);
  const copied = await context.cookies();
  await openCentre(page);
  await row(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, 'Sign out')).toBeVisible();
  await row(page, 'Sign out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Account signed out')).toBeVisible();
  await expect(centre(page).getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();
  await page.reload();
  expect(await call(page, '/api/login/v1/check_login', {})).toMatchObject({ status: false });

  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(copied);
  const stolen = await thief.newPage();
  await openCentre(stolen);
  await expect(centre(stolen).getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();
  expect(await call(stolen, '/api/login/v1/check_login', {})).toMatchObject({ status: false });
  await thief.close();
});

for (const [language, region] of [
  ['zh', 'cn'],
  ['ph', 'sg'],
] as const) {
  test(`signing out asks in the reader’s language (${language}, ${region})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = wordsOf(language);
    const site = region === 'cn' ? chinese(baseURL) : (baseURL ?? '');
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await signIn(page, site, region === 'cn' ? '+86 1380' : '+63 917');
    await haveInterests(page);
    await page.goto(`${site}/m/news`);
    await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: t('personal.signOut') })
      .click();
    const ask = page.getByRole('alertdialog', { name: t('personal.confirm.sign-out.title') });
    await expect(ask).toBeVisible();
    await noBarrier(page);
    await ask.getByRole('button', { name: t('personal.confirm.sign-out.action') }).click();
    await expect(page.getByText(t('personal.signedOut'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('personal.signIn') })).toBeVisible();
    expect(await call(page, '/api/login/v1/check_login', {})).toMatchObject({ status: false });
  });
}

test('a session that has ended elsewhere opens the way to sign in, and repeats nothing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  const other = await browser.newContext({ baseURL });
  await other.addCookies(await context.cookies());
  const elsewhere = await other.newPage();
  await elsewhere.goto('/m/news');
  await call(elsewhere, '/api/login/v1/logout', {});
  await other.close();
  let likes = 0;
  page.on('request', (request) => (likes += Number(request.url().includes('like/feedback'))));
  await list(page).getByRole('button', { name: 'Like', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(likes).toBe(1);
});

test('the address with logout=true signs out', async ({ page }) => {
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news?logout=true');
  await expect(page.getByText('Account signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/news$/);
  expect(await call(page, '/api/login/v1/check_login', {})).toMatchObject({ status: false });
});

for (const [language, region] of [
  ['en', 'sg'],
  ['zh', 'cn'],
] as const) {
  test(`an account is cancelled with a code, for ever (${language}, ${region})`, async ({
    page,
    browser,
    context,
    baseURL,
  }, { project }) => {
    test.skip(
      project.name === 'desktop' && region === 'cn',
      'waits a minute, which is enough once',
    );
    test.setTimeout(180_000);
    const t = wordsOf(language);
    const site = region === 'cn' ? chinese(baseURL) : (baseURL ?? '');
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    const mobile = await signIn(page, site, region === 'cn' ? '+86 1380' : '+63 917');
    await haveInterests(page);
    await page.goto(`${site}/m/news`);
    await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: t('personal.management') })
      .click();
    await dialog(page)
      .getByRole('link', { name: t('personal.deleteAccount') })
      .click();
    await expect(page).toHaveURL(`${site}/m/cancel?language=${language}`);
    const copied = await context.cookies();
    await page.getByRole('checkbox').check();
    // The next code for one address is sent after a minute.
    await page.waitForTimeout(61_000);
    await page.getByRole('button', { name: t('cancel.next') }).click();
    const field = page.getByRole('textbox');
    await expect(field).toBeVisible();
    const code = (await codesTo(page, mobile)).at(-1) ?? '';
    await field.fill(code === '0000' ? '1111' : '0000');
    await page.getByRole('button', { name: t('cancel.delete') }).click();
    await expect(page.getByText(t('cancel.i18n_user_cancel_failed'))).toBeVisible();
    await field.fill(code);
    const cleared = [/clear_user_history/, /clear_device_history/].map((path) =>
      page.waitForResponse(path),
    );
    await page.getByRole('button', { name: t('cancel.delete') }).click();
    for (const answer of await Promise.all(cleared)) expect(answer.status()).toBe(200);
    await expect(page.getByRole('heading', { name: t('cancel.doneTitle') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('interest_selected'))).toBeNull();

    const later = await browser.newContext({ baseURL });
    await later.addCookies(copied);
    const again = await later.newPage();
    await again.goto(`${site}/m/news`);
    expect(await call(again, '/api/login/v1/check_login', {})).toMatchObject({ status: false });
    expect(await call(again, '/api/login/v1/check_mobile', { mobile })).toMatchObject({
      is_registered: 'false',
    });
    await later.close();
  });
}

for (const [language, title] of [
  ['en', 'Delete account'],
  ['zh', '注销账号'],
  ['ph', 'Burahin ang account'],
] as const) {
  for (const path of ['/m/cancel', '/m/inner/cancel', '/cancel-account', '/inner/cancel-account']) {
    test(`${path} speaks ${language} and has no barrier`, async ({ page }) => {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await noBarrier(page);
      }
    });
  }
}

for (const [language, settings] of [
  ['en', 'Settings'],
  ['zh', '设置'],
  ['ph', 'Mga setting'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the personal centre and what opens from it have no barrier (${language}, ${colorScheme})`, async ({
      page,
      context,
      baseURL,
    }, { project }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/m/news');
      await page.getByRole('button', { name: settings, exact: true }).click();
      const rows = page.getByRole('dialog').first().getByRole('button');
      // A wide window has one row more: its layout.
      const count = project.name === 'desktop' ? 12 : 11;
      await expect(rows).toHaveCount(count);
      await noBarrier(page);
      // All but the first (close) and the favourites, which ask to sign in.
      for (let index = 2; index < count; index += 1) {
        await rows.nth(index).click();
        await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(2);
        await expect(page.locator('[role=status][aria-label]')).toHaveCount(0);
        await noBarrier(page);
        await page.keyboard.press('Escape');
        await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
      }
    });
  }
}
