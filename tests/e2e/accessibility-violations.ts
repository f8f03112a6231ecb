// Accessibility violations of a page, as axe finds them. There are no frames of other sites here,
// so no second page is needed to combine results.
import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from 'playwright/test';
import { inGates } from '@/tests/gates';
import { stillness } from './stillness';

/** Which rules are checked: all of them, or only those about colors. */
export type Rules = 'all' | 'colors';

/** The rules that may fail in the other theme although they hold in the first. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

type Asked = { part?: string; rules?: Rules };

/** Each violated rule, with the first violating element; in the whole page or a part. */
export async function accessibilityViolations(
  page: Page,
  { part, rules = 'all' }: Asked = {},
): Promise<unknown[]> {
  const found = async () => {
    // During a fade-in contrast is reduced.
    await stillness(page);
    // Passed rules are not reported.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
      resultTypes: ['violations'],
    });
    if (part) axe.include(part);
    if (rules === 'colors') axe.withRules(rulesOfColors);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  };
  // A toast may be fading out during the check: real violations are found a second time, too.
  return (await found()).length > 0 ? found() : [];
}

/**
 * Themes differ only in color: what was checked by day is checked by night in full only in the
 * gates.
 */
export const rulesBy = (colorScheme: 'light' | 'dark'): Rules =>
  inGates || colorScheme === 'light' ? 'all' : 'colors';

/**
 * Runs the same check on a page by day and by night, one after the other. Outside of the gates a
 * wide window is checked by day only, like its tests.
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
