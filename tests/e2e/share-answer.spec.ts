// An answer of the assistant that its reader shared: a public page, complete with and without
// scripts, valid, without accessibility violations, with a preview; gone when it is unshared.
import { HtmlValidate } from 'html-validate';
import ogs from 'open-graph-scraper';
import { accessibilityViolations, rulesBy } from './accessibility-violations';
import { ask } from './ask';
import { expect, test, type Page } from './page';
import { origin, port } from './server';

const question = 'Why is the leap second on its way out?';
const share = `http://share.localhost:${port}`;

/** Calls the site as one of its own pages does. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: sent });
      return answer.text();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Asks at an article and publishes the answer: returns its turn, and the address of its page. */
async function sharedAnswer(page: Page): Promise<{ turn_id: string; address: string }> {
  const turn_id = `${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await page.goto(`${origin}/policy/service`);
  const asked = { chat_type: 'chat', scene: 'detail', event_id: 'sample-leap-second' };
  const stream = await post(page, '/api/chat', { ...asked, turn_id, input: question });
  expect(stream).toContain('"type":"answer"');
  const published: unknown = JSON.parse(await post(page, '/api/chat/publish', { turn_id }));
  // The envelope of the contract.
  const { answer_id } = (published as { data: { answer_id: string } }).data;
  return { turn_id, address: `${share}/answer?id=${answer_id}` };
}

for (const javaScriptEnabled of [true, false]) {
  test(`is complete: question, cited answer, sources, its event (scripts: ${javaScriptEnabled})`, async ({
    page,
    browser,
  }) => {
    const { address } = await sharedAnswer(page);
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-US' });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(question);
    const figure = visitor.locator('.figures a').first();
    await expect(figure).toBeVisible();
    // Each figure links to a source on this page.
    const source = visitor.locator((await figure.getAttribute('href')) ?? '');
    await expect(source.getByRole('link')).toHaveAttribute('href', /^https:/);
    await expect(
      visitor.getByRole('link', { name: /Why the leap second is on its way out/ }),
    ).toHaveAttribute(
      'href',
      /^http:\/\/share\.localhost:\d+\/news\/detail\?id=sample-leap-second/,
    );
    await expect(
      visitor.getByRole('heading', { name: 'There is more in Cubewire' }),
    ).toBeAttached();
    await context.close();
  });
}

test('is valid HTML without an accessibility violation, in three languages', async ({
  page,
  request,
}) => {
  const { address } = await sharedAnswer(page);
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  for (const language of ['en', 'zh', 'ph']) {
    const html = await (await ask(request, `${address}&language=${language}`)).text();
    const { results } = await validator.validateString(html);
    const told = results.flatMap(({ messages }) =>
      messages.map((m) => `${m.ruleId}: ${m.message}`),
    );
    expect(told).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${address}&language=${language}`);
      expect(await accessibilityViolations(page, { rules: rulesBy(colorScheme) })).toEqual([]);
    }
  }
});

test('has a preview, and is not for search engines', async ({ page, request }) => {
  const { address } = await sharedAnswer(page);
  for (const [language, locale, siteName] of [
    ['en', 'en_US', 'Cubewire'],
    ['zh', 'zh_CN', '方讯'],
  ] as const) {
    const html = await (await ask(request, `${address}&language=${language}`)).text();
    const { error, result } = await ogs({ html });
    expect(error).toBe(false);
    expect(result).toMatchObject({
      ogType: 'article',
      ogTitle: question,
      ogUrl: address,
      ogSiteName: siteName,
      ogLocale: locale,
      ogDescription: expect.stringMatching(/\w{3}/) as unknown as string,
      twitterCard: 'summary_large_image',
    });
    // Citation marks are for the page only.
    expect(result.ogDescription).not.toMatch(/\[\d/);
    const [image] = result.ogImage ?? [];
    // An edge cache keeps it no longer than the page: its reader may unshare it.
    expect((await ask(request, image?.url ?? '')).headers()).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=60, s-maxage=300' },
    });
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

test.describe('an unshared answer', () => {
  test.use({ mayComplain: /410/ });

  test('is gone at once for new requests, and says so', async ({ page, request }) => {
    const { turn_id, address } = await sharedAnswer(page);
    await post(page, '/api/chat/withdraw', { turn_id });
    const answer = await ask(request, address);
    expect(answer.status()).toBe(410);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answer no longer shared');
  });
});
