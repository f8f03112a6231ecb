/**
 * Scrolls to a heading of the article and moves the focus there, for keyboard and screen reader
 * users. It adds no history entry, which closing would step back to.
 */
export function goToHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.scrollIntoView();
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
