// Which layer has the page: the one on top. Everything beside it is inert, Tab stays in it, and
// when it goes the focus returns to where it was. A column beside the page makes inert what it covers.

import { afterPaint } from './after-paint';
import { coveredColumns } from './covered-columns';
import { isComposing } from './is-composing';

const layers: HTMLElement[] = [];
let madeInert: Element[] = [];

/** What stays over the page whatever lies on it: a part of every layer. */
const always = '[data-always]';
/** Toasts must be heard and code has no focus to hold. */
const spared = `[aria-live], ${always}, script, style, link, template`;

function bar(element: Element) {
  if (element.hasAttribute('inert')) return;
  element.setAttribute('inert', '');
  madeInert.push(element);
}

/** What is barred of a column. A page has its main landmark, also while what is in it is covered. */
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

/** True for the layer that has the page now. */
export const isTopLayer = (layer: HTMLElement): boolean => layers.at(-1) === layer;

/**
 * Whether Escape is meant for a layer that stands beside the page: nothing lies over the page, nobody
 * has taken the key, and of its kind it is the last.
 */
export function closesOnEscape(event: KeyboardEvent, layer: HTMLElement): boolean {
  if (event.key !== 'Escape' || isComposing(event)) return false;
  if (event.defaultPrevented || layers.length > 0) return false;
  const open = layer.ownerDocument.querySelectorAll('[data-beside][data-state="open"]');
  return [...open].at(-1) === layer;
}

/**
 * Gives the page to `layer` and the focus to `panel` in it; the answer takes both back. Both come a
 * frame after the layer itself: they make the browser work out the whole page behind it anew.
 */
export function holdFocus(layer: HTMLElement, panel: HTMLElement): () => void {
  const before = layer.ownerDocument.activeElement;
  // One that came late, under what was opened since, is not on top: later in the page is higher.
  const over = layers.findIndex((other) => isBefore(layer, other));
  layers.splice(over < 0 ? layers.length : over, 0, layer);
  const stop = afterPaint(() => {
    update();
    if (!isTopLayer(layer)) return;
    if (!panel.contains(layer.ownerDocument.activeElement)) panel.focus({ preventScroll: true });
  });
  return () => {
    stop();
    layers.splice(layers.indexOf(layer), 1);
    update();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** When a column takes the focus: as it opens, where that was in what it covers, or by itself never. */
export type TakesFocus = 'always' | 'covered' | 'never';

/** Makes inert what the column `layer` covers, until the answer is called; `panel` takes the focus. */
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

/** What Tab can come to. */
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
