// Every path of both route tables by host name, with scripts and without.
import { devices } from 'playwright/test';
import { legalPaths, type LegalPage } from '@/lib/model/wire/legal';
import { legalRoutes } from '@/lib/model/wire/routes';
import { inGates } from '@/tests/gates';
import { legalTitles } from '../legal-facts';
import { ask } from './ask';
import { expect, test } from './page';
import { port } from './server';
import { wordsOf } from './words';

const hosts = {
  reader: 'localhost',
  share: 'share.localhost',
  public: 'public.localhost',
} as const;
type Host = keyof typeof hosts;
const at = (host: Host | string, path: string) =>
  `http://${host in hosts ? hosts[host as Host] : host}:${port}${path}`;
const id = 'sample-leap-second';
const title = 'Why the leap second is on its way out';

const topic = 't_sample-time';
const topicName = 'How the world measures';

const article = `/news/detail?id=${id}`;
/** Path, then the status on reader, share and public. */
const table: [string, number, number, number][] = [
  [article, 200, 200, 200],
  ['/news/detail?id=nowhere', 404, 410, 410],
  ['/news/detail', 200, 404, 404],
  ['/track', 404, 404, 404],
  [`/track?id=${topic}`, 404, 200, 404],
  ['/track?id=t_nothing', 404, 404, 404],
  [`/zlink?id=${id}`, 404, 200, 404],
  ['/zlink', 404, 200, 404],
  ['/answer?id=nowhere', 410, 410, 410],
  ['/m/news', 200, 404, 404],
  [`/m/news/detail?id=${id}`, 200, 404, 404],
  ['/m/signup', 200, 404, 404],
  [`/m/track?id=${topic}`, 200, 404, 404],
  ['/m/track?id=t_nothing', 404, 404, 404],
  ['/m/topics', 200, 404, 404],
  ...['bots', 'day', 'messages', 'posts', 'search', 'themes'].map(
    (name): [string, number, number, number] => [`/m/${name}`, 200, 404, 404],
  ),
  ['/m/cancel', 200, 404, 200],
  ['/m/inner/cancel', 200, 404, 200],
  ['/cancel-account', 200, 404, 200],
  ['/inner/cancel-account', 200, 404, 200],
  ['/download', 200, 200, 200],
  ['/inner/download', 200, 200, 200],
  ['/inner/api', 200, 404, 404],
  [`/card/event?id=${id}`, 200, 200, 200],
  [`/card/topic?id=${topic}`, 200, 200, 200],
  ['/card/site', 200, 200, 200],
  ['/share', 404, 404, 404],
  ['/share/zlink', 404, 404, 404],
  ['/%73hare/zlink', 404, 404, 404],
  ['/site/elsewhere', 404, 404, 404],
  ['/site/building', 404, 404, 404],
  ['/nowhere', 404, 404, 404],
  ['/robots.txt', 200, 200, 200],
  ['/sitemap.xml', 200, 200, 200],
  ['/icon.svg', 200, 200, 200],
  ['/favicon.ico', 200, 200, 200],
  ...legalRoutes.map((path): [string, number, number, number] => [path, 200, 200, 200]),
  ...legalRoutes.map((path): [string, number, number, number] => [`/inner${path}`, 200, 200, 200]),
];

for (const [path, ...expected] of table) {
  test(`${path} answers ${expected.join(', ')} on reader, share and public`, async ({
    request,
  }) => {
    const statuses = [];
    for (const host of ['reader', 'share', 'public'] as const) {
      statuses.push((await ask(request, at(host, path))).status());
    }
    expect(statuses).toEqual(expected);
  });
}

const innerCalls = ['/api/inner/v1/operator', '/internal/v1/operator', '/api/inner/v1/feeds'];
for (const host of [
  ...['localhost', 'cn.localhost', 'share.localhost', 'share.cn.localhost', 'public.localhost'],
]) {
  test(`operators’ page and calls on ${host}`, async ({ request }) => {
    const isInner = host === 'localhost';
    const page = await ask(request, at(host, '/inner/console'), { maxRedirects: 0 });
    expect(page.status()).toBe(isInner ? 307 : 404);
    if (isInner) expect(page.headers()['location']).toContain('/m/signup');
    for (const path of innerCalls) {
      const answer = await ask(request, at(host, path));
      expect([path, answer.status()]).toEqual([path, isInner ? 401 : 404]);
    }
  });
}

const legalPages = Object.keys(legalPaths) as LegalPage[];
const cancelTitle = wordsOf('en')('cancel.title');
/** The first heading of a page, by host: every path of the two route tables. */
const shown: [Host, string, string][] = [
  ['share', article, title],
  ['share', `/track?id=${topic}`, topicName],
  ['share', `/zlink?id=${id}`, 'Cubewire'],
  ['share', '/zlink', 'Cubewire'],
  ['reader', `/m/news/detail?id=${id}`, title],
  ['reader', article, title],
  ['reader', '/m/signup', 'Sign up'],
  ['reader', `/m/track?id=${topic}`, topicName],
  ['reader', '/m/topics', 'Topics'],
  ['public', article, title],
  ...(['reader', 'public'] as const).flatMap((host): [Host, string, string][] => [
    [host, '/m/cancel', cancelTitle],
    [host, '/m/inner/cancel', cancelTitle],
    [host, '/cancel-account', cancelTitle],
    [host, '/inner/cancel-account', cancelTitle],
  ]),
  ...(['reader', 'share', 'public'] as const).flatMap((host): [Host, string, string][] => [
    [host, '/download', 'Cubewire'],
    [host, '/inner/download', 'Cube'],
    ...legalPages.map((page): [Host, string, string] => [
      host,
      `/${legalPaths[page]}`,
      host === 'public' ? 'Under construction' : legalTitles[page].en,
    ]),
    ...legalPages.map((page): [Host, string, string] => [
      host,
      `/inner/${legalPaths[page]}`,
      legalTitles[page].en,
    ]),
  ]),
];

for (const [host, home] of [
  ['reader', '/m/news'],
  ['share', '/download'],
  ['public', '/download'],
] as const) {
  test(`/ of the ${host} host redirects to ${home}`, async ({ request }) => {
    const answer = await ask(request, at(host, '/'), { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(new URL(answer.headers()['location'] ?? '', at(host, '/')).pathname).toBe(home);
  });
}

test('a rewritten path does not reveal the folder that answers', async ({ request }) => {
  for (const path of [article, '/policy/privacy']) {
    const headers = (await ask(request, at('public', path))).headers();
    expect(Object.keys(headers).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
  }
});

/**
 * Documents are one page with different texts: outside of the gates only the first is tested with
 * scripts.
 */
const alikeWithScripts = legalPages.slice(1).map((page) => `/${legalPaths[page]}`);
const isAlike = (path: string) => alikeWithScripts.some((alike) => path.endsWith(alike));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const host of ['reader', 'share', 'public'] as const) {
      test(`every path of the tables shows its page on the ${host} host`, async ({ page }) => {
        for (const [, path, heading] of shown.filter(([of]) => of === host)) {
          if (javaScriptEnabled && !inGates && isAlike(path)) continue;
          await page.goto(at(host, path));
          const hasText = new RegExp(`^${heading}$`);
          // Behind an article is the list, with its own heading.
          const first = page.getByRole('heading', { level: 1 }).filter({ hasText }).first();
          await expect(first, path).toBeVisible();
        }
      });
    }

    test('the list of a reader host has its tabs and articles', async ({ page }) => {
      await page.goto(at('reader', '/m/news'));
      await expect(page.getByRole('tab').first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('a shared topic is complete, and links onward', async ({ page }) => {
      await page.goto(at('share', `/track?id=${topic}`));
      await expect(page.locator('.timeline li')).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Continue in Cubewire' })).toHaveAttribute(
        'href',
        at('reader', `/m/track?id=${topic}`),
      );
    });

    test('a shared article is complete, and links onward', async ({ page }) => {
      await page.goto(at('share', article));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Daily life will hardly notice')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Resolution 4/ })).toBeVisible();
      await expect(page.locator('article img.cover')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'There is more in Cubewire' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue in Cubewire' })).toHaveAttribute(
        'href',
        at('reader', `/m/news/detail?id=${id}`),
      );
    });

    test('an outside share has no citation figures', async ({ page }) => {
      await page.goto(at('share', article));
      await expect(page.locator('.figures').first()).toBeVisible();
      await page.goto(at('share', `${article}&outside_share=1`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.figures')).toHaveCount(0);
    });

    test('the landing page says "read it here" where there is no app', async ({ page }) => {
      await page.goto(at('share', `/zlink?id=${id}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cubewire');
      await expect(page.getByText('Your AI news assistant').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Read it here' })).toHaveAttribute(
        'href',
        at('reader', `/m/news/detail?id=${id}`),
      );
      await expect(page.getByRole('note')).toHaveCount(0);
      await page.goto(at('share', `/zlink?id=${id}&version=2`));
      await expect(page.getByRole('note')).toContainText('top right');
    });

    test.describe('a deleted page', () => {
      test.use({ mayComplain: /410|404/ });
      test('says so', async ({ page }) => {
        await page.goto(at('share', '/news/detail?id=nowhere'));
        await expect(page.getByRole('heading', { name: 'Article taken down' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Read other articles' })).toBeVisible();
        await page.goto(at('share', '/track?id=t_nothing'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto(at('share', '/nowhere'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/^Page not found/);
      });
    });
  });
}

test.describe('what the policy of a page forbids', () => {
  // What the console says of it is let through: the event alone has to be enough.
  test.use({ mayComplain: /Content Security Policy/ });

  test('fails its test', async ({ page }) => {
    test.fail();
    await page.goto(at('reader', '/download'));
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('securitypolicyviolation', () => resolve());
          const frame = document.createElement('iframe');
          frame.src = 'https://elsewhere.example/';
          document.body.append(frame);
        }),
    );
  });
});

test('each local name has its surface and its region', async ({ page }) => {
  // A shared page links back to the reader of its region.
  for (const [shareHost, readerHost] of [
    ['share.localhost', 'localhost'],
    ['share.cn.localhost', 'cn.localhost'],
  ] as const) {
    await page.goto(at(shareHost, `${article}&language=en`));
    await expect(page.getByRole('link', { name: /^Continue in/ })).toHaveAttribute(
      'href',
      at(readerHost, `/m/news/detail?id=${id}`),
    );
  }
  // "An email button, not shown in the CN region."
  for (const [host, emails] of [
    ['localhost', 1],
    ['cn.localhost', 0],
  ] as const) {
    await page.goto(at(host, '/m/signup?language=en'));
    await expect(page.getByRole('button', { name: /phone|手机/i }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /e-?mail|邮箱/i })).toHaveCount(emails);
  }
  await page.goto(at('public.localhost', '/policy/privacy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Under construction');
});

test.describe('the language of a share page', () => {
  for (const [wished, tag, brand] of [
    ['zh-CN,zh;q=0.9', 'zh-CN', '方讯'],
    ['fil-PH', 'fil', 'Cubewire'],
    ['de', 'en', 'Cubewire'],
  ] as const) {
    test(`is ${tag} for ${wished}`, async ({ request }) => {
      const headers = { 'accept-language': wished };
      const answer = await ask(request, at('share', article), { headers });
      expect(await answer.text()).toContain(`<html lang="${tag}">`);
      expect(await answer.text()).toContain(brand);
      expect(answer.headers()['vary']).toContain('accept-language');
    });
  }

  test('is that of the address, whatever the browser prefers', async ({ request }) => {
    const headers = { 'accept-language': 'en' };
    const answer = await ask(request, at('share', `${article}&language=zh`), { headers });
    expect(await answer.text()).toContain('<html lang="zh-CN">');
    expect(answer.headers()['content-language']).toBe('zh-CN');
  });
});

test.describe('modes', () => {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Desktop Chrome'];
  test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch });

  test('a desktop sees a column of 410 in 430 on gray, size=large the whole page', async ({
    page,
  }) => {
    await page.goto(at('share', article));
    const widths = () =>
      page.evaluate(() => {
        const { paddingLeft, paddingRight, width } = getComputedStyle(document.body);
        return [width, parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight)];
      });
    expect(await widths()).toEqual(['430px', 410]);
    await page.goto(at('share', `${article}&size=large`));
    expect(await widths()).toEqual(['680px', 680]);
    await page.goto(at('reader', '/m/news'));
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'pc');
    await page.goto(at('reader', '/m/news?size=large'));
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'h5');
    await page.goto(at('reader', '/m/news?env=lynx'));
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'app');
  });
});
