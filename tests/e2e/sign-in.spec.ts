// Signing up and in on the production build: by e-mail and by phone, with the codes that the outbox
// holds; what goes wrong on the way; and what a reader wanted to do before it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright/test';
import { interestsLater } from './interests-later';
import { expect, test, type Page } from './page';
import { wordsOf } from './words';

const card = (page: Page) =>
  page
    .locator('[role=tabpanel]:not([inert])')
    .getByRole('article')
    .filter({ hasText: /Sample|示例|Halimbawa/ })
    .first();
const chinese = (site: string | undefined) => site?.replace('localhost', 'cn.localhost') ?? '';

/** Each visitor calls from a network of their own: what one network may send is limited. */
let visitors = 0;
const newNetwork = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.51.${process.pid % 256}.${visitors}` };
};
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(newNetwork());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const fresh = () => `${Date.now().toString(36)}${visitors}`;
const newEmail = () => `reader-${fresh()}@example.org`;
const digits = (count: number) =>
  String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '7');
const newNumber = () => `917${digits(7)}`;
const newChinese = () => `138${digits(8)}`;

/** The newest message to `to` in the outbox of this local site, as an operator of it reads them. */
async function codeFor(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/login/v1/outbox');
      const { data }: { data: { to: string; text: string }[] } = await answer.json();
      const message = data.find((one) => one.to.replace(/\s/g, '').endsWith(to));
      code = /\b(\d{4}|\d{6})\b/.exec(message?.text ?? '')?.[1];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

const words = {
  en: {
    by: { phone: 'Continue with phone', email: 'Continue with email' },
    agree: 'Agree and continue',
    next: 'Next',
    code: /Verification code/,
    done: 'You’re signed in',
    wrong: 'The verification code is invalid. Please try again.',
    failed: 'Create account failed',
    guest: 'Continue as guest',
  },
  zh: {
    by: { phone: '使用手机号', email: '使用邮箱' },
    agree: '同意并继续',
    next: '下一步',
    code: /位验证码/,
    done: '登录成功',
    wrong: '验证码无效，请重试。',
    failed: '创建账号失败',
    guest: '以访客身份继续',
  },
  ph: {
    by: { phone: 'Magpatuloy gamit ang telepono', email: 'Magpatuloy gamit ang email' },
    agree: 'Sumang-ayon at magpatuloy',
    next: 'Susunod',
    code: /Verification code/,
    done: 'Naka-sign in ka na',
    wrong: 'Hindi wasto ang verification code. Subukan ulit.',
    failed: 'Hindi nagawa ang account',
    guest: 'Magpatuloy bilang bisita',
  },
} as const;
type Language = keyof typeof words;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .last()
    .click();

/** Chooses a birthday in whatever order the language has it. */
async function choose(page: Page, year: number, month = 1, day = 1) {
  for (const [name, value] of Object.entries({ year, month, day })) {
    await page.locator(`select[autocomplete=bday-${name}]`).selectOption(String(value));
  }
}

/** From the entry to step 1, through consent and age gate. */
async function toAccount(page: Page, by: 'phone' | 'email', language: Language = 'en') {
  const say = words[language];
  await press(page, say.by[by]);
  await press(page, say.agree);
  await choose(page, 1990);
  await press(page, say.next);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function fillIn(
  page: Page,
  by: 'phone' | 'email',
  address: string,
  language: Language = 'en',
) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(address);
  if (by === 'email') await dialog.locator('input[type=password]').fill('along-Walk9');
  await press(page, words[language].next);
  await expect(page.getByRole('textbox', { name: words[language].code })).toBeFocused();
}

async function speak(page: Page, language: Language, site: string | undefined) {
  await page.context().addCookies([{ name: 'language', value: language, url: site ?? '' }]);
}

/** Nothing on the page stands in anybody's way. */
async function noBarrier(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

for (const language of ['en', 'zh', 'ph'] as const) {
  test(`a reader signs up by e-mail and is back at the news (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    const say = words[language];
    const email = newEmail();
    await page.goto('/m/signup');
    await toAccount(page, 'email', language);
    await fillIn(page, 'email', email, language);
    const code = await codeFor(page, email);
    await page.getByRole('textbox', { name: say.code }).fill(code);
    await expect(page.getByText(say.done)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => /sid$/.test(name));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
}

test('likes wait for the sign-in, and the reader is where they were', async ({ page }) => {
  await page.goto('/m/news');
  await card(page).getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await press(page, 'Sign up');
  const number = newNumber();
  await toAccount(page, 'phone');
  await fillIn(page, 'phone', number);
  const code = await codeFor(page, number);
  await page.getByRole('textbox', { name: words.en.code }).fill(code);
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(page.getByText(words.en.done)).toBeVisible();
  // The interests of a new reader are asked for; they may be left for later.
  const interests = page.getByRole('dialog');
  await interests.waitFor();
  await page.keyboard.press('Escape');
  await expect(interests).toHaveCount(0);
  const like = card(page).getByRole('button', { name: 'Like', exact: true });
  await like.click();
  await expect(card(page).getByRole('button', { name: 'Liked' })).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole('button', { name: 'Liked' })).toBeVisible();
});

test('what a reader liked is marked again as soon as they are back, by password', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/m/signup');
  await toAccount(page, 'email');
  await fillIn(page, 'email', email);
  await page.getByRole('textbox', { name: words.en.code }).fill(await codeFor(page, email));
  await expect(page).toHaveURL(/\/m\/news$/);
  await page.getByRole('dialog', { name: 'What interests you?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = (await card(page).getByRole('heading').textContent()) ?? '';
  const liked = page.getByRole('article').filter({ hasText: title }).first();
  await liked.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(liked.getByRole('button', { name: 'Liked' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in / Sign up' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await press(page, words.en.by.email);
  await page.getByRole('dialog').getByRole('textbox').first().fill(email);
  await press(page, words.en.next);
  await page.getByLabel('Password', { exact: true }).fill('along-Walk9');
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/m\/news$/);
  // Nobody has asked for it: the guest's list is not theirs.
  await expect(liked.getByRole('button', { name: 'Liked' })).toBeVisible();
});

/** A reader with an account, in a browser of their own; answers their number. */
async function account(browser: Browser, site: string): Promise<string> {
  const context = await browser.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    extraHTTPHeaders: newNetwork(),
  });
  const page = await context.newPage();
  const number = newNumber();
  await page.goto('/m/signup');
  await toAccount(page, 'phone');
  await fillIn(page, 'phone', number);
  const code = await codeFor(page, number);
  await page.getByRole('textbox', { name: words.en.code }).fill(code);
  await expect(page).toHaveURL(/\/m\/news$/);
  await context.close();
  return number;
}

for (const language of ['en', 'zh', 'ph'] as const) {
  test(`a wrong code by phone is told, and the right one still lets in (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    const say = words[language];
    await page.goto('/m/signup');
    const number = newNumber();
    await toAccount(page, 'phone', language);
    await fillIn(page, 'phone', number, language);
    const code = await codeFor(page, number);
    const field = page.getByRole('textbox', { name: say.code });
    await field.fill(code === '1111' ? '2222' : '1111');
    await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible();
    await expect(field).toHaveValue('');
    await field.fill(code);
    await expect(page.getByText(say.done)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
  });
}

test.describe('an address that is asked too often', () => {
  // The service says so with a status, which the browser notes down.
  test.use({ mayComplain: /status of 429/ });

  test('wrong codes close the way for a while, with the time that is left', async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'desktop', 'waits for half a minute, which is enough once');
    test.setTimeout(120_000);
    await page.goto('/m/signup');
    const number = newNumber();
    await toAccount(page, 'phone');
    await fillIn(page, 'phone', number);
    const code = await codeFor(page, number);
    const field = page.getByRole('textbox', { name: words.en.code });
    const told = (text: string) => page.getByRole('alert').filter({ hasText: text });
    const wrong = ['1111', '2222', '3333', '4444'].filter((one) => one !== code).slice(0, 3);
    for (const one of wrong) {
      await field.fill(one);
      await expect(told(words.en.wrong)).toBeVisible();
      await expect(field).toHaveValue('');
    }
    // After the third one the number is closed for 30 s, to the right code as well.
    await field.fill(code);
    await expect(told('Too many attempts.')).toBeVisible();
    await expect(page.getByText(/^Next attempt in 0:[0-3]\d$/)).toBeVisible();
    await expect(field).toHaveValue(code);
    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(goOn).toBeDisabled();
    // Three tries are what a code has: the right one is nothing any more.
    await expect(goOn).toBeEnabled({ timeout: 35_000 });
    await goOn.click();
    await expect(told(words.en.wrong)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/signup$/);
  });
});

test('who forgot the password chooses a new one, and the old one opens nothing', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.skip(project.name === 'desktop', 'waits for a second code, which is enough once');
  test.setTimeout(180_000);
  const email = newEmail();
  await page.goto('/m/signup');
  await toAccount(page, 'email');
  await fillIn(page, 'email', email);
  const first = await codeFor(page, email);
  await page.getByRole('textbox', { name: words.en.code }).fill(first);
  await expect(page).toHaveURL(/\/m\/news$/);

  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    extraHTTPHeaders: newNetwork(),
  });
  const other = await context.newPage();
  await other.goto('/m/signup?action=login');
  const toPassword = async () => {
    await press(other, words.en.by.email);
    await other.getByRole('textbox', { name: 'Email' }).fill(email);
    await press(other, words.en.next);
    await expect(other.getByLabel('Password', { exact: true })).toBeFocused();
  };
  await toPassword();
  await press(other, 'Forgot your password?');
  await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  // One address gets one code a minute, and nothing is said to be sent before it is.
  await expect(other.getByText(`No code has been sent to ${email} yet.`)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Send code in 0:[0-5]\d$/ })).toBeDisabled();
  await other.getByRole('button', { name: 'Send code', exact: true }).click({ timeout: 70_000 });
  await expect(other.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible();
  let second = first;
  await expect.poll(async () => (second = await codeFor(other, email))).not.toBe(first);
  await other.getByRole('textbox', { name: words.en.code }).fill(second);
  await expect(other.getByLabel('New password', { exact: true })).toBeFocused();
  await other.getByLabel('New password', { exact: true }).fill('quiet-Meadow4');
  await press(other, 'Save new password');
  await expect(other.getByText('Your new password is saved. You’re signed in.')).toBeVisible();
  await expect(other).toHaveURL(/\/m\/news$/);
  // Whoever knew the old one is out.
  await page.goto('/m/news');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible();

  await context.clearCookies();
  await other.goto('/m/signup?action=login');
  await toPassword();
  await other.getByLabel('Password', { exact: true }).fill('along-Walk9');
  await press(other, 'Sign in');
  await expect(other.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill('quiet-Meadow4');
  await press(other, 'Sign in');
  await expect(other.getByText(words.en.done, { exact: true })).toBeVisible();
  await context.close();
});

test('who is one day under 18 is told so, who is 18 today goes on', async ({ page }) => {
  const day = (shift: number) => {
    const date = new Date(Date.now() + shift * 24 * 3600_000);
    return [date.getFullYear() - 18, date.getMonth() + 1, date.getDate()] as const;
  };
  await page.goto('/m/signup');
  await press(page, words.en.by.phone);
  await press(page, words.en.agree);
  await choose(page, ...day(1));
  await press(page, 'Next');
  await expect(page.getByRole('heading', { level: 1, name: words.en.failed })).toBeVisible();
  await expect(page.getByText('You must be 18 or above to create an account.')).toBeVisible();
  await press(page, 'Back');
  await press(page, words.en.by.phone);
  await press(page, words.en.agree);
  await choose(page, ...day(0));
  await press(page, 'Next');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const language of ['en', 'zh', 'ph'] as const) {
  test(`who is under 18 goes on as a guest, back to the list they came from (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL);
    const t = wordsOf(language);
    const say = words[language];
    await page.goto('/m/news');
    await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
    await page.getByRole('link', { name: t('personal.signIn') }).click();
    await press(page, say.by.email);
    await press(page, say.agree);
    await choose(page, new Date().getFullYear() - 10);
    await press(page, say.next);
    await expect(page.getByText(t('account.underage.text', { years: 18 }))).toBeVisible();
    await press(page, say.guest);
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the browser’s own back takes one step of the flow at a time', async ({ page }) => {
  await page.goto('/m/news');
  await card(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await press(page, 'Sign up');
  const number = newNumber();
  await toAccount(page, 'phone');
  await fillIn(page, 'phone', number);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(number);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('China signs in by phone over the page, once the terms are accepted', async ({
  page,
  baseURL,
}) => {
  const site = chinese(baseURL);
  await interestsLater(page);
  await speak(page, 'zh', site);
  await page.goto(`${site}/m/news`);
  await card(page).getByRole('button', { name: '点赞' }).click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  const number = newChinese();
  await dialog.getByRole('textbox').fill(number);
  await press(page, '下一步');
  const ask = page.getByRole('alertdialog', { name: '请先阅读并同意' });
  await expect(ask).toBeVisible();
  await noBarrier(page);
  await ask.getByRole('button', { name: '取消' }).click();
  await expect(ask).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toHaveValue(number);
  await press(page, '下一步');
  await ask.getByRole('button', { name: '同意并继续' }).click();
  const field = page.getByRole('textbox', { name: words.zh.code });
  await expect(field).toBeFocused();
  await field.fill(await codeFor(page, number));
  // A number without an account: the birthday is asked for, and the code goes on with it.
  await choose(page, 1990, 5, 17);
  await press(page, '下一步');
  await expect(page.getByText(words.zh.done)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('the entry screen of China offers phone only', async ({ page, baseURL }) => {
  const site = chinese(baseURL);
  await speak(page, 'en', site);
  await page.goto(`${site}/m/signup`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Continue with/ })).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toBeVisible();
});

test('a visitor of the Philippines hears before step 2 that the number has an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = await account(browser, baseURL ?? '');
  await page.goto('/m/signup?location=ph');
  await toAccount(page, 'phone');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number);
  await press(page, 'Next');
  const told = page.getByRole('alertdialog', { name: 'This account has been registered' });
  await expect(told).toBeVisible();
  await noBarrier(page);
  await told.getByRole('button', { name: 'Cancel' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(number);
});

for (const language of ['en', 'zh', 'ph'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no step has a barrier (${language}, ${colorScheme})`, async ({ page, baseURL }) => {
      await speak(page, language, baseURL);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const say = words[language];
      const check = () => noBarrier(page);
      await page.goto('/m/signup');
      await check();
      await press(page, say.by.email);
      await check();
      await press(page, say.agree);
      await check();
      await choose(page, new Date().getFullYear() - 3);
      await press(page, say.next);
      await expect(page.getByRole('heading', { name: say.failed })).toBeVisible();
      await check();
      await page.goBack();
      await toAccount(page, 'email', language);
      await check();
      await page.getByRole('textbox').first().fill('reader@nowhere');
      await page.locator('input[type=password]').fill('short');
      await check();
      await page.locator('input[type=password]').fill('');
      await fillIn(page, 'email', newEmail(), language);
      await check();
      await page.getByRole('textbox', { name: say.code }).fill('000000');
      await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible();
      await check();
      const t = wordsOf(language);
      await page.goto('/m/signup?action=login');
      await press(page, say.by.email);
      await page.getByRole('dialog').getByRole('textbox').first().fill(newEmail());
      await press(page, say.next);
      await expect(page.locator('input[type=password]')).toBeFocused();
      await check();
      await press(page, t('account.password.forgot'));
      await expect(page.getByRole('textbox', { name: say.code })).toBeFocused();
      await page.locator('input[type=password]').fill('short');
      await check();
    });
  }
}
