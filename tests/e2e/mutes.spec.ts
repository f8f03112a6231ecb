// Muting words, hiding sources, less of a subject, and why an event is at its place: with real
// presses, undone in both places, and the same after a reload.
import type { Locator } from 'playwright/test';
import { expect, reload, settled as quiet, test, type Page } from './page';
import { accessibilityViolations } from './accessibility-violations';
import { interestsLater } from './interests-later';

/** One press of touch or mouse in the middle of what is visible. */
async function press(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (test.info().project.name === 'phone') await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
}

const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const card = (page: Page, title: string) =>
  list(page).getByRole('article').filter({ hasText: title });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const told = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).last();

/** The title of the first card, and a long word of it. */
async function firstCard(page: Page): Promise<{ title: string; word: string }> {
  const heading = list(page).getByRole('article').first().getByRole('link').first();
  const title = (await heading.textContent()) ?? '';
  const [word = ''] = title.match(/[A-Za-z]{6,}/g) ?? [];
  expect(word).not.toBe('');
  return { title, word };
}

/** Opens an entry in the tools sheet of a card. */
async function choose(page: Page, title: string, entry: string): Promise<void> {
  await press(page, card(page, title).getByRole('button', { name: 'More' }));
  const tools = sheet(page, 'Article tools');
  await expect(tools).toBeVisible();
  await settled(page);
  await press(page, tools.getByRole('button', { name: entry }));
}

/** Waits until all sliding has ended. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-layer][data-state=closing]')).toHaveCount(0);
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('[data-layer] > *')];
    await Promise.allSettled(parts.flatMap((part) => part.getAnimations()).map((m) => m.finished));
  });
}

async function openList(page: Page): Promise<void> {
  await page.goto('/m/news');
  await quiet(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
});

test('a muted word leaves the list at once, stays away, and is unmuted in both places', async ({
  page,
}) => {
  await openList(page);
  // A device is recognized from its second call on.
  await reload(page);
  await quiet(page);
  const { title, word } = await firstCard(page);
  await choose(page, title, 'Show me less of this');
  const less = sheet(page, 'Show me less');
  await expect(less.getByRole('region', { name: 'Hide a source' })).toBeVisible();
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await less.getByRole('textbox', { name: 'Word or phrase' }).fill(word.toLowerCase());
  await press(page, less.getByRole('button', { name: 'Mute', exact: true }));
  await expect(less).toHaveCount(0);
  await expect(card(page, title)).toHaveCount(0);

  // Undo in the toast: the card is back in its place.
  await press(page, told(page, 'is muted').getByRole('button', { name: 'Undo' }));
  await expect(list(page).getByRole('article').first()).toContainText(title);

  await choose(page, title, 'Show me less of this');
  await settled(page);
  const field = sheet(page, 'Show me less').getByRole('textbox', { name: 'Word or phrase' });
  await field.fill(word);
  await field.press('Enter');
  await expect(card(page, title)).toHaveCount(0);
  await reload(page);
  await quiet(page);
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Settings' }).first());
  await press(page, page.getByRole('button', { name: 'Muted and hidden' }));
  const kept = sheet(page, 'Muted and hidden');
  await expect(kept.getByRole('region', { name: 'Muted words' })).toContainText(word);
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page, kept.getByRole('button', { name: `Show “${word}” again` }));
  await expect(kept.getByText(/Nothing is muted/)).toBeFocused();
  await press(page, kept.getByRole('button', { name: 'Back' }));
  await page.keyboard.press('Escape');
  await expect(card(page, title)).toHaveCount(1);
});

test('the factors of a rank are explained, and lead to less of a subject', async ({ page }) => {
  await openList(page);
  await reload(page);
  await quiet(page);
  const { title } = await firstCard(page);
  await choose(page, title, 'Why am I seeing this?');
  const why = sheet(page, 'Why am I seeing this?');
  await expect(why.getByRole('listitem').first()).toContainText('In “For you”');
  await expect(why.getByRole('listitem').nth(1)).toContainText('Newest report');
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page, why.getByRole('button', { name: 'Show me less of this' }));
  const less = sheet(page, 'Show me less');
  const subject = less.getByRole('region', { name: 'Less of a subject' }).getByRole('button');
  await expect(subject.first()).toBeVisible();
  await settled(page);
  const name = (await subject.first().textContent()) ?? '';
  await press(page, subject.first());
  await expect(less).toHaveCount(0);
  await expect(card(page, title)).toHaveCount(0);
  await reload(page);
  await quiet(page);
  // It is still there, only lower; and the reason is shown.
  await page.goto(`/m/news`);
  const answer = await page.evaluate(async () => (await fetch('/api/user/v1/list_mutes')).json());
  expect(answer.mutes).toEqual([{ kind: 'subject', label: name }]);
});
