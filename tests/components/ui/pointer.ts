import { fireEvent } from '@testing-library/react';

/** A touch that starts at (200, 200), moves by `dx`, `dy` and ends. */
export function swipe(target: Element, dx: number, dy: number): void {
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1 });
  const send = (type: string, x: number, y: number) => {
    // jsdom has no pointer events; a mouse event with the required fields replaces them.
    const event = new MouseEvent(type, { bubbles: true, button: 0, ...at(x, y) });
    Object.assign(event, { pointerId: 1, isPrimary: true });
    fireEvent(target, event);
  };
  send('pointerdown', 200, 200);
  send('pointermove', 200 + dx / 2, 200 + dy / 2);
  send('pointermove', 200 + dx, 200 + dy);
  send('pointerup', 200 + dx, 200 + dy);
}
