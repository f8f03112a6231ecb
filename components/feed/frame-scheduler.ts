export type FrameScheduler = {
  /** Where a list opens, what is on the screen waits for nobody: turns begin after that. */
  begin(open: boolean): void;
  begun(): boolean;
  /** Calls `draw` when it is the turn of `element`; the answer ends the turn, or the waiting for it. */
  wait(element: Element, draw: () => void): () => void;
};

function distanceFromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - element.ownerDocument.documentElement.clientHeight / 2);
}

/**
 * Lets cards be drawn one after the other, at most one in a frame, the nearest to the middle of the
 * screen first: all that come into question at once would hold up the finger on a cheap phone.
 */
export function createFrameScheduler(): FrameScheduler {
  const waiting = new Map<Element, () => void>();
  /** Whose turn it is, until it says that it is drawn. */
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
