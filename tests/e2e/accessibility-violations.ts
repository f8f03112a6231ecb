// What stands in anybody's way on a page, as axe finds it. There are no frames of other sites here, so
// that no second page is needed to put results together.
import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from 'playwright/test';
import { inGates } from '@/tests/gates';
import { stillness } from './stillness';

/** Which rules are asked about: all of them, or those of colors alone. */
export type Rules = 'all' | 'colors';

/** The rules that another theme may break where the first one holds them. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

type Asked = { part?: string; rules?: Rules };

/** Each rule that is broken, with the first element that breaks it; in all of the page or a part. */
export async function accessibilityViolations(
  page: Page,
  { part, rules = 'all' }: Asked = {},
): Promise<unknown[]> {
  const found = async () => {
    // What is half faded in has half its contrast.
    await stillness(page);
    // What holds is counted by nobody.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
      resultTypes: ['violations'],
    });
    if (part) axe.include(part);
    if (rules === 'colors') axe.withRules(rulesOfColors);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  };
  // A toast may fade out while it is looked at: what stands in the way does so at another look, too.
  return (await found()).length > 0 ? found() : [];
}

/** Themes differ in color alone: what has been asked by day, by night the gates alone ask whole. */
export const rulesBy = (colorScheme: 'light' | 'dark'): Rules =>
  inGates || colorScheme === 'light' ? 'all' : 'colors';

/**
 * Asks the same of a page by day and by night, one after the other. Outside of the gates a wide window
 * has the day, as its tests do.
 */
export async function byDayAndNight(
  page: Page,
  ask: (rules: Rules) => Promise<void>,
): Promise<void> {
  const both = inGates || test.info().project.name === 'phone';
  for (const colorScheme of both ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await ask(rulesBy(colorScheme));
  }
}
