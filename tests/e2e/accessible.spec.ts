// No screen may lock anybody out: axe finds nothing on list and article, in every language and theme.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

const screens = [
  ['the list', '/m/news'],
  ['an article', '/m/news/detail?id=sample-qr-code'],
  ['an article that is gone', '/m/news/detail?id=nowhere'],
  ['a page that does not exist', '/m/nowhere'],
] as const;

for (const language of ['en', 'zh', 'ph']) {
  for (const [name, address] of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} has no barrier (${language}, ${colorScheme})`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        // What lies under a popup is out of reach from the moment the page is alive.
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      });
    }
  }
}
