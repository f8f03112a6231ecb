// Accounts on a separate production server, with a real mail server and a real OpenID provider; the
// site opens only to signed-in readers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client, startProvider } from '../newsroom/accounts/oidc';
import { interestsLater } from './interests-later';
import { startMailServer } from './mail-server';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, settled, test, type Page } from './page';
import { choose, password, press } from './sign-up-steps';

// The provider's own pages request a missing icon, and a font that is out of reach.
test.use({ mayComplain: /net::ERR_NAME_NOT_RESOLVED|http:\/\/127\.0\.0\.1:/ });

let mail: Awaited<ReturnType<typeof startMailServer>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let folder: string;
let own: OwnSite;
let site: string;

test.beforeAll(async () => {
  const port = await freePort();
  mail = await startMailServer();
  provider = await startProvider(`http://localhost:${port}/api/login/callback/work_chat`);
  folder = mkdtempSync(join(tmpdir(), 'cubewire-e2e-accounts-'));
  const deployments = join(folder, 'deployments.json');
  writeFileSync(deployments, JSON.stringify([{ hosts: ['localhost'], signInToRead: true }]));
  const settings = {
    DEPLOYMENTS_FILE: deployments,
    SMTP_URL: mail.url,
    WORK_CHAT_CLIENT_ID: client.clientId,
    WORK_CHAT_CLIENT_SECRET: client.clientSecret,
    WORK_CHAT_ISSUER: provider.issuer,
  };
  own = await ownSite(settings, port);
  site = own.origin;
});

test.afterAll(async () => {
  await own.close();
  await provider.close();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A call as our own pages make it, with the cookies of the page. */
async function call(page: Page, name: string, data: object) {
  const answer = await page.request.post(`${site}/api/login/v1/${name}`, {
    data,
    headers: { origin: site, 'sec-fetch-site': 'same-origin' },
  });
  return (await answer.json()) as { status?: boolean; data?: Record<string, unknown> };
}

test('the news opens after signing up with a mailed code, and is closed again after signing out', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
  await page.goto(`${site}/m/news`);
  await expect(page).toHaveURL(/\/m\/signup/);
  await press(page, 'Continue with email');
  await press(page, 'Agree and continue');
  await choose(page, 1990);
  await press(page, 'Next');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('mail-reader@example.org');
  await dialog.locator('input[type=password]').fill(password);
  await press(page, 'Next');
  const field = page.getByRole('textbox', { name: /Verification code/ });
  await expect(field).toBeFocused();
  await field.fill(await mail.code('mail-reader@example.org'));
  expect(mail.mails[0]?.text).toMatch(/^To: mail-reader@example\.org\r$/m);
  await expect(page.getByText('You’re signed in')).toBeVisible();
  // The page navigates there itself: navigating elsewhere now would be aborted by it.
  await expect(page).toHaveURL(/\/m\/news$/);
  await settled(page);
  await page.goto(`${site}/m/news`);
  await expect(page).toHaveURL(/\/m\/news$/);
  await call(page, 'logout', { next: '/m/news', need_redirect: 0 });
  // A page that notices the sign-out reloads, and aborts what is requested meanwhile.
  await expect(async () => {
    await page.goto(`${site}/m/news`);
    await expect(page).toHaveURL(/\/m\/signup/);
  }).toPass();
});

test('a provider’s own pages lead back, signed in; canceling there shows a message', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/m/signup`);
  const begin = async () => {
    const asked = { provider: 'work_chat', birthday: '1990-01-01', next: '/m/news' };
    const { data } = await call(page, 'oauth_start', asked);
    await page.goto(String(data?.authorization_url));
  };
  await begin();
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  await page.getByText('[ Cancel ]').click();
  await expect(page.getByText('Sign-in was canceled.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/m/signup');
  expect((await call(page, 'check_login', {})).status).toBe(false);
  await begin();
  await page.getByPlaceholder('Enter any login').fill('maria');
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: /sign-in/i }).click();
  await page.getByRole('button', { name: /continue/i }).click();
  await expect(page).toHaveURL(/\/m\/news/);
  const { data } = await call(page, 'check_login', {});
  expect(data).toMatchObject({ method: 'work_chat', methods: ['work_chat'] });
});

test('a site that really sends mail keeps none of it in the outbox', async ({ page }) => {
  await page.goto(`${site}/dev/outbox`);
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await expect(page.getByText('mail-reader@example.org')).toHaveCount(0);
});
