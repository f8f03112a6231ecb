// Which list, article or scroll container the keyboard and the wheel apply to on a desktop.
// Determined from the page itself, since a column may be any of several lists.
import { atDetail } from '../history/address';
import { detailPath } from '../history/news-paths';
import { isWide } from './wide';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const pressed = 'button, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"]';
const scrolling = '[tabindex="0"]:is([role="region"], aside)';

/** Whether the focused element takes text input itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** The modal popup, if any. */
export function modalLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-layer][data-state="open"]')]
    .filter((layer) => layer.dataset.beside === undefined)
    .at(-1);
}

/** The article, if it can be acted upon: nothing covers it. */
export function readingHere(): HTMLElement | undefined {
  const modal = modalLayer();
  const reading = (modal ?? document).querySelector<HTMLElement>('[data-reading]');
  return atDetail() && reading ? reading : undefined;
}

/** The list in use: that of a popup, of a panel, or of the open tab. */
function listHere(): HTMLElement | undefined {
  const modal = modalLayer();
  if (modal) return modal;
  return (
    document.querySelector<HTMLElement>('[data-panel]') ??
    document.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])') ??
    undefined
  );
}

const cardLinks = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLAnchorElement>(`a[href^="${detailPath}?"]`),
];

/** The focused card, else the one whose article is open. */
export function cardHere(): HTMLElement | undefined {
  const list = listHere();
  if (!list) return undefined;
  const links = cardLinks(list);
  const { activeElement } = document;
  return (
    links.find((link) => link.closest('[data-card], li')?.contains(activeElement)) ??
    links.find((link) => link.ariaCurrent === 'true')
  );
}

/** The card after or before that one; without one, the first visible card. */
export function cardBeside(step: 1 | -1): HTMLElement | undefined {
  const list = listHere();
  if (!list) return undefined;
  const links = cardLinks(list);
  const here = links.findIndex((link) => link === cardHere());
  if (here >= 0) return links[here + step];
  const { top } = list.getBoundingClientRect();
  return links.find((link) => link.getBoundingClientRect().top >= top);
}

function canScroll(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function scrollerIn(root: Element | undefined | null): Element | undefined {
  return root ? [...root.querySelectorAll(scrolling)].find(canScroll) : undefined;
}

/** The scroll container of the list in use; on a page without one, of its main part. */
function scrollerHere(): Element | undefined {
  const list = listHere();
  const main = document.querySelector('main');
  if (list || !main) return scrollerIn(list);
  return scrollerIn(main) ?? [main, ...main.querySelectorAll('div, form')].find(canScroll);
}

function scrollerAround(target: Element): Element | undefined {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node !== document.documentElement && node !== document.body && canScroll(node)) return node;
  }
  return undefined;
}

/** What the wheel scrolls if nothing under the pointer scrolls by itself. */
export function scrollerUnderPointer(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || scrollerAround(target)) return undefined;
  const modal = modalLayer();
  if (modal) return scrollerIn(modal);
  const column = target.closest('[data-beside]');
  return column ? scrollerIn(column) : scrollerHere();
}

/**
 * What Space and Page Down scroll if they would scroll nothing, or only the list beside an open
 * article.
 */
export function scrollerForKeys(target: EventTarget | null, key: string): Element | undefined {
  if (!(target instanceof Element) || isTyping(target)) return undefined;
  if (key === ' ' && target.closest(pressed)) return undefined;
  const around = scrollerAround(target);
  const modal = modalLayer();
  if (modal) return around && modal.contains(around) ? undefined : scrollerIn(modal);
  const article = isWide() ? readingHere() : undefined;
  const inList = target.closest('[data-list], [data-beside="list"]') !== null;
  if (around && !(article && inList)) return undefined;
  return article ? scrollerIn(article) : scrollerHere();
}
