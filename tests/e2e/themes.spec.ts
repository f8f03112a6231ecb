// A reader's own theme: created with a preview, shared, found and followed by another reader,
// searched in depth, deleted and restored.
import { haveInterests, newNetwork, noAccessibilityViolations, signIn } from './account';
import { interestsLater } from './interests-later';
import { expect, reload, settled, test, type Page } from './page';
import { wordsOf } from './words';

const t = wordsOf('en');

async function asReader(page: Page): Promise<void> {
  await interestsLater(page);
  await page.setExtraHTTPHeaders(newNetwork());
  await signIn(page);
  await haveInterests(page);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a theme is created, shared, followed by another reader, and searched in depth', async ({
  page,
  browser,
}) => {
  await asReader(page);
  await page.goto('/m/themes');
  await expect(page.getByText(t('themes.noneOwn'))).toBeVisible();
  await page.getByRole('button', { name: t('themes.make') }).click();
  const name = `Lines on the pitch ${Date.now()}`;
  const field = (key: string) => page.getByRole('textbox', { name: t(`themes.${key}`) });
  await field('name').fill(name);
  await field('fields.keywords.label').fill('offside');
  await expect(page.getByText(t('themes.preview'))).toBeVisible();
  // An address that is no feed is reported, and the theme is not created a second time for it.
  await field('feeds.address').fill('http://127.0.0.1:9/feed.xml');
  await page.getByRole('button', { name: t('themes.share') }).click();
  await expect(page.getByText(t('themes.sharedText'))).toBeVisible();
  await noAccessibilityViolations(page);
  const save = page.getByRole('button', { name: t('themes.save'), exact: true });
  await save.dblclick();
  await expect(field('feeds.address')).toHaveAccessibleDescription(/127\.0\.0\.1/);
  await field('feeds.address').fill('');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const items = page.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const address = page.url();

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await asReader(other);
  await other.goto('/m/themes');
  const rows = other.getByRole('listitem').filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  const follow = other.getByRole('button', { name: t('themes.follow'), exact: true });
  await follow.click();
  await expect(
    other.getByRole('button', { name: t('themes.following'), pressed: true }),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: t('themes.edit') })).toHaveCount(0);

  // The search continues without its page, and its report is saved.
  await page.getByRole('textbox', { name: t('themes.deep.question') }).fill('What is offside?');
  await page.getByRole('button', { name: t('themes.deep.start') }).click();
  const report = page.getByRole('article').filter({ hasText: 'What is offside?' });
  await expect(report).toBeVisible();
  await reload(page);
  await expect(report.getByRole('status')).toContainText(t('themes.deep.states.done'), {
    timeout: 60_000,
  });
  await report
    .getByRole('button', { name: /^Sources / })
    .first()
    .click();
  const passage = page.getByRole('dialog');
  await expect(passage).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passage).toHaveCount(0);
  await report
    .getByRole('button', { name: /^Sources / })
    .first()
    .click();
  await passage.getByRole('button', { name: t('chat.askSentence'), exact: true }).click();
  const assistant = page.getByRole('dialog', { name: t('chat.title') });
  await expect(assistant.locator('[data-message]')).toContainText(t('chat.aboutSentence'));
  await expect(assistant.getByRole('button', { name: t('chat.copy') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(assistant).toHaveCount(0);
  await settled(page);
  await noAccessibilityViolations(page);

  await page
    .getByRole('button', { name: t('themes.delete'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('themes.deleted') })).toBeVisible();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: t('themes.missing') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('themes.undo') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await reload(other);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await other.context().close();
});

test('a guest sees what is shared, and is asked to sign in for more', async ({ page }) => {
  await page.goto('/m/themes');
  await expect(page.getByText(t('themes.square'))).toBeVisible();
  await noAccessibilityViolations(page);
  await page.getByRole('button', { name: t('themes.toSignIn') }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
});
