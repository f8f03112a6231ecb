// The steps of signing up and in, for a visitor of any language, up to the code.
import { languages, type Language } from '@/lib/model/text/languages';
import { codeFor } from './account';
import { expect, type Page } from './page';
import { wordsOf, type Words } from './words';

export type By = 'phone' | 'email';
export const password = 'along-Walk9';

/** Languages on the hosts where they are usual. */
export const places = [
  ['en', 'sg'],
  ['ph', 'sg'],
  ['zh', 'cn'],
] as const satisfies readonly (readonly [Language, 'sg' | 'cn'])[];

export async function speak(page: Page, language: Language, site: string | undefined) {
  await page.context().addCookies([{ name: 'language', value: language, url: site ?? '' }]);
}

/** The position of the next press on a button, as a share of its width. */
let side = 0.25;

/**
 * Presses a button to the left and to the right in turn: the button of the next step is often where
 * the previous one was, and a press of the same place within moments counts as the second half of a
 * double press.
 */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  const { width, height } = (await button.boundingBox()) ?? { width: 2, height: 2 };
  side = 1 - side;
  await button.click({ position: { x: width * side, y: height / 2 } });
}

/** Ticks the terms box, whose picture covers the real one. */
export async function tick(page: Page) {
  const box = page.getByRole('checkbox');
  await box.press('Space');
  await expect(box).toBeChecked();
}

/** Chooses a birthday in the order of the language. */
export async function choose(page: Page, year: number, month = 1, day = 1) {
  for (const [name, value] of Object.entries({ year, month, day })) {
    await page.locator(`select[autocomplete=bday-${name}]`).selectOption(String(value));
  }
}

/** From the entry to step 1, through consent and age gate. */
export async function toAccount(page: Page, by: By, t: Words) {
  await press(page, t(`account.entry.by.${by}`));
  await press(page, t('account.consent.confirm'));
  await choose(page, 1990);
  await press(page, t('account.next'));
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const codeField = (page: Page, by: By, t: Words) =>
  page.getByRole('textbox', { name: t('account.code.label', { count: by === 'phone' ? 4 : 6 }) });

/** Step 1, and on to step 2. */
export async function fillIn(page: Page, by: By, address: string, t: Words) {
  const dialog = page.getByRole('dialog');
  const label = by === 'phone' ? t('account.phone.label') : t('account.email.label');
  await dialog.getByRole('textbox', { name: label }).fill(address);
  const secret = dialog.getByLabel(t('account.password.label'), { exact: true });
  if (by === 'email') await secret.fill(password);
  await press(page, t('account.next'));
  await expect(codeField(page, by, t)).toBeFocused();
}

/** Types the code that was sent; a right one continues by itself. */
export async function enterCode(page: Page, by: By, address: string, t: Words) {
  await codeField(page, by, t).fill(await codeFor(page, address));
}

/** Everything from the entry to the toast that confirms it. */
export async function signUp(page: Page, by: By, address: string, t: Words) {
  await toAccount(page, by, t);
  await fillIn(page, by, address, t);
  await enterCode(page, by, address, t);
  await expect(page.getByText(t('signIn.signedIn'))).toBeVisible();
}

/** A card of the sample edition, whatever its title. */
export const card = (page: Page) => {
  const sample = languages.map((language) => wordsOf(language)('common.sample'));
  return page
    .locator('[role=tabpanel]:not([inert])')
    .getByRole('article')
    .filter({ hasText: new RegExp(sample.join('|')) })
    .first();
};
