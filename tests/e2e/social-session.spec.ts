// A reader who signed in with Facebook or Apple: at a real OpenID provider, through a separate
// login service beside the site, with a newsroom's accounts in it. A test cannot reach Facebook and
// Apple themselves; everything else on the way is real.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { closeServer, serve } from '@/lib/newsroom/serve';
import { client, startProvider } from '../newsroom/accounts/oidc';
import { call, haveInterests } from './account';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, test, type Page } from './page';
import { choose, press } from './sign-up-steps';
import { wordsOf } from './words';

// The provider's own pages request a missing icon, and a font that is out of reach.
test.use({ mayComplain: /net::ERR_NAME_NOT_RESOLVED|http:\/\/127\.0\.0\.1:/ });

const secret = 'shared by the site and its login service';
const kinds = ['facebook', 'apple'] as const;
const named = { facebook: 'Facebook', apple: 'Apple' } as const;
const t = wordsOf('en');

let folder: string;
let provider: Awaited<ReturnType<typeof startProvider>>;
let accounts: Newsroom;
let server: Awaited<ReturnType<typeof serve>>;
let site: OwnSite;

test.beforeAll(async () => {
  const port = await freePort();
  const back = kinds.map((kind) => `http://localhost:${port}/api/login/callback/${kind}`);
  provider = await startProvider(...back);
  folder = mkdtempSync(join(tmpdir(), 'cubewire-e2e-social-'));
  const settings = { ...client, issuer: provider.issuer };
  accounts = await openNewsroom({
    dataDir: folder,
    secret,
    log: pino({ level: 'silent' }),
    accounts: { providers: { facebook: settings, apple: settings } },
  });
  server = await serve(accounts.fetch, 0);
  // A server that listens on a TCP port has an address of this form.
  const { port: at } = server.address() as AddressInfo;
  const own = { LOGIN_SERVICE_URL: `http://127.0.0.1:${at}`, NEWS_SERVICE_SECRET: secret };
  site = await ownSite(own, port);
});

test.afterAll(async () => {
  await site.close();
  await closeServer(server, 1_000);
  await accounts.close();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

async function atTheProvider(page: Page, who: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === provider.issuer);
  await page.getByPlaceholder('Enter any login').fill(who);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: /sign-in/i }).click();
  await page.getByRole('button', { name: /continue/i }).click();
}

const whoIsThere = (page: Page) => call(page, '/api/login/v1/check_login', {});

for (const kind of kinds) {
  test(`signs up with ${named[kind]}; logout=true says that it failed, and the reader stays signed in`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.origin}/m/signup`);
    await press(page, t(`account.entry.by.${kind}`));
    await press(page, t('account.consent.confirm'));
    await choose(page, 1990, 5, 17);
    await press(page, t('account.next'));
    await atTheProvider(page, `maria-${kind}`);
    await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/m/news`);
    await haveInterests(page);
    const before = await whoIsThere(page);
    expect(before).toMatchObject({ status: true, data: { method: kind, methods: [kind] } });

    let logouts = 0;
    page.on('request', (request) => (logouts += Number(request.url().includes('/v1/logout'))));
    for (const language of ['en', 'zh', 'ph'] as const) {
      await context.addCookies([{ name: 'language', value: language, url: site.origin }]);
      await page.goto(`${site.origin}/m/news?logout=true`);
      await expect(page.getByText(wordsOf(language)('personal.i18n_logout_failed'))).toBeVisible();
      await expect(page).toHaveURL(`${site.origin}/m/news`);
    }
    expect(logouts).toBe(0);
    expect(await whoIsThere(page)).toEqual(before);

    // The row of the personal center asks, and signs out.
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
    await page.goto(`${site.origin}/m/news`);
    await page.getByRole('button', { name: t('shell.settings'), exact: true }).click();
    await press(page, t('personal.signOut'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('personal.confirm.sign-out.action') })
      .click();
    await expect(page.getByText(t('personal.signedOut'))).toBeVisible();
    expect(await whoIsThere(page)).toMatchObject({ status: false });

    // A reader with an account only signs in.
    await page.goto(`${site.origin}/m/signup?action=login`);
    await press(page, t(`account.entry.by.${kind}`));
    await expect(page).toHaveURL(/\/m\/news$/);
    expect(await whoIsThere(page)).toMatchObject({ status: true, data: before.data });
  });
}
