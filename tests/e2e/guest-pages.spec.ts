// A visitor without cookies gets the page that was rendered for another one: it works as their own.
import { expect, test, settled, type Page } from './page';

const policyOf = async (page: Page) => {
  const answer = await page.goto('/m/news');
  return (await answer?.allHeaders())?.['content-security-policy'] ?? '';
};

test('a cached page runs its scripts, and its visitor gets a device of their own', async ({
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
  // Rendered within the last seconds, for the previous visit or one a moment earlier.
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
