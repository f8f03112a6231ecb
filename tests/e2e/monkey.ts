// A random reader: presses, double presses, back and forward, reloads and bad network in an order
// that a seed decides, and what must hold whatever happens.
import { expect, type Page } from 'playwright/test';

/** Numbers from 0 to 1 in an order that depends only on the seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The observed state of the page. `popups` are the names of the open ones, the top one last. */
export type Look = {
  path: string;
  /** The names of popups are in it. */
  lang: string;
  popups: string[];
  /** Those that a step back may close: not the assistant where it is a column of the page. */
  inHistory: string[];
  /** The index of an article among them; -1 without one. */
  article: number;
  /** More than 0 if another article led to this one: going back shows that one, with less. */
  articles: number;
  missingKey: string | undefined;
  /** What is under popups cannot be pressed; the page should be inert while there are any. */
  pageIsInert: boolean;
  topIsInert: boolean;
  blank: boolean;
  /** The browser shows its own page, such as the one for no network. */
  isBrowsersOwn: boolean;
};

/** Retries where the page has navigated meanwhile; a step may lead over several pages. */
async function throughNavigation<T>(page: Page, run: () => Promise<T>, left = 5): Promise<T> {
  return run().catch(async (error: unknown) => {
    if (left === 0 || !String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return throughNavigation(page, run, left - 1);
  });
}

export async function look(page: Page): Promise<Look> {
  for (;;) {
    await page.waitForLoadState('domcontentloaded');
    const found = await throughNavigation(page, () => seen(page));
    if (found) return found;
  }
}

/** Undefined while another document is loading. */
function seen(page: Page): Promise<Look | undefined> {
  return page.evaluate(() => {
    if (document.readyState === 'loading') return undefined;
    const layers = [...document.querySelectorAll('[data-layer][data-state=open]')];
    // A column beside the page is under every popup, wherever it is in the document.
    const isColumn = (layer: Element) => layer.hasAttribute('data-beside');
    const open = [...layers.filter(isColumn), ...layers.filter((layer) => !isColumn(layer))];
    const panels = open.flatMap((layer) => layer.querySelector(':scope > [role]') ?? []);
    const nameOf = (panel: Element) => {
      const heading = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      return panel.getAttribute('aria-label') ?? heading?.textContent ?? '';
    };
    const besideOf = (panel: Element) => panel.parentElement?.getAttribute('data-beside');
    const text = document.body.innerText;
    const top = panels.at(-1);
    return {
      path: location.pathname,
      lang: document.documentElement.lang,
      popups: panels.map(nameOf),
      inHistory: panels.filter((panel) => besideOf(panel) !== 'side').map(nameOf),
      article: panels.findIndex((panel) => panel.querySelector('[data-shown]') !== null),
      articles: Number(window.history.state?.articles ?? 0),
      missingKey: /Missing key[^\n]*/.exec(text)?.[0],
      pageIsInert: document.querySelector('main')?.closest('[inert]') != null,
      topIsInert: top?.closest('[inert]') != null,
      blank: text.trim() === '',
      isBrowsersOwn: location.protocol === 'chrome-error:',
    };
  });
}

declare global {
  interface Window {
    /** History steps that the page has requested from the browser and not arrived at yet. */
    stepsUnderWay?: number;
  }
}

/**
 * Counts the page's own history steps. The browser goes back from its current entry: during a step
 * of the page it starts from that step's target, and both together are one step.
 */
export const countSteps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.stepsUnderWay = 0;
    const go = window.history.go.bind(window.history);
    window.history.go = (steps) => {
      window.stepsUnderWay = (window.stepsUnderWay ?? 0) + 1;
      go(steps);
    };
    const arrived = () => {
      window.stepsUnderWay = 0;
    };
    window.addEventListener('popstate', arrived, { capture: true });
  });

/**
 * Waits until the page takes no step and its entry is that of the topmost: the entry of a popup
 * that was just closed is removed a moment later. A page that never gets there is judged as it is.
 */
export const standsStill = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        throughNavigation(page, () =>
          page.evaluate(() => {
            const layers = [...document.querySelectorAll('[data-layer][data-state=open]')];
            const top = layers.filter((layer) => !layer.hasAttribute('data-beside')).at(-1);
            const isPopup = top !== undefined && top.querySelector('[data-shown]') === null;
            const isOfPopup = window.history.state?.popup !== undefined;
            return (window.stepsUnderWay ?? 0) === 0 && isPopup === isOfPopup;
          }),
        ),
      { timeout: 5_000 },
    )
    .toBe(true)
    .catch(() => undefined);

/** Until what slides out is gone, and what opens is active. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-layer][data-state=closing], [data-loading]')).toHaveCount(0);
  await throughNavigation(page, () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  );
}

/** What must hold after every step. */
export function complaintsOf({ popups, article, missingKey, topIsInert, blank }: Look): string[] {
  const told: string[] = [];
  // Over an article there may be one more of a kind than under it.
  const places = article < 0 ? [popups] : [popups.slice(0, article), popups.slice(article + 1)];
  for (const names of places)
    if (new Set(names).size < names.length)
      told.push(`two popups of one kind: ${names.join(', ')}`);
  if (missingKey !== undefined) told.push(missingKey);
  if (topIsInert) told.push('the popup on top is inert');
  if (blank) told.push('the page is blank');
  return told;
}

/** What must hold once everything has come to rest. */
export const complaintsAtRest = ({ popups, pageIsInert }: Look): string[] =>
  popups.length === 0 && pageIsInert ? ['the page stays inert'] : [];

export type Spot = { x: number; y: number; name: string };

/** Everything visible that can be pressed, except what leaves the site. */
export function spots(page: Page): Promise<Spot[]> {
  return throughNavigation(page, () => pressable(page));
}

function pressable(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const pressed = 'a[href], button, [role=button], [role=tab], input, textarea, label, .photo';
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      if (!met || !(element.contains(met) || met.contains(element))) return [];
      const link = element.closest('a');
      const leaves = link && (link.target === '_blank' || link.origin !== location.origin);
      if (leaves || element.closest('[data-sonner-toast]')) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [{ x, y, name: `${element.tagName} ${name.trim().slice(0, 30)}` }];
    });
  });
}
