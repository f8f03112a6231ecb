// How a reader leaves, on the production build: signing out, from the drawer and by the address, a
// session that ended elsewhere, and canceling the account for ever.
import { byDayAndNight } from './accessibility-violations';
import {
  call,
  chinese,
  codeFor,
  haveInterests,
  isSignedIn,
  newNetwork,
  noAccessibilityViolations,
  otherThan,
  signIn,
} from './account';
import { expect, test, reload, settled, type Page } from './page';
import { places } from './sign-up-steps';
import { wordsOf } from './words';
import { signal } from '../signal';

const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const center = (page: Page) => page.getByRole('dialog', { name: 'You' });
const dialog = (page: Page) => page.getByRole('dialog').last();
const row = (page: Page, name: string | RegExp) => center(page).getByRole('button', { name });

async function openCenter(page: Page) {
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(center(page)).toBeVisible();
}

/** The signed-in reader stored in this browser. */
const userInfo = (page: Page) => page.evaluate(() => localStorage.getItem('user_info:'));
/** Written by the page itself when it is first idle. */
const keepUserInfo = (page: Page) => expect.poll(() => userInfo(page)).not.toBeNull();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().setExtraHTTPHeaders(newNetwork());
});

test('signing out asks, confirms, and a copied cookie is dead afterwards', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await haveInterests(page);
  const copied = await context.cookies();
  const logouts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/logout')) logouts.push(request.postDataJSON());
  });
  await page.goto('/m/news');
  await keepUserInfo(page);
  await openCenter(page);
  await row(page, 'Sign out').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, 'Sign out')).toBeVisible();
  expect(logouts).toEqual([]);
  expect(await userInfo(page)).not.toBeNull();
  await row(page, 'Sign out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Account signed out')).toBeVisible();
  expect(await userInfo(page)).toBeNull();
  await expect(center(page).getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();
  expect(logouts).toEqual([{ next: '/m/news', need_redirect: 0 }]);
  await reload(page);
  expect(await isSignedIn(page)).toBe(false);

  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(copied);
  const stolen = await thief.newPage();
  await openCenter(stolen);
  await expect(center(stolen).getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();
  expect(await isSignedIn(stolen)).toBe(false);
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
    await noAccessibilityViolations(page);
    await ask.getByRole('button', { name: t('personal.confirm.sign-out.action') }).click();
    await expect(page.getByText(t('personal.signedOut'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('personal.signIn') })).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
  });
}

test('a session that ended elsewhere opens the sign-in, and repeats nothing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await settled(page);
  let likes = 0;
  page.on('request', (request) => (likes += Number(request.url().includes('like/feedback'))));
  // The page's own check when it becomes visible would find out sooner, and Like would then act
  // under another name: the answer to Like comes first here.
  const like = signal();
  await page.route('**/api/**', async (route) => {
    if (!route.request().url().includes('like/feedback')) await like.given;
    await route.continue();
  });
  const other = await browser.newContext({ baseURL });
  await other.addCookies(await context.cookies());
  const elsewhere = await other.newPage();
  await elsewhere.goto('/m/news');
  await call(elsewhere, '/api/login/v1/logout', {});
  await other.close();
  await list(page).getByRole('button', { name: 'Like', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  like.give();
  // Everything else that the page requested is answered.
  await settled(page);
  expect(likes).toBe(1);
});

test('a tab beside the one that signs out shows nothing of the reader any more', async ({
  page,
  context,
}) => {
  await signIn(page);
  await haveInterests(page);
  const beside = await context.newPage();
  await beside.emulateMedia({ reducedMotion: 'reduce' });
  await openCenter(beside);
  await expect(row(beside, 'Sign out')).toBeVisible();
  await openCenter(page);
  // Both have announced their reader to each other: they do so once they are idle.
  for (const one of [page, beside]) await settled(one);
  await row(page, 'Sign out').click();
  const anew = beside.waitForEvent('load');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Account signed out')).toBeVisible();
  await anew;
  await openCenter(beside);
  await expect(center(beside).getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();
  await expect(row(beside, 'Sign out')).toHaveCount(0);
});

test('the address with logout=true signs out', async ({ page }) => {
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news');
  await keepUserInfo(page);
  await page.goto('/m/news?logout=true');
  await expect(page.getByText('Account signed out')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/news$/);
  expect(await userInfo(page)).toBeNull();
  expect(await isSignedIn(page)).toBe(false);
});

for (const [language, region] of places) {
  test(`an account is canceled with a code, for ever (${language}, ${region})`, async ({
    page,
    browser,
    context,
    baseURL,
    site: own,
  }) => {
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
    // The next code for one address is sent after a minute. A call in progress would arrive too
    // late.
    await settled(page);
    await own.passTime(60_000);
    await page.getByRole('button', { name: t('cancel.next') }).click();
    const field = page.getByRole('textbox');
    await expect(field).toBeVisible();
    const code = await codeFor(page, mobile, 2);
    await noAccessibilityViolations(page);
    await field.fill(otherThan(code));
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
    expect(await isSignedIn(again)).toBe(false);
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
    test(`${path} speaks the reader’s language and has no accessibility violation (${language})`, async ({
      page,
    }) => {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await byDayAndNight(page, (rules) => noAccessibilityViolations(page, rules));
    });
  }
}
