// Measures touch targets, as the browser has laid them out.
import type { Page } from 'playwright/test';

/** "Touch targets 44 px"; layouts round to fractions of a pixel. */
const leastPx = 43.5;

/**
 * Targets that are too small or overlap another, in the top popup or else on the page. Links and
 * keywords in running text are as small as their words, and a card is one link with buttons on it.
 */
export function wrongTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';
    const top = [...document.querySelectorAll('[data-state=open] > [role]')].at(-1);
    const place = top ?? document;
    /** The part of a box that no scroll container cuts off. */
    const shown = (box: Element, { left, right, top, bottom }: DOMRect) => {
      const rect = { left, right, top, bottom };
      for (let outer = box.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const edge = outer.getBoundingClientRect();
        rect.left = Math.max(rect.left, edge.left);
        rect.right = Math.min(rect.right, edge.right);
        rect.top = Math.max(rect.top, edge.top);
        rect.bottom = Math.min(rect.bottom, edge.bottom);
      }
      return rect;
    };
    const found = [...place.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
      if (element.closest('[inert], [hidden], [aria-hidden=true]')) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      // A radio button is pressed by its label.
      const box = element.matches('input') ? (element.closest('label') ?? element) : element;
      const words = [...(box.parentElement?.childNodes ?? [])].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const { display } = getComputedStyle(box);
      if (display === 'inline' || (display === 'inline-block' && words.length > 0)) return [];
      const covers = getComputedStyle(box, '::after').position === 'absolute';
      const rect = (covers ? (box.closest('article') ?? box) : box).getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? box.textContent ?? '';
      return rect.width > 1 && rect.height > 1
        ? [{ box, rect, seen: shown(box, rect), covers, name: name.trim().slice(0, 40) }]
        : [];
    });
    const small = found
      .filter(({ rect }) => rect.width < least || rect.height < least)
      .map(({ name, rect }) => `${name}: ${rect.width.toFixed(1)} x ${rect.height.toFixed(1)}`);
    const overlaps = found.flatMap((a, index) =>
      found.slice(index + 1).flatMap((b) => {
        if (a.covers || b.covers || a.box.contains(b.box) || b.box.contains(a.box)) return [];
        const width = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
        const height = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
        return width > 0.5 && height > 0.5 ? [`${a.name} over ${b.name}`] : [];
      }),
    );
    return found.length === 0 ? ['nothing to press'] : [...new Set([...small, ...overlaps])];
  }, leastPx);
}
