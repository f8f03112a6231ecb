// The visible rows of the open list, and scrolling to a row: a list renders only the rows near the
// screen, so a distant one is reached in steps.

/** The scroll container of the open list; undefined if there is none. */
export const openList = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[role=tabpanel]:not([inert]) [role=region]') ?? undefined;

const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-index]')].map((element) => ({
    element,
    index: Number(element.dataset.index),
    ...{ top: element.getBoundingClientRect().top, height: element.offsetHeight },
  }));

/** The index of the first row of which more than the end is visible. */
export function topRow(list: HTMLElement): number | undefined {
  const { top } = list.getBoundingClientRect();
  return rowsOf(list).find((row) => row.top + row.height > top + row.height / 2)?.index;
}

/** How far above the top of the list a row begins, in pixels; 0 if it is not rendered. */
export function aboveTop(list: HTMLElement, index: number): number {
  const row = rowsOf(list).find((one) => one.index === index);
  return row ? list.getBoundingClientRect().top - row.top : 0;
}

/** How many frames scrolling to a row may take. */
const framesMost = 40;
/** How long to wait for a list that does not virtualize its rows yet. */
const waitMostMs = 10_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The code that virtualizes a list's rows is loaded when the page is idle: until then it renders
 * the first ones.
 */
async function untilItChooses(list: HTMLElement): Promise<void> {
  const began = performance.now();
  while (list.querySelector('[data-first-rows]') && performance.now() - began < waitMostMs) {
    await nextFrame();
  }
}

/** Scrolls until a row is at the top, and moves the focus there if `focus` is set. */
export async function goToRow(list: HTMLElement, index: number, focus = true): Promise<void> {
  if (rowsOf(list).every((one) => one.index !== index)) await untilItChooses(list);
  for (let frame = 0; frame < framesMost; frame += 1) {
    const rows = rowsOf(list);
    const row = rows.find((one) => one.index === index);
    if (row) {
      row.element.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (focus) {
        row.element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      }
      // Once more: rows above may only have been measured now.
      if (Math.abs(row.element.getBoundingClientRect().top - list.getBoundingClientRect().top) < 2)
        return;
    } else {
      const height = rows.reduce((sum, one) => sum + one.height, 0) / Math.max(1, rows.length);
      const last = rows.at(-1)?.index ?? 0;
      list.scrollBy({ top: (index - last) * Math.max(height, 1), behavior: 'instant' });
    }
    await nextFrame();
  }
}
