/**
 * Leads to a heading of the article: what is seen, and the place of whoever reads with keys or by ear.
 * It is no step of the history, which closing would step back over.
 */
export function goToHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.scrollIntoView();
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
