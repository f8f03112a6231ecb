// How a reader changes their account in a browser: the password, and the feed of favorites that any
// feed reader may request without a cookie.
import { codeFor, newEmail, noAccessibilityViolations } from './account';
import { expect, settled, test } from './page';
import { password, signUp } from './sign-up-steps';
import { wordsOf } from './words';

const t = wordsOf('en');

test('password, address and the private feed of the favorites', async ({ page, request }) => {
  await page.goto('/m/signup');
  const email = newEmail();
  await signUp(page, 'email', email, t);
  await page.goto('/m/account');
  await settled(page);
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: t('ownAccount.changeOf.password') }).click();
  await page.getByLabel(t('ownAccount.oldPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('ownAccount.newPassword'), { exact: true }).fill('quick-Brook-42');
  await noAccessibilityViolations(page);
  await page.getByRole('button', { name: t('ownAccount.savePassword'), exact: true }).click();
  await expect(page.getByText(t('ownAccount.passwordChanged'))).toBeVisible();

  await page.getByRole('button', { name: t('ownAccount.addOf.phone') }).click();
  await page.getByRole('textbox').fill('9175550101');
  await page.getByRole('button', { name: t('ownAccount.sendCode') }).click();
  const code = await codeFor(page, '9175550101');
  await page.getByRole('textbox', { name: t('ownAccount.codeLabel', { length: 4 }) }).fill(code);
  await page.getByLabel(t('account.password.label'), { exact: true }).fill('quick-Brook-42');
  await page.getByRole('button', { name: t('ownAccount.saveAddress'), exact: true }).click();
  await expect(page.getByText('+63 9175550101')).toBeVisible();

  await page.getByRole('button', { name: t('ownAccount.favorites.make') }).click();
  const address = await page.locator('code', { hasText: 'feed.atom' }).innerText();
  await noAccessibilityViolations(page);
  const feed = await request.get(address);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('<title>Favorites');
  await page.getByRole('button', { name: t('ownAccount.favorites.end') }).click();
  await expect(page.getByRole('button', { name: t('ownAccount.favorites.make') })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
