export type FrameScheduler = {
  /** When a list opens, its visible cards don't wait: turns begin after that. */
  begin(open: boolean): void;
  begun(): boolean;
  /**
   * Calls `draw` when it is `element`'s turn; returns a function that ends the turn, or the wait
   * for it.
   */
  wait(element: Element, draw: () => void): () => void;
};

function distanceFromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - element.ownerDocument.documentElement.clientHeight / 2);
}

/**
 * Renders cards one after the other, at most one per frame, the nearest to the middle of the screen
 * first: rendering all candidates at once would block scrolling on a cheap phone.
 */
export function createFrameScheduler(): FrameScheduler {
  const waiting = new Map<Element, () => void>();
  /** The element whose turn it is, until it reports that it was rendered. */
  let drawing: Element | undefined;
  let frame: number | undefined;
  let opened = false;

  function takeTurn() {
    frame = undefined;
    const [next] = [...waiting]
      .map(([element, draw]) => ({ element, draw, distance: distanceFromMiddle(element) }))
      .sort((a, b) => a.distance - b.distance);
    if (!next) return;
    waiting.delete(next.element);
    drawing = next.element;
    next.draw();
  }
  function plan() {
    if (waiting.size > 0 && !drawing) frame ??= requestAnimationFrame(takeTurn);
    else if (frame !== undefined) {
      cancelAnimationFrame(frame);
      frame = undefined;
    }
  }

  return {
    begin(open) {
      opened = open;
    },
    begun: () => opened,
    wait(element, draw) {
      waiting.set(element, draw);
      plan();
      return () => {
        waiting.delete(element);
        if (drawing === element) drawing = undefined;
        plan();
      };
    },
  };
}
