// Which layer is active: the topmost. Everything beside it is inert, Tab stays in it, and when it
// closes the focus returns to where it was. A column beside the page makes inert only what it
// covers.

import { afterPaint } from './after-paint';
import { coveredColumns } from './covered-columns';
import { isComposing } from './is-composing';

const layers: HTMLElement[] = [];
let madeInert: Element[] = [];

/** What stays above everything: it counts as part of every layer. */
const always = '[data-always]';
/** Toasts must be announced, and code cannot have the focus. */
const spared = `[aria-live], ${always}, script, style, link, template`;

function bar(element: Element) {
  if (element.hasAttribute('inert')) return;
  element.setAttribute('inert', '');
  madeInert.push(element);
}

/**
 * What becomes inert in a column. A page keeps its main landmark, even while its content is
 * covered.
 */
function partsOf(column: Element): Element[] {
  const main = column.querySelector(':scope > main');
  if (!main) return [column];
  return [...column.children].flatMap((one) => (one === main ? [...main.children] : [one]));
}

function update() {
  for (const element of madeInert) element.removeAttribute('inert');
  madeInert = [];
  coveredColumns().flatMap(partsOf).forEach(bar);
  let node: Element | null = layers.at(-1) ?? null;
  for (; node?.parentElement && node !== node.ownerDocument.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && !sibling.matches(spared)) bar(sibling);
    }
  }
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** True for the layer that is active now. */
export const isTopLayer = (layer: HTMLElement): boolean => layers.at(-1) === layer;

/**
 * Whether Escape is meant for a layer beside the page: nothing covers the page, nothing has handled
 * the key, and it is the last of its kind.
 */
export function closesOnEscape(event: KeyboardEvent, layer: HTMLElement): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false;
  if (event.defaultPrevented || layers.length > 0) return false;
  const open = layer.ownerDocument.querySelectorAll('[data-beside][data-state="open"]');
  return [...open].at(-1) === layer;
}

/**
 * Lets a new layer be pressed at once. Another one that has just closed may have made it inert, as
 * the new one was not known yet.
 */
function free(layer: HTMLElement) {
  madeInert
    .filter((element) => element.contains(layer))
    .forEach((element) => element.removeAttribute('inert'));
}

/** An element and what contains it, from the inside to the outside. */
function withParents(element: Element | null): Element[] {
  return element ? [element, ...withParents(element.parentElement)] : [];
}

/**
 * Returns the focus to the first of `places`. If that is gone (a card that its own sheet removed, a
 * line that is shown once), the focus moves to what contained it, instead of to the top of the page.
 */
function returnFocus(places: Element[]): void {
  const place = places.find((one) => one.isConnected);
  const reached = place === places[0] ? place : place?.closest('[tabindex], main');
  if (reached instanceof HTMLElement) reached.focus({ preventScroll: true });
}

/**
 * Makes `layer` active and focuses `panel` in it; returns a function that undoes both. Both happen
 * a frame after the layer itself: they make the browser recompute the whole page behind it.
 */
export function holdFocus(layer: HTMLElement, panel: HTMLElement): () => void {
  const before = withParents(layer.ownerDocument.activeElement);
  // A layer that came late, below one opened since, is not on top: later in the document is higher.
  const over = layers.findIndex((other) => isBefore(layer, other));
  layers.splice(over < 0 ? layers.length : over, 0, layer);
  if (isTopLayer(layer)) free(layer);
  const stop = afterPaint(() => {
    update();
    if (!isTopLayer(layer)) return;
    if (!panel.contains(layer.ownerDocument.activeElement)) panel.focus({ preventScroll: true });
  });
  return () => {
    stop();
    layers.splice(layers.indexOf(layer), 1);
    update();
    returnFocus(before);
  };
}

/**
 * When a column takes the focus: as it opens, if the focus was in what it covers, or never by
 * itself.
 */
export type TakesFocus = 'always' | 'covered' | 'never';

/**
 * Makes inert what the column `layer` covers, until the returned function is called; `panel` takes
 * the focus.
 */
export function holdColumn(layer: HTMLElement, panel: HTMLElement, takes: TakesFocus): () => void {
  const { ownerDocument } = layer;
  const stop = afterPaint(() => {
    const { activeElement, body } = ownerDocument;
    update();
    if (takes === 'never' || layers.length > 0 || panel.contains(activeElement)) return;
    const isLost = activeElement === null || activeElement === body;
    const isCovered = coveredColumns().some((one) => isLost || one.contains(activeElement));
    if (takes === 'always' || isCovered) panel.focus({ preventScroll: true });
  });
  window.addEventListener('resize', update);
  return () => {
    stop();
    window.removeEventListener('resize', update);
    update();
  };
}

/** What Tab can reach. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, video[controls], [tabindex]:not([tabindex^="-"])';

/** Keeps Tab inside: from the last element to the first, and back. */
export function trapTab(event: KeyboardEvent, panel: HTMLElement): void {
  const beside = [...panel.ownerDocument.querySelectorAll<HTMLElement>(always)];
  const parts = [panel, ...beside].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const stops = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(focusable)])
    .filter((element) => !element.closest('[inert], [hidden]'));
  const { activeElement } = panel.ownerDocument;
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  const leaves = activeElement === edge || !parts.some((part) => part.contains(activeElement));
  const atStart = event.shiftKey && activeElement === panel;
  if (!next) event.preventDefault();
  else if (leaves || atStart) {
    event.preventDefault();
    next.focus();
  }
}
