// Signing up on the production build: consent, age, account and code, its effects, and the ways out
// of it.
import { languages } from '@/lib/model/text/languages';
import { byDayAndNight, rulesBy } from './accessibility-violations';
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
  signIn,
} from './account';
import { expect, test, type Page } from './page';
import {
  card,
  choose,
  codeField,
  enterCode,
  fillIn,
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

/** From the list through the drawer, like most. */
async function throughTheCenter(page: Page, words: Words) {
  await page.goto('/m/news');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: words('shell.settings'), exact: true }).click();
  await page.getByRole('link', { name: words('personal.signIn') }).click();
  await expect(page).toHaveURL(/\/m\/signup/);
}

for (const language of languages) {
  test(`a reader signs up by e-mail and is back at the news (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    await page.goto('/m/signup');
    await signUp(page, 'email', newEmail(), wordsOf(language));
    await expect(page).toHaveURL(/\/m\/news$/);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => /sid$/.test(name));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
}

test('a right code: first-login check, reader stored, popup closed, one page back, toast, interests', async ({
  page,
}) => {
  await throughTheCenter(page, t);
  const number = newNumber();
  await toAccount(page, 'phone', t);
  await fillIn(page, 'phone', number, t);
  const code = await codeFor(page, number);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/(?:login|user)\/v1\/(\w+)/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  const length = await page.evaluate(() => window.history.length);
  await codeField(page, 'phone', t).fill(code);
  await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/news$/);
  const interests = page.getByRole('dialog', { name: t('interests.title') });
  await expect(interests).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(asked.slice(0, 2)).toEqual(['sms_login', 'is_firstly_login']);
  expect(asked.indexOf('get_user_candidate_interests')).toBeGreaterThan(1);
  // Back, and not on to the list once more.
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(length + 1);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user_info:') ?? '{}'));
  expect(kept).toMatchObject({
    type: 'user_info',
    data: { user_id: expect.any(String), is_init_interests: false },
  });
  expect(kept.date).toBeGreaterThan(0);
});

/** The native app's bridge, and its recorded calls. */
function nativeBridge(): void {
  const said: string[] = [];
  Object.assign(window, {
    said,
    NativeBridge: { openNewsList: () => said.push('openNewsList') },
  });
}

test('inside the app a sign-up opens the app’s own list, and the app learns who signed in', async ({
  page,
}) => {
  await page.addInitScript(nativeBridge);
  await page.goto('/m/signup?env=lynx');
  await signUp(page, 'phone', newNumber(), t);
  await expect(page).toHaveURL(/\/m\/signup/);
  const [said, kinds] = await page.evaluate(() => [
    (window as { said?: string[] }).said,
    ['user_info:', 'login_method:'].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').data,
    ),
  ]);
  expect(said).toEqual(['openNewsList']);
  expect(kinds).toEqual([expect.objectContaining({ user_id: expect.any(String) }), 'phone']);
});

test('the entry screen closes to the page before it, or to the news where there was none', async ({
  page,
}) => {
  await page.goto('/m/signup');
  await press(page, t('common.close'));
  await expect(page).toHaveURL(/\/m\/news$/);
  await throughTheCenter(page, t);
  await press(page, t('common.close'));
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(card(page)).toBeVisible();
});

test('the entry screen in a tab of its own closes to the news, after any step', async ({
  page,
  context,
}) => {
  await page.goto('/m/news');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: t('personal.signIn') })
    .click({ modifiers: ['ControlOrMeta'] });
  const own = await opened;
  await press(own, t('account.entry.by.email'));
  const consent = own.getByRole('button', { name: t('account.consent.confirm') });
  await expect(consent).toBeVisible();
  await own.goBack();
  await expect(consent).toHaveCount(0);
  await press(own, t('common.close'));
  await expect(own).toHaveURL(/\/m\/news$/);
  await expect(card(own)).toBeVisible();
});

test('a visitor one day under 18 is told so, one who is 18 today continues', async ({ page }) => {
  const day = (shift: number) => {
    const date = new Date(Date.now() + shift * 24 * 3600_000);
    return [date.getFullYear() - 18, date.getMonth() + 1, date.getDate()] as const;
  };
  const toAge = async () => {
    await press(page, t('account.entry.by.phone'));
    await press(page, t('account.consent.confirm'));
  };
  await page.goto('/m/signup');
  await toAge();
  await choose(page, ...day(1));
  await press(page, t('account.next'));
  const failed = page.getByRole('heading', { level: 1, name: 'Create account failed' });
  await expect(failed).toBeVisible();
  await expect(page.getByText('You must be 18 or above to create an account.')).toBeVisible();
  await press(page, t('common.back'));
  await toAge();
  await choose(page, ...day(0));
  await press(page, t('account.next'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** At the entry: chooses a birthday ten years ago, and continues as a guest. */
async function asGuest(page: Page, words: Words) {
  await press(page, words('account.entry.by.email'));
  await press(page, words('account.consent.confirm'));
  await choose(page, new Date().getFullYear() - 10);
  await press(page, words('account.next'));
  await expect(page.getByText(words('account.underage.text', { years: 18 }))).toBeVisible();
  await press(page, words('account.underage.guest'));
  await expect(page).toHaveURL(/\/m\/news$/);
}

for (const language of languages) {
  test(`a visitor who is under 18 goes on as a guest, back to the list they came from (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    await throughTheCenter(page, wordsOf(language));
    await asGuest(page, wordsOf(language));
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const who of ['a reader', 'a guest']) {
  test(`${who} who comes by the address and is under 18 goes on as a guest, signed out`, async ({
    page,
  }) => {
    if (who === 'a reader') await signIn(page);
    await page.goto('/m/signup');
    expect(await isSignedIn(page)).toBe(who === 'a reader');
    if (who === 'a reader') await press(page, t('account.already.other'));
    await asGuest(page, t);
    await expect(card(page)).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
  });
}

test('the browser’s own back takes one step of the flow at a time', async ({ page }) => {
  await page.goto('/m/news');
  await card(page)
    .getByRole('button', { name: t('feed.save'), exact: true })
    .click();
  await page.getByRole('link', { name: t('signIn.go') }).click();
  await press(page, t('account.titles.signup'));
  const number = newNumber();
  await toAccount(page, 'phone', t);
  await fillIn(page, 'phone', number, t);
  await page.goBack();
  const field = page.getByRole('textbox', { name: t('account.phone.label') });
  await expect(field).toHaveValue(number);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = t('account.titles.signup');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/news$/);
});

for (const language of languages) {
  test(`no step has an accessibility violation (${language}, day and night)`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const words = wordsOf(language);
    const secret = page.getByLabel(words('account.password.label'), { exact: true });
    const check = () => byDayAndNight(page, (rules) => noAccessibilityViolations(page, rules));
    await page.goto('/m/signup');
    await check();
    await press(page, words('account.entry.by.email'));
    await check();
    await press(page, words('account.consent.confirm'));
    await check();
    await choose(page, new Date().getFullYear() - 3);
    await press(page, words('account.next'));
    const failed = page.getByRole('heading', { name: words('account.underage.title') });
    await expect(failed).toBeVisible();
    await check();
    await page.goBack();
    await toAccount(page, 'email', words);
    await check();
    await page.getByRole('textbox').first().fill('reader@nowhere');
    await secret.fill('short');
    await check();
    const email = newEmail();
    await fillIn(page, 'email', email, words);
    await check();
    await codeField(page, 'email', words).fill(otherThan(await codeFor(page, email)));
    const wrong = page.getByRole('alert').filter({ hasText: words('account.code.wrong') });
    await expect(wrong).toBeVisible();
    await check();
    await page.goto('/m/signup?action=login');
    await press(page, words('account.entry.by.email'));
    await page.getByRole('dialog').getByRole('textbox').first().fill(newEmail());
    await press(page, words('account.next'));
    await expect(secret).toBeFocused();
    await check();
    await press(page, words('account.password.forgot'));
    await expect(codeField(page, 'email', words)).toBeFocused();
    await page.getByLabel(words('account.reset.label'), { exact: true }).fill('short');
    await check();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no step has an accessibility violation in China (${colorScheme})`, async ({
    page,
    baseURL,
  }) => {
    const site = chinese(baseURL);
    const words = wordsOf('zh');
    await speak(page, 'zh', site);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site}/m/signup`);
    // Here a code creates the account: the page is the sign-in, and has its title.
    await expect(page).toHaveTitle(new RegExp(`^${words('account.titles.login')} · `));
    await noAccessibilityViolations(page, rulesBy(colorScheme));
    await tick(page);
    await noAccessibilityViolations(page, rulesBy(colorScheme));
    await press(page, words('account.entry.by.phone'));
    const number = newChinese();
    await fillIn(page, 'phone', number, words);
    await noAccessibilityViolations(page, rulesBy(colorScheme));
    await enterCode(page, 'phone', number, words);
    await expect(page.getByRole('heading', { name: words('account.age.title') })).toBeVisible();
    await noAccessibilityViolations(page, rulesBy(colorScheme));
  });
}
