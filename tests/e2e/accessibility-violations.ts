// What stands in anybody's way on a page, as axe finds it. There are no frames of other sites here, so
// that no second page is needed to put results together.
import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from 'playwright/test';
import { inGates } from '@/tests/gates';
import { stillness } from './stillness';

/** Each rule that is broken, with the first element that breaks it; in all of the page or a part. */
export async function accessibilityViolations(page: Page, part?: string): Promise<unknown[]> {
  const found = async () => {
    // What is half faded in has half its contrast.
    await stillness(page);
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (part ? axe.include(part) : axe).analyze();
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  };
  // A toast may fade out while it is looked at: what stands in the way does so at another look, too.
  return (await found()).length > 0 ? found() : [];
}

/**
 * Asks the same of a page by day and by night, one after the other: themes differ in color alone, and
 * the way there is what takes time. Outside of the gates a wide window has the day, as its tests do.
 */
export async function byDayAndNight(page: Page, ask: () => Promise<void>): Promise<void> {
  const both = inGates || test.info().project.name === 'phone';
  for (const colorScheme of both ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await ask();
  }
}
