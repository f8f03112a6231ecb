// A reader's actions in a few minutes, and how long each touch waits for its frame.
import type { Browser } from 'playwright';
import { cumulativeShift, install, type Interaction } from './probe';
import { openPhone, tap, type Phone, type Site } from './site';

const panel = '[role=tabpanel]:not([inert])';

async function scroll({ page, cdp }: Phone, yDistance: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance,
    speed: 1_800,
    gestureSourceType: 'mouse',
  });
  await page.waitForTimeout(250);
}

/** The first match in the middle of the screen. */
async function tapInView(phone: Phone, selector: string): Promise<void> {
  const index = await phone.page.evaluate((all) => {
    return [...document.querySelectorAll(all)].findIndex((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 130 && bottom < 760;
    });
  }, selector);
  if (index < 0) return;
  await tap(phone, selector, index);
  await phone.page.waitForTimeout(600);
}

async function closePopups({ page }: Phone): Promise<void> {
  for (let open = await page.locator('[role=dialog]').count(); open > 0; open--) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
}

async function readOneTab(phone: Phone): Promise<void> {
  await scroll(phone, -900);
  await tapInView(phone, `${panel} article button[aria-label^="Show"]`);
  await closePopups(phone);
  await tapInView(phone, `${panel} article button[aria-pressed]`);
  await closePopups(phone);
  await tapInView(phone, `${panel} article h2 a`);
  await phone.page.locator('[role=dialog] #markdown-content p').first().waitFor();
  await scroll(phone, -700);
  await scroll(phone, 300);
  await closePopups(phone);
  await scroll(phone, -1_500);
}

export type SessionFigures = { interactions: Interaction[]; shift: number };

export async function measureSession(browser: Browser, { origin }: Site): Promise<SessionFigures> {
  const phone = await openPhone(browser);
  const { page } = phone;
  await install(page);
  await page.goto(`${origin}/m/news`, { waitUntil: 'networkidle' });
  for (let tab = 0; tab < 4; tab++) {
    await tap(phone, '[role=tab]', tab);
    await page.waitForTimeout(700);
    await readOneTab(phone);
  }
  // Titles only and back, larger text and back: everything on the screen changes.
  const choices = [
    ['News list', 'Titles only'],
    ['News list', 'With summary'],
    ['Text size', 'Large'],
    ['Text size', 'Normal'],
    ['Appearance', 'Dark'],
    ['Appearance', 'Automatic'],
  ] as const;
  for (const [setting, choice] of choices) {
    await tap(phone, 'header button[aria-label="Settings"]');
    await page.waitForTimeout(600);
    // Larger text moves the later rows below the screen, where a finger would not reach them.
    const row = `[role=dialog] button:has-text("${setting}")`;
    await page.locator(row).first().scrollIntoViewIfNeeded();
    await tap(phone, row);
    await page.waitForTimeout(600);
    const label = `label:has-text("${choice}")`;
    await page.locator(label).first().scrollIntoViewIfNeeded();
    await tap(phone, label);
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
  await tap(phone, '[role=tab][aria-selected=true]');
  await page.waitForTimeout(1_500);
  const { interactions, shifts } = await page.evaluate(() => ({
    interactions: [...window.probe.interactions.values()],
    shifts: window.probe.shifts,
  }));
  await phone.context.close();
  return { interactions, shift: cumulativeShift(shifts) };
}
