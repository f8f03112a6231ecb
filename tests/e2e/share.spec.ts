// Share pages for machines: valid HTML, link previews, structured data for search engines, an
// effective policy, no accessibility violation, and bytes that an edge cache may keep.
import { HtmlValidate } from 'html-validate';
import ogs from 'open-graph-scraper';
import { accessibilityViolations, rulesBy } from './accessibility-violations';
import { ask } from './ask';
import { expect, test } from './page';
import { port } from './server';

const share = `http://share.localhost:${port}`;
const article = `${share}/news/detail?id=sample-leap-second`;
const pages = [
  ['an article', article],
  ['an article in Chinese', `${article}&language=zh`],
  ['an article in Filipino, shared outside', `${article}&language=ph&outside_share=1`],
  ['an article that is gone', `${share}/news/detail?id=nowhere`],
  ['no article', `${share}/news/detail`],
  ['a topic', `${share}/track?id=t_sample-time`],
  ['a topic in Chinese', `${share}/track?id=t_sample-time&language=zh`],
  ['no topic', `${share}/track?id=t_nothing`],
  ['the landing page', `${share}/zlink?id=sample-leap-second`],
  ['the landing page with its hint', `${share}/zlink?version=2`],
  ['an answer that is gone', `${share}/answer?id=nowhere`],
] as const;

const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });

for (const [name, address] of pages) {
  test(`${name} is valid HTML`, async ({ request }) => {
    const html = await (await ask(request, address)).text();
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message}`)),
    ).toEqual([]);
  });

  test.describe(name, () => {
    // The browser logs the status of a page that is gone.
    test.use({ mayComplain: / (404|410) / });
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility violation (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        expect(await accessibilityViolations(page, { rules: rulesBy(colorScheme) })).toEqual([]);
      });
    }
  });
}

/**
 * What a link preview parser reads on an article and on a topic, by the language of the address.
 */
const previews = [
  [
    'en',
    'en',
    'en_US',
    'Cubewire',
    'Why the leap second is on its way out',
    'How the world measures',
  ],
  ['zh', 'zh-CN', 'zh_CN', '方讯', '闰秒为何即将退场', '世界如何度量'],
  [
    'ph',
    'fil',
    'fil_PH',
    'Cubewire',
    'Bakit malapit nang mamaalam ang leap second',
    'Paano sumusukat ang mundo',
  ],
] as const;

for (const [language, tag, locale, siteName, articleTitle, topicTitle] of previews) {
  for (const [what, type, address, title, description] of [
    ['an article', 'article', article, articleTitle, /1972/],
    ['a topic', 'website', `${share}/track?id=t_sample-time`, topicTitle, /\S{3}/],
  ] as const) {
    test(`the preview of ${what} has its title, text, address and picture (${language})`, async ({
      request,
    }) => {
      const asked = `${address}&language=${language}&outside_share=1`;
      const html = await (await ask(request, asked)).text();
      const { error, result } = await ogs({ html });
      expect(error).toBe(false);
      expect(result).toMatchObject({
        ogType: type,
        ogTitle: title,
        ogUrl: `${address}&language=${tag}`,
        ogSiteName: siteName,
        ogLocale: locale,
        ogDescription: expect.stringMatching(description) as unknown as string,
        twitterCard: 'summary_large_image',
        twitterTitle: title,
      });
      const [image] = result.ogImage ?? [];
      expect(image).toMatchObject({ width: '1200', height: '630', type: 'image/png' });
      expect(image?.url).toContain(`language=${tag}`);
      const picture = await ask(request, image?.url ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
      expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const bytes = await picture.body();
      // Width and height of a PNG are at bytes 16 and 20.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
}

test('the landing page is named after its event, and names the site once', async ({ request }) => {
  for (const [id, starts] of [
    ['sample-leap-second', previews[0][4]],
    ['', 'Cubewire · '],
  ] as const) {
    const html = await (await ask(request, `${share}/zlink?id=${id}`)).text();
    const [, documentTitle = ''] = /<title>([^<]*)</.exec(html) ?? [];
    const { result } = await ogs({ html });
    expect(documentTitle.startsWith(starts)).toBe(true);
    expect(documentTitle.split('Cubewire')).toHaveLength(2);
    expect(result.ogTitle).toContain(id ? starts : 'Cubewire');
  }
});

test('each event and each topic has its own picture', async ({ request }) => {
  const pictures = await Promise.all(
    ['event?id=sample-leap-second', 'event?id=sample-offside', 'topic?id=t_sample-time'].map(
      async (card) => (await ask(request, `${share}/card/${card}`)).body(),
    ),
  );
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
});

test('declares its canonical address and those of the other languages', async ({ page }) => {
  await page.goto(`${article}&language=zh&outside_share=1&utm_source=x`);
  const head = page.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${article}&language=zh-CN`,
  );
  const alternates = await head
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  expect(alternates).toEqual([
    ['en', `${article}&language=en`],
    ['zh-CN', `${article}&language=zh-CN`],
    ['fil', `${article}&language=fil`],
    ['x-default', article],
  ]);
});

test('search engines get the article with its sources', async ({ page }) => {
  await page.goto(article);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data: unknown = JSON.parse(text ?? '');
  expect(data).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Why the leap second is on its way out',
    inLanguage: 'en',
    isAccessibleForFree: true,
  });
  expect((data as { citation: unknown[] }).citation).toHaveLength(5);
  expect(text).not.toContain('<');
});

test('everyone gets the same bytes, compressed, and the same browser only once', async ({
  request,
}) => {
  const address = `${article}&language=en`;
  const first = await ask(request, address);
  const again = await ask(request, address, { headers: { cookie: 'device=x; language=zh' } });
  expect(await again.text()).toBe(await first.text());
  const headers = again.headers();
  expect(headers['cache-control']).toBe(
    'public, max-age=60, s-maxage=300, stale-while-revalidate=60',
  );
  expect(headers['content-encoding']).toBe('br');
  expect(headers['set-cookie']).toBeUndefined();
  const { etag = '' } = headers;
  const known = await ask(request, address, { headers: { 'if-none-match': etag } });
  expect(known.status()).toBe(304);
  const located = await ask(request, `${address}&location=ph`);
  expect(located.headers()['cache-control']).toBe('no-store');
  expect(located.headers()['set-cookie']).toContain('location=ph');
});

test('nothing from a request gets into the page that others receive', async ({ request }) => {
  const address = `${share}/news/detail?id=sample-offside&language=en`;
  const clean = await (await ask(request, address)).text();
  const probes: Record<string, string>[] = [
    { rsc: '1' },
    { 'next-url': '/x' },
    { 'x-nextjs-data': '1' },
    { accept: 'text/x-component' },
    { 'x-forwarded-scheme': 'http' },
    { 'x-invoke-status': '500' },
    { 'x-invoke-path': '/_error' },
    { 'x-now-route-matches': '1=a' },
    { 'x-matched-path': '/x' },
    { 'accept-encoding': 'br' },
    { cookie: 'lang=ph' },
    { purpose: 'prefetch' },
  ];
  for (const headers of probes) {
    const probed = await ask(request, `${address}&utm=${Object.keys(headers)[0]}`, { headers });
    expect(probed.status()).toBe(200);
    expect(await (await ask(request, address)).text()).toBe(clean);
  }
  // An unreadable router state is rejected before the framework.
  const broken = { headers: { 'next-router-state-tree': 'x' } };
  expect((await ask(request, address, broken)).status()).toBe(400);
  // A trusted proxy, as this machine is here, says which site was requested: none of ours.
  const elsewhere = { headers: { 'x-forwarded-host': 'evil.example' } };
  expect((await ask(request, address, elsewhere)).status()).toBe(421);
  expect(await (await ask(request, address)).text()).toBe(clean);
  expect(clean).not.toContain('evil');
});

test('a short article on a tall screen hides the open-app block, a long one keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(article);
  await expect(page.locator('.continue')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 9_000 });
  await expect(page.locator('.continue')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the height of an article is estimated', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    await expect(page.locator('.continue')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 9_000 });
    await expect(page.locator('.continue')).toBeHidden();
  });
});

test('robots and sitemap are those of the host', async ({ request }) => {
  const robots = async (host: string) =>
    (await ask(request, `http://${host}:${port}/robots.txt`)).text();
  expect(await robots('share.localhost')).toContain(`Sitemap: ${share}/sitemap.xml`);
  expect(await robots('share.localhost')).not.toContain('Disallow: /m/');
  expect(await robots('localhost')).toContain('Disallow: /m/');
  const map = await (await ask(request, `${share}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${article}&amp;language=en</loc>`);
  expect(map).toContain('hreflang="zh-CN"');
});
