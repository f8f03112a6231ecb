// The static documents and the download page: complete without scripts, valid, without
// accessibility violations, and the showcase above 1000 px only.
import { HtmlValidate } from 'html-validate';
import { legalRoutes, unsubscribePath } from '@/lib/model/wire/routes';
import { accessibilityViolations, byDayAndNight } from './accessibility-violations';
import { ask } from './ask';
import { expect, test } from './page';
import { port } from './server';
import { wordsOf } from './words';

const site = (host: string, path: string) => `http://${host}:${port}${path}`;
const notices = /^\/notice\//;
const written = legalRoutes.filter((path) => !notices.test(path));
/** The standard's rules; how a framework formats what is allowed is a matter of style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

for (const path of [...legalRoutes, '/download', '/inner/download']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await ask(request, site('localhost', path))).text();
    const { results } = await validator.validateString(html);
    const told = results.flatMap(({ messages }) =>
      messages.map((m) => `${m.ruleId}: ${m.message}`),
    );
    expect([...new Set(told)]).toEqual([]);
  });
}

for (const language of ['en', 'zh', 'ph']) {
  test(`no document has an accessibility violation (${language}, day and night)`, async ({
    page,
  }) => {
    for (const path of [...written, '/notice/ios', '/download']) {
      await page.goto(site('localhost', `${path}?language=${language}`));
      await byDayAndNight(page, async (rules) => {
        const told = await accessibilityViolations(page, { rules });
        expect([path, told]).toEqual([path, []]);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy policy has its nine anchors and its languages', async ({ page }) => {
    await page.goto(site('localhost', '/policy/privacy?language=zh'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策');
    const anchors = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    await expect(anchors).toHaveCount(9);
    await anchors.nth(8).click();
    await expect(page.locator('#contact')).toBeInViewport();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});

test.describe('the unsubscribe page', () => {
  // Its token is nobody's, which is answered with 404 once the button is pressed.
  test.use({ mayComplain: /404/ });

  test('has the reader’s color theme, and its button works', async ({ page }) => {
    const t = wordsOf('ph');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(site('localhost', `${unsubscribePath}?lang=ph&token=ann.forged`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dayMail.askTitle'));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('dayMail.stop') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dayMail.unknownTitle'));
  });
});

test('the public site says "under construction" for every plain path, and shows the inner ones', async ({
  page,
}) => {
  for (const path of legalRoutes) {
    await page.goto(site('public.localhost', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under construction');
  }
  await page.goto(site('public.localhost', '/inner/policy/service'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Agreement');
});

test('the documents linked from the public download page can be read', async ({
  page,
  request,
}) => {
  await page.goto(site('public.localhost', '/download'));
  const links = page.locator('a[href*="/policy/"], a[href*="/production/"]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    expect(await (await request.get(address)).text()).not.toContain('Under construction');
  }
});

test('the open-source notices hold license texts, and dividers on iOS', async ({ page }) => {
  await page.goto(site('localhost', '/notice/andriod'));
  expect(await page.locator('pre').count()).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: /\breact \d/ }).first()).toBeAttached();
  await page.goto(site('localhost', '/notice/ios'));
  expect(await page.getByRole('separator').count()).toBeGreaterThan(100);
});

test('showcase images appear above 1000 px only, and are loaded only there', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/showcase/')) fetched.push(request.url());
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(site('localhost', '/download'));
  await page.waitForLoadState('load');
  await expect(page.getByRole('region', { name: 'What it looks like' })).toBeHidden();
  expect(fetched).toEqual([]);
  await page.setViewportSize({ width: 1001, height: 800 });
  await expect(page.getByRole('img', { name: /news list/ })).toBeVisible();
  await expect.poll(() => fetched.length).toBe(3);
});

test('the inner download page names another mailbox', async ({ page }) => {
  const mailbox = () =>
    page.getByRole('contentinfo').getByRole('link', { name: /@/ }).textContent();
  await page.goto(site('localhost', '/download'));
  const plain = await mailbox();
  await page.goto(site('localhost', '/inner/download'));
  expect(await mailbox()).not.toBe(plain);
});
