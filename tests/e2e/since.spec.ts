// A reader who returns after hours sees in one line what came meanwhile: once opened or closed, it
// does not return.
import { expect, reload, settled, test, type Page } from './page';
import { leftAtKey } from '@/lib/model/wire/further-keys';
import { accessibilityViolations } from './accessibility-violations';
import { interestsLater } from './interests-later';

const hour = 3600_000;

/** As if the reader had left the list this long ago; set for the first page of a test only. */
const leftBefore = (page: Page, ms: number) =>
  page.addInitScript(
    ([key, before]) => {
      if (sessionStorage.getItem('left')) return;
      sessionStorage.setItem('left', 'told');
      const left = { owner: 'guest', at: Date.now() - Number(before) };
      localStorage.setItem(String(key), JSON.stringify(left));
    },
    [leftAtKey, ms] as const,
  );

const line = (page: Page) => page.getByRole('status').getByRole('button', { name: /new event/ });

/** One press in the middle of what is visible. */
async function press(page: Page, what: ReturnType<typeof line>): Promise<void> {
  await expect(what).toBeVisible();
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (test.info().project.name === 'phone') await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
});

test('the line opens a list of only what came, and is shown once', async ({ page }) => {
  await leftBefore(page, 12 * hour);
  await page.goto('/m/news');
  await expect(line(page)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const [count = '0'] = (await line(page).textContent())?.match(/\d+/) ?? [];
  await press(page, line(page));
  const list = page.getByRole('dialog', { name: 'Since you left' });
  await expect(list.getByRole('region', { name: 'New' }).getByRole('article')).toHaveCount(
    Number(count),
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await reload(page);
  await settled(page);
  await expect(line(page)).toHaveCount(0);
});

test('the line can be closed, and is not shown after minutes of absence', async ({ page }) => {
  await leftBefore(page, 12 * hour);
  await page.goto('/m/news');
  await press(page, page.getByRole('status').getByRole('button', { name: 'Dismiss' }));
  await expect(line(page)).toHaveCount(0);
  await page.evaluate(
    ([key, at]) =>
      localStorage.setItem(String(key), JSON.stringify({ owner: 'guest', at: Number(at) })),
    [leftAtKey, Date.now() - hour] as const,
  );
  await reload(page);
  await settled(page);
  await expect(line(page)).toHaveCount(0);
});
