import type { MouseEvent } from 'react';

/**
 * Scrolls to the part of this page that a link names, without adding a history entry: the router
 * does not know such an entry, and going back to it from an article would leave the article open.
 */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus();
}
