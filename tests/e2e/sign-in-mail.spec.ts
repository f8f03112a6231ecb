// Codes as a reader gets them: from a real mail server in the site's settings. Signing up and
// signing in with them, in every language.
import type { Browser } from 'playwright/test';
import { languages, type Language } from '@/lib/model/text/languages';
import { call, newNetwork, otherThan } from './account';
import { startMailServer } from './mail-server';
import { ownSite, type OwnSite } from './own-site';
import { expect, test, type Page } from './page';
import { choose, codeField, password, press } from './sign-up-steps';
import { wordsOf } from './words';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: OwnSite;
test.beforeAll(async () => {
  mail = await startMailServer();
  site = await ownSite({ SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await site.close();
  await mail.close();
});

/** A page of a visitor with this language. */
async function visitor(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    reducedMotion: 'reduce',
    extraHTTPHeaders: newNetwork(),
  });
  await context.addCookies([{ name: 'language', value: language, url: site.origin }]);
  return context.newPage();
}

for (const language of languages) {
  test(`a reader signs up with the code that came by mail (${language})`, async ({ browser }) => {
    const page = await visitor(browser, language);
    const t = wordsOf(language);
    await page.goto('/m/signup');
    await press(page, t('account.entry.by.email'));
    await press(page, t('account.consent.confirm'));
    await choose(page, 1990, 5, 17);
    await press(page, t('account.next'));
    await page
      .getByRole('textbox', { name: t('account.email.label') })
      .fill(`New.${language}@Example.org`);
    await page.getByLabel(t('account.password.label'), { exact: true }).fill(password);
    await press(page, t('account.next'));
    // Stored in lower case, whatever was typed.
    const code = await mail.code(`new.${language}@example.org`);
    await codeField(page, 'email', t).fill(code);
    await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
    expect(await call(page, '/api/login/v1/check_login', {})).toMatchObject({
      status: true,
      data: { method: 'email' },
    });
    // A site that can send mail has no outbox to read.
    const outbox = await page.request.get('/api/login/v1/outbox');
    expect(await outbox.text()).not.toContain(code);
    await page.context().close();
  });
}

/** Creates an account with this address, as the page does. */
async function account(browser: Browser, email: string): Promise<void> {
  const page = await visitor(browser, 'en');
  await page.goto('/m/signup');
  await call(page, '/api/login/v1/send_email_code', { email, password });
  const form = { email, password, code: await mail.code(email), birthday: '1990-05-17' };
  const made = await call(page, '/api/login/v1/email_register', { ...form, ifLogin: false });
  expect(made).toMatchObject({ status: true });
  await page.context().close();
}

test('a reader who has an account signs in with a code by mail, in every language', async ({
  browser,
}) => {
  const addressOf = (language: Language) => `known.${language}@example.org`;
  for (const language of languages) await account(browser, addressOf(language));
  // The next code for one address is sent after a minute.
  await site.passTime(60_000);
  for (const language of languages) {
    const page = await visitor(browser, language);
    const t = wordsOf(language);
    await page.goto('/m/signup?action=login');
    await press(page, t('account.entry.by.email'));
    const email = page.getByRole('textbox', { name: t('account.email.label') });
    await email.fill(addressOf(language));
    await press(page, t('account.next'));
    await press(page, t('account.password.useCode'));
    const sent = t('account.code.sentTo', { count: 6, to: addressOf(language) });
    await expect(page.getByText(sent)).toBeVisible();
    const code = await mail.code(addressOf(language), 2);
    const field = codeField(page, 'email', t);
    await field.fill(otherThan(code));
    await expect(
      page.getByRole('alert').filter({ hasText: t('account.code.wrong') }),
    ).toBeVisible();
    await field.fill(code);
    await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/news$/);
    await page.context().close();
  }
});
