// "The product shows tabbed lists of news events, event detail pages, topic track pages and an AI
// citation assistant": one reader goes through all four.
import { expect, test, type Page } from './page';
import { wordsOf } from './words';

const t = wordsOf('en');
const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([inert])');

test('from a tab of the list to an event, to a topic and its event, to a cited answer', async ({
  page,
}) => {
  await page.goto('/m/news');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('For you');
  await page.getByRole('tab', { name: 'Technology' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Technology');

  const card = openPanel(page).getByRole('article').first().getByRole('link').first();
  const told = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
  const event = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(event).toHaveText(told);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Technology');

  await page.getByRole('button', { name: t('shell.settings') }).click();
  await page.getByRole('link', { name: t('personal.topics') }).click();
  await page.getByRole('link', { name: /How the world measures/ }).click();
  await expect(page).toHaveURL(/\/m\/track\?id=t_sample-time$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the world measures');
  const one = page.getByRole('listitem').first().getByRole('link');
  await one.click();
  await expect(event).toBeVisible();
  const title = (await event.textContent()) ?? '';

  await page.getByRole('button', { name: t('chat.askArticle') }).click();
  const assistant = page.getByRole('dialog', { name: t('chat.title') });
  await assistant.getByRole('textbox').fill(`What is ${title} about?`);
  await assistant.getByRole('button', { name: t('chat.send') }).click();
  const answer = assistant.locator('[data-message]').last();
  await expect(answer.getByRole('button', { name: t('chat.copy') })).toBeVisible();
  await answer
    .getByRole('link', { name: /^Source \d/ })
    .first()
    .click();
  const evidence = page.getByRole('dialog', { name: t('popup.evidence.title') });
  await evidence.getByRole('link', { name: t('popup.evidence.open') }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you going to leave this site?');
});
