// Effects of reading: a mark with a failing service, a list marked as read, the position on another
// device, and the introduction for new readers.
import { expect, test, settled, type Page } from './page';
import { haveInterests, newNetwork, noAccessibilityViolations, signIn } from './account';
import { articlePath } from './popups';
import { wordsOf } from './words';

const t = wordsOf('en');
const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const cards = (page: Page) => list(page).getByRole('article');

test.describe('a reader', () => {
  test.use({ mayComplain: /status of 50\d/ });

  test('likes while the service fails, marks all as read, and continues elsewhere', async ({
    page,
    browser,
  }) => {
    await page.context().setExtraHTTPHeaders(newNetwork());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await haveInterests(page);
    await page.goto('/m/news');
    await settled(page);
    const like = cards(page).first().locator('[data-act=like]');
    await page.route('**/like/feedback', (route) => route.fulfill({ status: 503, body: 'no' }));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await settled(page);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/like/feedback');
    await page.waitForResponse((answer) => answer.url().endsWith('/like/feedback') && answer.ok());

    await cards(page)
      .first()
      .getByRole('button', { name: t('feed.more') })
      .click();
    await page.getByRole('button', { name: t('acts.markAll') }).click();
    await expect(page.getByText(/marked as read/)).toBeVisible();
    // The offer stays while the pointer is on it: the check below may take longer than its time.
    const undo = page.getByRole('button', { name: t('common.undo') });
    await undo.hover();
    await noAccessibilityViolations(page);
    await undo.click();
    await expect(page.getByText(t('acts.unmarkedAll'))).toBeVisible();

    const rowTold = page.waitForResponse(/set_remote_cache/);
    await cards(page).nth(4).scrollIntoViewIfNeeded();
    await list(page)
      .getByRole('region')
      .first()
      .evaluate((one) => one.scrollBy(0, 1_500));
    await rowTold;

    const cookies = await page.context().cookies();
    const viewport = { width: 390, height: 500 };
    const other = await browser.newContext({ reducedMotion: 'reduce', viewport });
    await other.addCookies(cookies);
    const desk = await other.newPage();
    await desk.goto('/m/news');
    const line = desk.getByRole('button', { name: /^On another device you stopped at/ });
    await expect(line).toBeVisible();
    await noAccessibilityViolations(desk);
    await line.click();
    await expect
      .poll(() =>
        list(desk)
          .getByRole('region')
          .first()
          .evaluate((one) => one.scrollTop),
      )
      .toBeGreaterThan(300);
    await other.close();
  });
});

test('an article opens where it was left, on every device of the account', async ({
  page,
  browser,
}) => {
  await page.context().setExtraHTTPHeaders(newNetwork());
  await signIn(page);
  await haveInterests(page);
  const article = (of: Page) => of.getByRole('region', { name: 'Article', exact: true });
  /** The heading at the top of the visible part, and its distance from there. */
  const heading = (of: Page) =>
    article(of).evaluate((box) => {
      const top = box.getBoundingClientRect().top;
      const [first] = [...box.querySelectorAll('#markdown-content h2')].slice(2);
      return Math.round((first?.getBoundingClientRect().top ?? Infinity) - top);
    });
  await page.goto(articlePath);
  await settled(page);
  await article(page).evaluate((box) => {
    const [third] = [...box.querySelectorAll('#markdown-content h2')].slice(2);
    third?.scrollIntoView({ behavior: 'instant', block: 'start' });
    box.scrollBy({ top: 40, behavior: 'instant' });
  });
  const left = await heading(page);
  const told = page.waitForResponse(/reading_place/);
  await page.keyboard.press('Escape');
  expect((await told).ok()).toBe(true);

  // Narrower, so that the same pixels from the top are another position.
  const other = await browser.newContext({ viewport: { width: 320, height: 700 } });
  await other.addCookies(await page.context().cookies());
  const phone = await other.newPage();
  await phone.goto(articlePath);
  await expect.poll(() => heading(phone)).toBeLessThan(left + 100);
  expect(await heading(phone)).toBeGreaterThan(left - 100);
  await other.close();
});

test.describe('a new reader', () => {
  test.use({ newcomer: true });

  test('is offered an introduction where it shifts nothing that can be pressed', async ({
    page,
  }) => {
    await page.goto('/m/news', { waitUntil: 'commit' });
    const card = page.locator('[data-card] h2').first();
    const before = await card.boundingBox();
    await expect(page.getByRole('button', { name: t('welcome.offer') })).toBeVisible();
    expect(await card.boundingBox()).toEqual(before);
  });

  test('is offered an introduction in one line, once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/m/news');
    const line = page.getByRole('button', { name: t('welcome.offer') });
    await expect(line).toBeVisible();
    await noAccessibilityViolations(page);
    await line.click();
    const start = page.getByRole('dialog', { name: t('welcome.title') });
    await expect(start.getByRole('article').first()).toBeVisible();
    await noAccessibilityViolations(page);
    await start.getByRole('button', { name: t('welcome.done') }).click();
    await expect(start).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(line).toHaveCount(0);
  });
});
