// Signing in on the production build: by phone and by password, starting from what a reader wanted
// to do, and what goes wrong on the way.
import type { Browser } from 'playwright/test';
import {
  chinese,
  codeFor,
  isSignedIn,
  newChinese,
  newEmail,
  newNetwork,
  newNumber,
  noAccessibilityViolations,
  otherThan,
} from './account';
import { interestsLater } from './interests-later';
import { expect, test, reload, type Page } from './page';
import {
  card,
  choose,
  codeField,
  enterCode,
  fillIn,
  password,
  places,
  press,
  signUp,
  speak,
  tick,
  toAccount,
} from './sign-up-steps';
import { wordsOf, type Words } from './words';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newNetwork());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const t = wordsOf('en');
const siteOf = (baseURL: string | undefined, region: 'sg' | 'cn') =>
  region === 'cn' ? chinese(baseURL) : (baseURL ?? '');
const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** A page in its own browser context. */
async function visitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    extraHTTPHeaders: newNetwork(),
  });
  return context.newPage();
}

/** Creates an account with a number, in its own browser context. */
async function account(browser: Browser, baseURL: string | undefined, number = newNumber()) {
  const page = await visitor(browser, baseURL);
  await page.goto('/m/signup');
  await signUp(page, 'phone', number, t);
  await page.context().close();
  return number;
}

/** In China: ticks the box, and goes to step 2 with a number. */
async function chineseNumber(page: Page, number: string, words: Words) {
  await tick(page);
  await press(page, words('account.entry.by.phone'));
  await fillIn(page, 'phone', number, words);
}

for (const language of ['en', 'ph'] as const) {
  test(`likes wait for the sign-in, and the reader is where they were (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    const words = wordsOf(language);
    await page.goto('/m/news');
    await card(page)
      .getByRole('button', { name: words('feed.like'), exact: true })
      .click();
    await expect(page.getByRole('dialog', { name: words('signIn.titles.like') })).toBeVisible();
    await page.getByRole('link', { name: words('signIn.go') }).click();
    const title = words('account.titles.login');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await press(page, words('account.titles.signup'));
    await signUp(page, 'phone', newNumber(), words);
    await expect(page).toHaveURL(/\/m\/news$/);
    // A new reader is asked for interests, and can postpone that.
    const interests = page.getByRole('dialog', { name: words('interests.title') });
    await interests.waitFor();
    await page.keyboard.press('Escape');
    await expect(interests).toHaveCount(0);
    const liked = card(page).getByRole('button', { name: words('feed.liked'), exact: true });
    await card(page)
      .getByRole('button', { name: words('feed.like'), exact: true })
      .click();
    await expect(liked).toBeVisible();
    await reload(page);
    await expect(liked).toBeVisible();
  });
}

test('China signs in by phone over the page, once the terms are accepted; then a like is saved', async ({
  page,
  baseURL,
}) => {
  const site = chinese(baseURL);
  const words = wordsOf('zh');
  await interestsLater(page);
  await speak(page, 'zh', site);
  await page.goto(`${site}/m/news`);
  const like = () =>
    card(page)
      .getByRole('button', { name: words('feed.like'), exact: true })
      .click();
  await like();
  const dialog = page.getByRole('dialog', { name: words('account.titles.login') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await noAccessibilityViolations(page);
  const number = newChinese();
  await dialog.getByRole('textbox').fill(number);
  await press(page, words('account.next'));
  const ask = page.getByRole('alertdialog', { name: words('account.policy.title') });
  await expect(ask).toBeVisible();
  await noAccessibilityViolations(page);
  await ask.getByRole('button', { name: words('common.cancel') }).click();
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toHaveValue(number);
  await press(page, words('account.next'));
  await ask.getByRole('button', { name: words('account.policy.agree') }).click();
  await expect(codeField(page, 'phone', words)).toBeFocused();
  await enterCode(page, 'phone', number, words);
  // A number without an account: the birthday is requested, and the code continues with it.
  await choose(page, 1990, 5, 17);
  await press(page, words('account.next'));
  await expect(page.getByText(words('signIn.signedIn'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/news$/);
  const interests = page.getByRole('dialog', { name: words('interests.title') });
  await interests.waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await like();
  const liked = card(page).getByRole('button', { name: words('feed.liked'), exact: true });
  await expect(liked).toBeVisible();
});

test('earlier likes are marked again after signing in by password', async ({ page }) => {
  const email = newEmail();
  await page.goto('/m/signup');
  await signUp(page, 'email', email, t);
  await page.getByRole('dialog', { name: t('interests.title') }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = (await card(page).getByRole('heading').textContent()) ?? '';
  const event = page.getByRole('article').filter({ hasText: title }).first();
  const liked = event.getByRole('button', { name: t('feed.liked'), exact: true });
  await event.getByRole('button', { name: t('feed.like'), exact: true }).click();
  await expect(liked).toBeVisible();
  await page.getByRole('button', { name: t('shell.settings') }).click();
  await press(page, t('personal.signOut'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('personal.signOut') })
    .click();
  await page.getByRole('link', { name: t('personal.signIn') }).click();
  await press(page, t('account.titles.login'));
  await press(page, t('account.entry.by.email'));
  await page.getByRole('dialog').getByRole('textbox').first().fill(email);
  await press(page, t('account.next'));
  await page.getByLabel(t('account.password.label'), { exact: true }).fill(password);
  await press(page, t('account.titles.login'));
  await expect(page).toHaveURL(/\/m\/news$/);
  // Without a request: the guest's list is not theirs.
  await expect(liked).toBeVisible();
});

for (const [language, region] of places) {
  test(`a reader who has an account signs in by phone (${language}, ${region})`, async ({
    browser,
    baseURL,
    site: own,
  }) => {
    const number = region === 'cn' ? newChinese() : newNumber();
    const site = siteOf(baseURL, region);
    const words = wordsOf(language);
    if (region === 'sg') await account(browser, baseURL, number);
    else {
      const page = await visitor(browser, site);
      await page.goto('/m/signup');
      await chineseNumber(page, number, t);
      await enterCode(page, 'phone', number, t);
      await choose(page, 1990);
      await press(page, t('account.next'));
      await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
      await page.context().close();
    }
    // The next code for one number is sent after a minute.
    await own.passTime(60_000);
    const page = await visitor(browser, site);
    await speak(page, language, site);
    await page.goto('/m/signup?action=login');
    if (region === 'cn') await chineseNumber(page, number, words);
    else {
      await press(page, words('account.entry.by.phone'));
      await fillIn(page, 'phone', number, words);
    }
    const to = `${region === 'cn' ? '+86' : '+63'} ${number}`;
    await expect(page.getByText(words('account.code.sentTo', { count: 4, to }))).toBeVisible();
    await codeField(page, 'phone', words).fill(await codeFor(page, number, 2));
    await expect(page.getByText(words('signIn.signedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
    expect(await isSignedIn(page)).toBe(true);
    await page.context().close();
  });
}

for (const [language, region] of places) {
  test(`a wrong code by phone is reported, and the right one still works (${language}, ${region})`, async ({
    page,
    baseURL,
  }) => {
    const site = siteOf(baseURL, region);
    const words = wordsOf(language);
    await speak(page, language, site);
    await page.goto(`${site}/m/signup`);
    const number = region === 'cn' ? newChinese() : newNumber();
    if (region === 'cn') await chineseNumber(page, number, words);
    else {
      await toAccount(page, 'phone', words);
      await fillIn(page, 'phone', number, words);
    }
    const code = await codeFor(page, number);
    const field = codeField(page, 'phone', words);
    await field.fill(otherThan(code));
    await expect(told(page, words('account.code.wrong'))).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill(code);
    if (region === 'cn') {
      await choose(page, 1990);
      await press(page, words('account.next'));
    }
    await expect(page.getByText(words('signIn.signedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
  });
}

test.describe('too many codes for an address', () => {
  // The service answers with this status, which the browser logs.
  test.use({ mayComplain: /status of 429/ });

  for (const [language, region] of places) {
    test(`wrong codes use a code up, and the right one no longer works (${language}, ${region})`, async ({
      page,
      baseURL,
      site: own,
    }) => {
      await page.clock.install();
      const site = siteOf(baseURL, region);
      const words = wordsOf(language);
      await speak(page, language, site);
      await page.goto(`${site}/m/signup`);
      const number = region === 'cn' ? newChinese() : newNumber();
      if (region === 'cn') await chineseNumber(page, number, words);
      else {
        await toAccount(page, 'phone', words);
        await fillIn(page, 'phone', number, words);
      }
      const code = await codeFor(page, number);
      const field = codeField(page, 'phone', words);
      const wrong = ['1111', '2222', '3333', '4444'].filter((one) => one !== code).slice(0, 3);
      for (const [tries, one] of wrong.entries()) {
        await field.fill(one);
        const answer = tries < 2 ? 'account.code.wrong' : 'account.code.usedUp';
        await expect(told(page, words(answer))).toBeVisible();
        await expect(field).toHaveValue('');
      }
      await noAccessibilityViolations(page);
      // A code has three tries: after them the right one is invalid, also when time has passed.
      await field.fill(code);
      await expect(field).toHaveValue('');
      await expect(told(page, words('account.code.usedUp'))).toBeVisible();
      await own.passTime(30_000);
      await page.clock.fastForward(30_000);
      await field.fill(code);
      await expect(field).toHaveValue('');
      await expect(page).toHaveURL(/\/m\/signup$/);
    });
  }
});

test('a reader who forgot the password chooses a new one, and the old one no longer works', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const email = newEmail();
  await page.goto('/m/signup');
  await signUp(page, 'email', email, t);

  const other = await visitor(browser, baseURL);
  await other.clock.install();
  await other.goto('/m/signup?action=login');
  const secret = other.getByLabel(t('account.password.label'), { exact: true });
  const toPassword = async () => {
    await press(other, t('account.entry.by.email'));
    await other.getByRole('textbox', { name: t('account.email.label') }).fill(email);
    await press(other, t('account.next'));
    await expect(secret).toBeFocused();
  };
  await toPassword();
  await press(other, t('account.password.forgot'));
  await expect(other.getByRole('heading', { name: t('account.reset.title') })).toBeVisible();
  // An address gets one code a minute, and the page does not claim to have sent one earlier.
  await expect(other.getByText(`No code has been sent to ${email} yet.`)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Send code in 0:[0-5]\d$/ })).toBeDisabled();
  await site.passTime(60_000);
  await other.clock.fastForward(60_000);
  await other.getByRole('button', { name: 'Send code', exact: true }).click();
  await expect(other.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible();
  await codeField(other, 'email', t).fill(await codeFor(other, email, 2));
  const fresh = other.getByLabel(t('account.reset.label'), { exact: true });
  await expect(fresh).toBeFocused();
  await fresh.fill('quiet-Meadow4');
  await press(other, t('account.reset.submit'));
  await expect(other.getByText(t('signIn.passwordSaved'))).toBeVisible();
  await expect(other).toHaveURL(/\/m\/news$/);
  // Sessions with the old one have ended.
  await page.goto('/m/news');
  await page.getByRole('button', { name: t('shell.settings') }).click();
  await expect(page.getByRole('link', { name: t('personal.signIn') })).toBeVisible();

  await other.context().clearCookies();
  await other.goto('/m/signup?action=login');
  await toPassword();
  await secret.fill(password);
  await press(other, t('account.titles.login'));
  await expect(told(other, t('account.failures.password'))).toBeVisible();
  await secret.fill('quiet-Meadow4');
  await press(other, t('account.titles.login'));
  await expect(other.getByText(t('signIn.signedIn'), { exact: true })).toBeVisible();
  await other.context().close();
});

test('the entry screen of China offers phone only', async ({ page, baseURL }) => {
  const site = chinese(baseURL);
  await speak(page, 'en', site);
  await page.goto(`${site}/m/signup`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Continue with/ })).toHaveCount(1);
  await expect(main.getByRole('button', { name: t('account.titles.signup') })).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toBeVisible();
});

test.describe('a visitor of the Philippines', () => {
  // A number that was just registered waits a minute for its next code.
  test.use({ mayComplain: /429 \(Too Many Requests\) .*send_phone_code/ });

  test('learns before step 2 that the number has an account, and can sign in with it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const number = await account(browser, baseURL);
    await page.goto('/m/signup?location=ph');
    await toAccount(page, 'phone', t);
    const field = page.getByRole('textbox', { name: t('account.phone.label') });
    await field.fill(number);
    await press(page, t('account.next'));
    const registered = page.getByRole('alertdialog', { name: 'This account has been registered' });
    await expect(registered).toBeVisible();
    await noAccessibilityViolations(page);
    await registered.getByRole('button', { name: 'Cancel' }).click();
    await expect(registered).toHaveCount(0);
    await expect(field).toHaveValue(number);
    await press(page, t('account.next'));
    await registered.getByRole('button', { name: 'Sign in' }).click();
    await expect(codeField(page, 'phone', t)).toBeFocused();
  });

  test('continues to step 2 with a number that has none', async ({ page }) => {
    await page.goto('/m/signup?location=ph');
    const checked = page.waitForResponse(/check_mobile/);
    const number = newNumber();
    await toAccount(page, 'phone', t);
    await fillIn(page, 'phone', number, t);
    expect(await (await checked).json()).toMatchObject({ is_registered: 'false' });
    await enterCode(page, 'phone', number, t);
    await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
  });
});
