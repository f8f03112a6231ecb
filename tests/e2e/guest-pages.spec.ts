// A visitor without cookies gets the page that was made for another one: it works as their own.
import { expect, test, settled, type Page } from './page';

const policyOf = async (page: Page) => {
  const answer = await page.goto('/m/news');
  return (await answer?.allHeaders())?.['content-security-policy'] ?? '';
};

test('a page from memory runs its scripts, and its visitor has a device of their own', async ({
  page,
  browser,
  context,
}) => {
  await policyOf(page);
  const other = await browser.newContext();
  const second = await other.newPage();
  const complaints: string[] = [];
  second.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Made within the last seconds, by the visit before or one that was a moment earlier.
  await expect
    .poll(async () => (await other.clearCookies(), policyOf(second)))
    .not.toContain('nonce');
  await settled(second);
  await second.getByRole('tabpanel').getByRole('article').first().getByRole('link').click();
  await expect(second.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  const device = async (of: typeof context) =>
    (await of.cookies()).find(({ name }) => name === 'device')?.value;
  expect(await device(other)).toBeTruthy();
  expect(await device(other)).not.toBe(await device(context));
  expect(complaints).toEqual([]);
  await other.close();
});
