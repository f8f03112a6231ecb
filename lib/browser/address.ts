// The address bar: the one place that changes it without asking the server for a page.

import { listPath, detailPath, signUpPath } from './news-paths';
import { panelQuery } from '@/lib/model/feed/panel-name';
import { afterBackEntries, stepBack } from './back-entry';
import { marksHere, pushMarked, renameMarked, replaceMarked } from './history-marks';

/** The address of an article. */
export function detailHref(id: string): string {
  return `${detailPath}?id=${encodeURIComponent(id)}`;
}

/** Whether a path is that of an article: "news/detail outside /m" shows the same. */
export function isDetailPath(path: string): boolean {
  return path === detailPath || path === '/news/detail';
}

/** Whether the address names an article. */
export function atDetail(): boolean {
  return isDetailPath(window.location.pathname);
}

/** Whether the page is the list, with nothing over it that has an address. */
export function atList(): boolean {
  return window.location.pathname === listPath;
}

/** Whether the page is the sign-up. */
export function atSignUp(): boolean {
  return window.location.pathname === signUpPath;
}

/** Leaves for any address, this site's or another. */
export function openAddress(href: string): void {
  window.location.assign(href);
}

/** What the address says of the panel in the list column, as it says it; nothing for the news. */
const panelParts = () => panelQuery(new URLSearchParams(window.location.search));

/** Whether the list column shows something else than the news. */
export const showsPanel = () => panelParts().length > 0;

/** A page of the news with a panel in its list column: by default what the address says of one. */
export function withPanel(path: string, panel: readonly [string, string][] = panelParts()): string {
  const url = new URL(path, ownOrigin());
  for (const [name, value] of panel) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The article that the address names. */
export function articleHere(): string | undefined {
  return atDetail() ? (new URLSearchParams(window.location.search).get('id') ?? '') : undefined;
}

/** Leaves an entry for what this one does not show; going back closes just that. */
export function show(shows: 'article' | 'panel', href: string, articles?: number): void {
  const { toList, shows: under } = marksHere();
  // The list that was come to by its address is the one under everything else.
  const known = under === undefined ? !atDetail() && !showsPanel() : toList !== undefined;
  pushMarked({ shows, articles, toList: known ? (toList ?? 0) + 1 : undefined }, href);
}

/**
 * Steps over an article and the panel beside it, back to the plain list, and opens from there what is
 * to stay: nobody comes back to what was closed.
 */
export function anew(...opened: ['article' | 'panel', string][]): void {
  const { toList } = marksHere();
  stepBack(toList ?? 1);
  afterBackEntries(() => {
    if (toList === undefined) replaceMarked(listPath);
    for (const [shows, href] of opened) show(shows, href);
  });
}

/** Whether a panel stands beside an article, and which was opened over the other, in this page. */
export const overOther = () => (atDetail() && showsPanel() ? marksHere().shows : undefined);

/** Shows an article over the mounted list at once; going back closes it. */
export function pushDetail(id: string): void {
  const href = withPanel(detailHref(id));
  // One that a panel was opened beside is not what the next one is closed to.
  if (overOther() === 'panel') anew(['panel', withPanel(listPath)], ['article', href]);
  // The next article takes the place of one that is open beside the list, or was tapped just before:
  // going back leads to the list.
  else if (atDetail()) {
    stepToFirst();
    afterBackEntries(() => replaceMarked(href));
  } else show('article', href);
}

/** Goes back to the first of the articles that lie over each other. */
function stepToFirst(): void {
  const { articles = 1 } = marksHere();
  if (articles > 1) stepBack(articles - 1);
}

/** Shows an article that another one led to; going back shows that again. */
export function pushNext(id: string): void {
  // Under a panel that was opened beside it there is none to come back to.
  if (!atDetail() || overOther() === 'panel') return pushDetail(id);
  const { shows, articles = shows === 'article' ? 1 : 0 } = marksHere();
  show('article', withPanel(detailHref(id)), articles + 1);
}

/** Shows an article in the place of the one that is open, or of the list. */
export function replaceDetail(id: string): void {
  // The entry of a popup over the list is its own: back closes one after the other.
  const isOverPopup = !atDetail() && marksHere().popup !== undefined;
  if (isOverPopup || overOther() === 'panel') pushDetail(id);
  else replaceMarked(withPanel(detailHref(id)));
}

/**
 * "If it was opened from the list, close goes back one step; otherwise close replaces the location
 * with the list." At once, whatever still slides: the next tap stands on the list.
 */
export function leaveDetail(titleOfList: string): void {
  afterBackEntries(() => {
    if (!atDetail()) return;
    const over = overOther();
    const { shows, articles } = marksHere();
    if (over !== 'panel' && shows === 'article') {
      stepBack(articles);
      // The first of several may have been come to by its address.
      return leaveDetail(titleOfList);
    }
    const href = withPanel(listPath);
    if (over === 'panel') anew(['panel', href]);
    else window.history.replaceState(null, '', href);
    document.title = titleOfList;
  });
}

/** Makes the open tab part of the address, so that a reload and a copied link keep it. */
export function replaceTab(tab: string | undefined): void {
  // While a step back is under way this is still the entry of what was closed.
  afterBackEntries(() => {
    const named = new URLSearchParams(window.location.search).get('tab') ?? undefined;
    if (!atList() || named === tab) return;
    const query = tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`;
    // A popup may have been opened before the tab that was pressed is there.
    renameMarked(withPanel(listPath + query));
  });
}

/** The origin that every call of the browser goes to. */
export function ownOrigin(): string {
  return window.location.origin;
}
