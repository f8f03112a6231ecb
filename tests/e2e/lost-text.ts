// Finds text that a reader cannot reach: cut off by a box that does not scroll, or outside the
// page.
import type { Page } from 'playwright/test';

/**
 * The texts that are cut off, in the top popup or else on the page. A title truncated with an
 * ellipsis on purpose is complete where its link leads.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('[data-state=open] > [role]')].at(-1);
    const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('.sr-only, script, style, [hidden], [inert], [aria-hidden=true]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      // The skip link slides in when it is focused.
      if (words.bottom <= 0) continue;
      let left = 0;
      let right = innerWidth;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box);
        const shortened = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
        if (shortened || overflowX === 'auto' || overflowX === 'scroll') {
          left = -Infinity;
          right = Infinity;
        }
        if (shortened || overflowY === 'auto' || overflowY === 'scroll') break;
        if (overflowY === 'visible') continue;
        const { top: from, bottom: to } = box.getBoundingClientRect();
        if (words.top < from - 1 || words.bottom > to + 1) lost.push(node.textContent.trim());
        break;
      }
      if (words.left < left - 1 || words.right > right + 1) lost.push(node.textContent.trim());
    }
    return [...new Set(lost)];
  });
}
