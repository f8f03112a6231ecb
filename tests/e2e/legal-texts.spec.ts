// The texts of the static documents, on a site whose operator has a name, mailboxes and a record,
// read as a browser without scripts shows them: every document under its path, on each surface.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalPaths, type LegalPage } from '@/lib/model/wire/legal';
import { dataKinds, deviceItems, legalTitles, privacyFacts, serviceFacts } from '../legal-facts';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, test, type Page } from './page';
import { port as localPort } from './server';

const operator = {
  company: 'Example Press',
  icp: '京ICP备12345678号',
  privacyEmail: 'privacy@news.example',
  innerPrivacyEmail: 'inner-privacy@news.example',
  feedbackEmail: 'hello@news.example',
  innerFeedbackEmail: 'inner@news.example',
};
const pages = Object.keys(legalPaths) as LegalPage[];
const languages = ['en', 'zh', 'ph'] as const;

let site: OwnSite;
let folder: string;

test.use({ javaScriptEnabled: false });

test.beforeAll(async ({}, { project }) => {
  test.skip(project.name !== 'phone', 'a text is the same on every screen');
  folder = mkdtempSync(join(tmpdir(), 'cubewire-legal-'));
  const file = join(folder, 'deployments.json');
  const table = [
    { hosts: ['localhost'], operator },
    { hosts: ['cn.localhost'], region: 'cn', operator },
    { hosts: ['share.localhost'], surface: 'share', operator },
    { hosts: ['public.localhost'], surface: 'public', operator },
  ];
  writeFileSync(file, JSON.stringify(table));
  // Outside `local` a host that no row names is not served.
  site = await ownSite({ DEPLOYMENTS_FILE: file, CUBEWIRE_ENV: 'online' }, await freePort());
});
test.afterAll(async () => {
  await site?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Opens a document, and returns the text of its article. */
async function read(
  page: Page,
  of: LegalPage,
  language: string,
  host = 'localhost',
  inner = false,
) {
  const path = `${inner ? '/inner' : ''}/${legalPaths[of]}`;
  const answer = await page.goto(`http://${host}:${site.port}${path}?language=${language}`);
  expect(answer?.status()).toBe(200);
  return (await page.getByRole('article').textContent()) ?? '';
}
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of languages) {
  test(`each document is at its path, with its title (${language})`, async ({ page }) => {
    for (const of of pages) {
      const said = await read(page, of, language);
      await expect(headline(page)).toHaveText(legalTitles[of][language]);
      // A title alone is no document.
      expect(said.length, of).toBeGreaterThan(of === 'icp' ? 20 : 200);
    }
  });
}

for (const host of ['localhost', 'share.localhost', 'public.localhost']) {
  test(`the inner paths show the real content on ${host}`, async ({ page }) => {
    for (const of of pages) {
      await read(page, of, 'en', host, true);
      await expect(headline(page)).toHaveText(legalTitles[of].en);
    }
  });
}

for (const [of, facts] of [
  ['privacy', privacyFacts],
  ['service', serviceFacts],
] as const) {
  test(`${of} has its required statements and dates`, async ({ page }) => {
    const english = await read(page, of, 'en');
    expect(english).toMatch(/Updated 29 September 2024\s*Effective 13 October 2024/);
    const dates = page.getByRole('article').locator('time');
    await expect(dates.nth(0)).toHaveAttribute('datetime', '2024-09-29');
    await expect(dates.nth(1)).toHaveAttribute('datetime', '2024-10-13');
    const chinese = await read(page, of, 'zh');
    expect(chinese).toMatch(/2024年9月29日.*2024年10月13日/s);
    for (const [, inEnglish, inChinese] of facts) {
      expect(english).toMatch(inEnglish);
      expect(chinese).toMatch(inChinese);
    }
  });
}

test('the privacy policy names the kinds of data, and the contents of device and log information', async ({
  page,
}) => {
  for (const language of ['en', 'zh'] as const) {
    const said = (await read(page, 'privacy', language)).toLowerCase();
    const named = [...dataKinds[language], ...deviceItems[language]];
    expect(named.filter((name) => !said.includes(name.toLowerCase()))).toEqual([]);
  }
});

test('each of its nine links reaches its section', async ({ page }) => {
  for (const language of ['en', 'zh'] as const) {
    await read(page, 'privacy', language);
    const links = page.getByRole('navigation', { name: /Contents|目录/ }).getByRole('link');
    await expect(links).toHaveCount(9);
    for (const link of await links.all()) {
      await link.click();
      const section = page.locator(new URL(page.url()).hash);
      await expect(section).toBeInViewport();
      await expect(section.getByRole('heading')).toHaveText((await link.textContent()) ?? '');
    }
  }
});

test('it links to three documents, from an inner page to inner ones', async ({ page }) => {
  for (const inner of [false, true]) {
    await read(page, 'privacy', 'en', 'localhost', inner);
    for (const of of ['permissions', 'guideline', 'third'] as const) {
      const link = page
        .getByRole('article')
        .getByRole('link', { name: legalTitles[of].en, exact: false })
        .first();
      const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      expect(path).toBe(`${inner ? '/inner' : ''}/${legalPaths[of]}`);
    }
  }
});

test('it names the sign-in methods of the Chinese text, elsewhere those of the region', async ({
  page,
}) => {
  expect(await read(page, 'privacy', 'zh', 'cn.localhost')).toMatch(
    /登录方式有两种：手机号注册登录和第三方账号登录/,
  );
  expect(await read(page, 'privacy', 'en')).toMatch(/by phone number, by email address/);
  expect(await read(page, 'privacy', 'en', 'cn.localhost')).not.toMatch(/email address, or/);
});

test('the mailbox of an inner site differs', async ({ page }) => {
  for (const language of ['en', 'zh'] as const) {
    const plain = await read(page, 'privacy', language);
    expect(plain).toContain(operator.privacyEmail);
    expect(plain).not.toContain(operator.innerPrivacyEmail);
    const inner = await read(page, 'privacy', language, 'localhost', true);
    expect(inner).toContain(operator.innerPrivacyEmail);
  }
});

test('the agreement on canceling has three conditions; it is permanent, and halted on disputes', async ({
  page,
}) => {
  const said = await read(page, 'cancel', 'zh');
  for (const part of ['账号处于安全状态', '没有第三方账号绑定', '没有争议', '注销是永久的']) {
    expect(said).toContain(part);
  }
  expect(said).toContain('平台可以中止注销');
});

for (const [language, steps] of [
  ['en', [/settings icon at the top left/, /Account Management/, /red Delete Account/]],
  ['ph', [/settings sa kaliwang itaas/, /Account Management/, /pulang Delete Account/]],
] as const) {
  test(`the help on deleting has three steps in order (${language})`, async ({ page }) => {
    await read(page, 'cancel', language);
    const rows = page.getByRole('article').locator('ol > li');
    await expect(rows).toHaveText([...steps]);
  });
}

test('it says that deleting is permanent, and that subscriptions come first', async ({ page }) => {
  const said = await read(page, 'cancel', 'en');
  expect(said).toContain('Deletion is permanent');
  expect(said).toContain('Subscriptions must be canceled first');
});

test('the feature overview makes four claims', async ({ page }) => {
  await read(page, 'features', 'en');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'A simple, clean interface',
    'Quality information, aggregated by AI',
    'AI reading tools for deep reading',
    'Agent subscriptions of your own choice',
  ]);
});

for (const [language, heads, rows] of [
  [
    'en',
    ['Permission name', 'Function description', 'Usage scenario or purpose'],
    [/external storage.*Publishing content.*crash/i, /images.*avatar/i, /Post.*Push.*identity/i],
  ],
  [
    'zh',
    ['权限名称', '功能说明', '使用场景或目的'],
    [/外部存储.*发布内容.*崩溃/, /头像/, /推送.*身份验证/],
  ],
] as const) {
  test(`the permission list is a table of three (${language})`, async ({ page }) => {
    const said = await read(page, 'permissions', language);
    await expect(page.getByRole('columnheader')).toHaveText([...heads]);
    await expect(page.locator('tbody tr')).toHaveText([...rows]);
    expect(said).toMatch(
      /Microphone and Bluetooth are never on by default.*explicit consent.*withdraw|麦克风和蓝牙从不默认开启.*同意/s,
    );
  });
}

test('no page may ask for the microphone', async ({ request }) => {
  const answer = await request.get(`http://127.0.0.1:${site.port}/production/permissions`, {
    headers: { host: `localhost:${site.port}` },
  });
  expect(answer.headers()['permissions-policy']).toContain('microphone=()');
});

test('the record is that of the operator', async ({ page }) => {
  for (const language of languages) {
    expect(await read(page, 'icp', language)).toContain(operator.icp);
  }
});

test('an unknown host is answered 421, on a local site every name but its own', async ({
  request,
}) => {
  const status = async (of: number, path: string, host = 'unknown.example') =>
    (await request.get(`http://127.0.0.1:${of}${path}`, { headers: { host } })).status();
  expect(await status(site.port, '/m/news')).toBe(421);
  expect(await status(site.port, '/policy/privacy')).toBe(421);
  expect(await status(localPort, '/m/news')).toBe(421);
  expect(await status(localPort, '/m/news', `localhost:${localPort}`)).toBe(200);
});
