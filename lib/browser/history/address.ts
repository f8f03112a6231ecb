// The address bar: the only module that changes it without requesting a page from the server.

import { listPath, detailPath, signUpPath } from './news-paths';
import { panelQuery } from '@/lib/model/feed/panel-name';
import { afterBackEntries, stepBack } from './back-entry';
import { marksHere, pushMarked, renameMarked, replaceMarked } from './history-marks';

/** The address of an article. */
export function detailHref(id: string): string {
  return `${detailPath}?id=${encodeURIComponent(id)}`;
}

/** Whether a path is an article's: "news/detail outside /m" shows the same. */
export function isDetailPath(path: string): boolean {
  return path === detailPath || path === '/news/detail';
}

/** Whether the address names an article. */
export function atDetail(): boolean {
  return isDetailPath(window.location.pathname);
}

/** Whether the page is the list, without anything over it that has an address. */
export function atList(): boolean {
  return window.location.pathname === listPath;
}

/** Whether the page is the sign-up. */
export function atSignUp(): boolean {
  return window.location.pathname === signUpPath;
}

/** Navigates to any address, this site's or another. */
export function openAddress(href: string): void {
  window.location.assign(href);
}

/** The panel's parameters in the address, unchanged; empty for the news. */
const panelParts = () => panelQuery(new URLSearchParams(window.location.search));

/** Whether the list column shows something other than the news. */
export const showsPanel = () => panelParts().length > 0;

/** A page of the news with a panel in its list column: by default the current address's panel. */
export function withPanel(path: string, panel: readonly [string, string][] = panelParts()): string {
  const url = new URL(path, ownOrigin());
  for (const [name, value] of panel) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The article that the address names. */
export function articleHere(): string | undefined {
  return atDetail() ? (new URLSearchParams(window.location.search).get('id') ?? '') : undefined;
}

/** Pushes a history entry for an article or a panel; going back closes just that. */
export function show(shows: 'article' | 'panel', href: string, articles?: number): void {
  const { toList, shows: under } = marksHere();
  // A list opened by its own address is the bottom of the stack.
  const known = under === undefined ? !atDetail() && !showsPanel() : toList !== undefined;
  pushMarked({ shows, articles, toList: known ? (toList ?? 0) + 1 : undefined }, href);
}

/**
 * Steps back over an article and the panel beside it to the plain list, and from there reopens what
 * is to stay: going back later never leads to what was closed.
 */
export function anew(...opened: ['article' | 'panel', string][]): void {
  const { toList } = marksHere();
  stepBack(toList ?? 1);
  afterBackEntries(() => {
    if (toList === undefined) replaceMarked(listPath);
    for (const [shows, href] of opened) show(shows, href);
  });
}

/** If there is a panel beside an article, which of them was opened over the other, in this page. */
export const overOther = () => (atDetail() && showsPanel() ? marksHere().shows : undefined);

/** Shows an article over the mounted list at once; going back closes it. */
export function pushDetail(id: string): void {
  const href = withPanel(detailHref(id));
  // Closing the next article must not lead back to one that a panel was opened over.
  if (overOther() === 'panel') anew(['panel', withPanel(listPath)], ['article', href]);
  // The next article replaces one that is open beside the list, or was tapped just before: going
  // back leads to the list.
  else if (atDetail()) {
    stepToFirst();
    afterBackEntries(() => replaceMarked(href));
  } else show('article', href);
}

/** Goes back to the first of the stacked articles. */
function stepToFirst(): void {
  const { articles = 1 } = marksHere();
  if (articles > 1) stepBack(articles - 1);
}

/** Shows an article opened from another one; going back shows that one again. */
export function pushNext(id: string): void {
  // If a panel was opened over it, there is no article to come back to.
  if (!atDetail() || overOther() === 'panel') return pushDetail(id);
  const { shows, articles = shows === 'article' ? 1 : 0 } = marksHere();
  show('article', withPanel(detailHref(id)), articles + 1);
}

/** Replaces the open article, or the list, with an article. */
export function replaceDetail(id: string): void {
  // A popup over the list has its own history entry: going back closes one after the other.
  const isOverPopup = !atDetail() && marksHere().popup !== undefined;
  if (isOverPopup || overOther() === 'panel') pushDetail(id);
  else replaceMarked(withPanel(detailHref(id)));
}

/**
 * "If it was opened from the list, close goes back one step; otherwise close replaces the location
 * with the list." Takes effect at once, whatever is still animating: the next tap is on the list.
 */
export function leaveDetail(titleOfList: string): void {
  afterBackEntries(() => {
    if (!atDetail()) return;
    const over = overOther();
    const { shows, articles } = marksHere();
    if (over !== 'panel' && shows === 'article') {
      stepBack(articles);
      // The first of several may have been opened by its own address.
      return leaveDetail(titleOfList);
    }
    const href = withPanel(listPath);
    if (over === 'panel') anew(['panel', href]);
    else window.history.replaceState(null, '', href);
    document.title = titleOfList;
  });
}

/**
 * Takes the panel out of the address: it could not be loaded. An article beside it stays, and no
 * step back is left that changes nothing.
 */
export function dropPanel(): void {
  afterBackEntries(() => {
    if (!showsPanel()) return;
    if (marksHere().shows === 'panel') return stepBack();
    const url = new URL(window.location.href);
    for (const [name] of panelParts()) url.searchParams.delete(name);
    renameMarked(url.pathname + url.search);
  });
}

/** Puts the open tab into the address, so that a reload and a copied link keep it. */
export function replaceTab(tab: string | undefined): void {
  // While a step back is in progress the current entry is still that of what was closed.
  afterBackEntries(() => {
    const named = new URLSearchParams(window.location.search).get('tab') ?? undefined;
    if (!atList() || named === tab) return;
    const query = tab === undefined ? '' : `?tab=${encodeURIComponent(tab)}`;
    // A popup may have been opened before the pressed tab has loaded.
    renameMarked(withPanel(listPath + query));
  });
}

/** The origin of all the browser's calls. */
export function ownOrigin(): string {
  return window.location.origin;
}
