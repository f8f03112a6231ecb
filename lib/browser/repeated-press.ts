// The second press of a double press is meant for what the first one met. Protects: where that has
// opened or closed a popup meanwhile, the second neither closes what was opened nor opens what lies
// beneath; what the first one has switched on, unfolded or sent (a follow, a like, a form), the second
// does not switch off, fold or send again; and where the first one has put something else in its own
// place (the question whether to delete), the second does not answer that.

/** Slower than this are two presses, farther apart than that two fingers. */
const repeatMs = 350;
const repeatPx = 32;

type Press = {
  x: number;
  y: number;
  at: number;
  layer: Element | null;
  switches: boolean;
  control: Element | null;
  /** Where the control lay before it was pressed. */
  place: DOMRect | undefined;
};
let last: Press | undefined;

/** The popup that holds what was pressed; null on the page itself. */
const layerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-layer]') : null;

const switching = '[aria-pressed], [aria-expanded], [role="switch"], [type="submit"], summary';
const isSwitch = ({ target }: Event) =>
  target instanceof Element && target.closest(switching) !== null;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a[href], button, summary') : null;

/** Whether something else lies under the finger now where the control of the first press lay. */
function isInItsPlace({ control, place }: Press, press: Press): boolean {
  if (!place || !press.control || press.control === control) return false;
  const across = press.x >= place.left && press.x <= place.right;
  return across && press.y >= place.top && press.y <= place.bottom;
}

function isRepeated(before: Press, press: Press): boolean {
  const near = Math.hypot(press.x - before.x, press.y - before.y) <= repeatPx;
  return near && press.at - before.at <= repeatMs;
}

function pressOf(event: MouseEvent): Press {
  const control = controlOf(event);
  return {
    x: event.clientX,
    y: event.clientY,
    at: event.timeStamp,
    layer: layerOf(event),
    switches: isSwitch(event),
    control,
    place: control?.getBoundingClientRect(),
  };
}

// A list may have moved since: whatever is under the finger now was not what it meant.
const isHeld = (before: Press, press: Press) =>
  isRepeated(before, press) &&
  (before.switches || before.layer !== press.layer || isInItsPlace(before, press));

/** What the first press has given the focus to keeps it: a press takes that before it is one. */
function begun(event: MouseEvent) {
  if (last && isHeld(last, pressOf(event))) event.preventDefault();
}

function pressed(event: MouseEvent) {
  // The keyboard presses what has the focus, wherever that is.
  if (event.detail === 0) return;
  const press = pressOf(event);
  if (!last || !isHeld(last, press)) {
    last = press;
    return;
  }
  const { x, y, at } = press;
  last = { ...last, x, y, at };
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whoever has written or chosen something since has seen what the first press brought. */
function written({ target }: Event) {
  // A box is ticked by the press itself.
  if (target instanceof Element && target.matches('[type=checkbox], [type=radio]')) return;
  last = undefined;
}

/** Keeps repeated presses from what came under the finger; the answer gives that up. */
export function holdRepeatedPresses(): () => void {
  const leaving = new AbortController();
  const options = { capture: true, signal: leaving.signal };
  window.addEventListener('mousedown', begun, options);
  window.addEventListener('click', pressed, options);
  window.addEventListener('input', written, options);
  return () => leaving.abort();
}
