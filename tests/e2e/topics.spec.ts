// Topics in the reader and on the share domain.
import { accessibilityViolations, rulesBy } from './accessibility-violations';
import { expect, test } from './page';
import { origin, port } from './server';
import { wordsOf } from './words';

const id = 't_sample-time';
const share = `http://share.localhost:${port}/track?id=${id}`;

for (const language of ['en', 'zh', 'ph'] as const) {
  test(`a topic and the list have no accessibility violation (${language})`, async ({
    page,
    context,
  }) => {
    const t = wordsOf(language);
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of [`/m/track?id=${id}`, '/m/topics']) {
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/m/topics') {
          await expect(page.getByRole('heading', { name: t('topics.hot') })).toBeVisible();
          await expect(page.getByRole('listitem').first()).toBeVisible();
        }
        expect(await accessibilityViolations(page, { rules: rulesBy(colorScheme) })).toEqual([]);
      }
    }
  });
}

test('the list leads to a topic, the topic to an event and further ones', async ({ page }) => {
  await page.goto(`${origin}/m/topics`);
  await page.getByRole('link', { name: /How the world measures/ }).click();
  await expect(page).toHaveURL(`${origin}/m/track?id=${id}`);
  const events = page.getByRole('listitem');
  await expect(events).toHaveCount(3);
  const more = page.getByRole('button', { name: 'Show more' });
  // A server-rendered page handles no press before its code has loaded.
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    await expect(events).toHaveCount(5, { timeout: 1_000 });
  }).toPass();
  await events.first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
});

test('pulling a topic down requests its items again', async ({ page, context }, { project }) => {
  test.skip(project.name !== 'phone', 'a pull needs a finger');
  await page.goto(`${origin}/m/track?id=${id}`);
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.waitForLoadState('load');
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/topic/track/v1/topic_item_list') asked.push(searchParams);
  });
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    });
  await touch('touchStart', 300);
  for (let y = 310; y <= 500; y += 10) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect([asked[0]?.get('limit'), asked[0]?.get('cursor')]).toEqual(['5', '']);
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

test('a guest who follows gets the sign-in', async ({ page }) => {
  await page.goto(`${origin}/m/track?id=${id}`);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByText('Sign in to follow topics')).toBeVisible();
});

test('an article offers to follow its event', async ({ page }) => {
  await page.goto(`${origin}/m/news/detail?id=sample-leap-second`);
  // Once, also before hydration: an opened popup makes the button behind it inert.
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Follow this event' })).toBeVisible();
});

test.describe('a topic that does not exist', () => {
  test.use({ mayComplain: /404/ });

  test('is 404, with a link onward', async ({ page }) => {
    const answer = await page.goto(`${origin}/m/track?id=t_nothing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Go to the news' })).toBeVisible();
  });
});

test.describe('on the share domain, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a topic is complete: up to 3 events and the open-app prompt', async ({ page }) => {
    await page.goto(`${share}&language=zh`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('世界如何度量');
    await expect(page.locator('.timeline li')).toHaveCount(3);
    await expect(page.locator('.continue')).toBeVisible();
    await expect(page.locator('.timeline a').first()).toHaveAttribute(
      'href',
      /^http:\/\/share\.localhost:\d+\/news\/detail\?id=sample-/,
    );
  });
});
