// How a reader opens every popup of the reading experience, in any language.
import { expect, type Locator, type Page } from 'playwright/test';
import { accessibilityViolations, type Rules } from './accessibility-violations';
import type { Words } from './words';

/** An article of the sample edition with an outline, a table and sentences with one source each. */
export const articlePath = '/m/news/detail?id=sample-qr-code-error-correction';

/** The open popups, without those sliding out. */
export const openPopups = (page: Page): Locator =>
  page.locator('[data-state=open] > :is([role=dialog], [role=alertdialog])');

export const topPopup = (page: Page): Locator => openPopups(page).last();

/** Closes popups from the top until `left` are open; each has focus before Escape is pressed. */
export async function closePopups(page: Page, left: number): Promise<void> {
  for (let open = await openPopups(page).count(); open > left; open--) {
    const hasFocus = () => topPopup(page).evaluate((box) => box.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('Escape');
    await expect(openPopups(page)).toHaveCount(open - 1);
  }
}

/** Closes everything over the article, one after the other, and leaves its bar visible. */
export async function backToArticle(page: Page): Promise<void> {
  await closePopups(page, 1);
  const text = topPopup(page).locator('[role=region]').first();
  await text.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Accessibility violations in the top popup; what is below it has its own tests. */
export async function accessibilityViolationsOnTop(
  page: Page,
  rules: Rules = 'all',
): Promise<unknown[]> {
  const mark = 'data-on-top';
  await topPopup(page).evaluate((popup, name) => popup.setAttribute(name, ''), mark);
  const violations = await accessibilityViolations(page, { part: `[${mark}]`, rules });
  await topPopup(page).evaluate((popup, name) => popup.removeAttribute(name), mark);
  return violations;
}

/** Opens one of the rows of the personal center, from the list. */
export async function openFromCenter(page: Page, t: Words, row: string): Promise<void> {
  await page.getByRole('button', { name: t('shell.settings') }).click();
  await expect(topPopup(page)).toHaveAccessibleName(t('personal.title'));
  await topPopup(page)
    .getByRole('button', { name: t(row) })
    // "Language" stands above "Language of the news".
    .first()
    .click();
}

type Way = (page: Page, t: Words) => Promise<void>;

const press = (page: Page, name: string) =>
  topPopup(page).getByRole('button', { name, exact: true }).first().click();
const tool =
  (name: string): Way =>
  async (page, t) => {
    await press(page, t('article.more'));
    await press(page, t(`acts.${name}`));
  };
const references: Way = (page, t) => press(page, t('article.showSources', { count: 3 }));

/** From an open article: how each popup over it is opened, and its name then. */
export const popupsOfArticle: Readonly<Record<string, { open: Way; name(t: Words): string }>> = {
  references: { open: references, name: (t) => t('popup.source') },
  'leave-site': {
    async open(page, t) {
      await references(page, t);
      await topPopup(page).getByRole('link').first().click();
    },
    name: (t) => t('popup.leaveTitle'),
  },
  evidence: {
    async open(page) {
      await topPopup(page).locator('sup a[href^="#reference-"]').first().press('Enter');
    },
    name: (t) => t('popup.evidence.title'),
  },
  outline: {
    open: (page, t) => press(page, t('article.outline')),
    name: (t) => t('article.outline'),
  },
  writing: {
    open: (page, t) =>
      press(page, `${t('article.sample')} ${t('article.writing.sample', { count: 3 })}`),
    name: (t) => t('popup.writing.title'),
  },
  tools: { open: (page, t) => press(page, t('article.more')), name: (t) => t('acts.tools') },
  translate: { open: tool('translate'), name: (t) => t('acts.translate') },
  share: { open: tool('share'), name: (t) => t('acts.share') },
  report: {
    async open(page, t) {
      await tool('report')(page, t);
      // Touch presses the label; the field itself is only for screen readers.
      await topPopup(page).getByText(t('report.reasons.Other'), { exact: true }).click();
      await expect(
        topPopup(page).getByRole('radio', { name: t('report.reasons.Other') }),
      ).toBeChecked();
    },
    name: (t) => t('acts.report'),
  },
  'sign-in': {
    open: (page, t) => press(page, t('article.like')),
    name: (t) => t('signIn.titles.like'),
  },
};
