// The second press of a double press is meant for the same target as the first. Protects: if the
// first one has opened or closed a popup, the second neither closes it nor presses what is beneath;
// what the first one switched on, expanded or submitted (a follow, a like, a form), the second does
// not switch off, collapse or submit again; a link opens one new tab; the tab of the list that the
// first one opened, the second does not refresh, which would scroll its list to the top; if the
// first one replaced its own control (by the question whether to delete), the second does not answer
// that; and if the first one led to another page, the second presses nothing there.
import { lastPressKey } from '@/lib/model/wire/further-keys';

/** Slower than this are two presses, farther apart than this two fingers. */
const repeatMs = 350;
const repeatPx = 32;

/**
 * Placed in the page before everything that can be pressed, since a quick second press reaches a
 * new page before it is hydrated: ignores presses that repeat the last one on the page that was
 * left.
 */
export const leftPressScript = `(()=>{let last,left;const read=()=>{try{left=JSON.parse(sessionStorage.getItem('${lastPressKey}'))}catch{}},hear=e=>{if(!e.detail)return;const{clientX:x,clientY:y}=e,at=performance.timeOrigin+e.timeStamp;if(left&&at-left.at<=${repeatMs}&&Math.hypot(x-left.x,y-left.y)<=${repeatPx}){left.at=at;e.preventDefault();e.stopImmediatePropagation()}else last={x,y,at}};read();addEventListener('mousedown',hear,true);addEventListener('click',hear,true);addEventListener('pagehide',()=>{try{last&&sessionStorage.setItem('${lastPressKey}',JSON.stringify(last))}catch{}});addEventListener('pageshow',e=>e.persisted&&read())})()`;

type Press = {
  x: number;
  y: number;
  at: number;
  layer: Element | null;
  switches: boolean;
  control: Element | null;
  /** Where the control was before it was pressed. */
  place: DOMRect | undefined;
};
let last: Press | undefined;

/** The popup that contains the pressed element; null on the page itself. */
const layerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('[data-layer]') : null;

const switching =
  '[aria-pressed], [aria-expanded], [role="switch"], [role="tab"], [type="submit"], summary, a[target]';
const isSwitch = ({ target }: Event) =>
  target instanceof Element && target.closest(switching) !== null;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a[href], button, summary') : null;

/** Whether another control is under the finger now where the first press's control was. */
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

// A list may have moved since: what is under the finger now was not the target.
const isHeld = (before: Press, press: Press) =>
  isRepeated(before, press) &&
  (before.switches || before.layer !== press.layer || isInItsPlace(before, press));

/**
 * Keeps the focus where the first press put it: a mouse press moves the focus before it becomes a
 * click.
 */
function begun(event: MouseEvent) {
  if (last && isHeld(last, pressOf(event))) event.preventDefault();
}

function pressed(event: MouseEvent) {
  // A keyboard click presses the focused element, wherever that is.
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

/** A reader who has typed or chosen something since has seen the result of the first press. */
function written({ target }: Event) {
  // The press itself toggles a checkbox.
  if (target instanceof Element && target.matches('[type=checkbox], [type=radio]')) return;
  last = undefined;
}

/**
 * Suppresses repeated presses on what appeared under the finger; returns a function that ends it.
 */
export function holdRepeatedPresses(): () => void {
  const leaving = new AbortController();
  const options = { capture: true, signal: leaving.signal };
  window.addEventListener('mousedown', begun, options);
  window.addEventListener('click', pressed, options);
  window.addEventListener('input', written, options);
  return () => leaving.abort();
}
