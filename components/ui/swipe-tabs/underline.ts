// The underline of the open tab: it follows a swipe, between two tabs while it is in progress.

type Box = { left: number; width: number };

/** The underline's position for `position` (1.5 is half way from the second tab to the third). */
export function underlineAt(tabs: readonly Box[], position: number): Box | undefined {
  const last = tabs.length - 1;
  const clamped = Math.min(Math.max(position, 0), last);
  const from = tabs[Math.floor(clamped)];
  const to = tabs[Math.min(Math.floor(clamped) + 1, last)];
  if (!from || !to) return undefined;
  const share = clamped - Math.floor(clamped);
  const between = (a: number, b: number) => a + (b - a) * share;
  return { left: between(from.left, to.left), width: between(from.width, to.width) };
}

/** Moves the underline element; the padding at both sides of a label is left out. */
export function drawUnderline(rail: HTMLElement, line: HTMLElement, position: number): void {
  const inset = 10;
  const boxes = [...rail.querySelectorAll<HTMLElement>('[role="tab"]')].map((tab) => ({
    left: tab.offsetLeft + inset,
    width: tab.offsetWidth - 2 * inset,
  }));
  const box = underlineAt(boxes, position);
  if (!box) return;
  rail.dataset.live = '';
  line.style.transform = `translateX(${box.left}px) scaleX(${box.width})`;
}
