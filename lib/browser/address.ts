// The address bar: the one place that changes it without asking the server for a page.

import { readPanel, writePanel, type Panel } from '@/lib/model/feed/panels';
import { afterBackEntries, stepBack } from './back-entry';
import { marksHere, pushMarked, renameMarked, replaceMarked } from './history-marks';

export const listPath = '/m/news';
export const detailPath = '/m/news/detail';
export const signUpPath = '/m/signup';

/** The sign-up, or the sign-in there; `next` is where it leads to afterwards. */
export function signUpHref(action: 'login' | 'signup', next?: string): string {
  const query = new URLSearchParams();
  if (action === 'login') query.set('action', action);
  if (next !== undefined) query.set('next', next);
  return query.size > 0 ? `${signUpPath}?${query}` : signUpPath;
}

export const searchPath = '/m/search';
export const dayPath = '/m/day';
export const topicsPath = '/m/topics';
export const botsPath = '/m/bots';
/** What the bots that a reader follows posted. */
export const postsPath = '/m/posts';
export const messagesPath = '/m/messages';
export const accountPath = '/m/account';
export const topicPath = '/m/track';
export const themesPath = '/m/themes';

/** The address of a theme. */
export function themeHref(id: string): string {
  return `${themesPath}?id=${encodeURIComponent(id)}`;
}

/** The address of a topic. */
export function topicHref(id: string): string {
  return `${topicPath}?id=${encodeURIComponent(id)}`;
}

/** The address of a bot. */
export function botHref(id: string): string {
  return `${botsPath}/${encodeURIComponent(id)}`;
}

/** The address of an article. */
export function detailHref(id: string): string {
  return `${detailPath}?id=${encodeURIComponent(id)}`;
}

const commentMark = '#comment-';

/** The address of a comment, under its article. */
export function commentHref(event: string, comment: string): string {
  return `${detailHref(event)}${commentMark}${encodeURIComponent(comment)}`;
}

/** The comment that the address leads to. */
export function commentHere(): string | undefined {
  const { hash } = window.location;
  if (!hash.startsWith(commentMark)) return undefined;
  // The ids of comments need no escapes: what has others leads to none.
  return hash.slice(commentMark.length);
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

/** Leaves for another page of this site in the place of the current entry of the history. */
export function replacePage(path: string): void {
  window.location.replace(path);
}

/** Leaves the site. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** The page of this site that led here, with its query; undefined from anywhere else. */
export function cameFrom(): string | undefined {
  const { referrer } = document;
  if (window.history.length < 2 || !URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === ownOrigin() ? pathname + search : undefined;
}

/** Path and query of this page. */
export function ownPath(): string {
  return window.location.pathname + window.location.search;
}

/** Takes the query out of the address, and leaves the page as it is. */
export function dropQuery(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Leaves for any address, this site's or another. */
export function openAddress(href: string): void {
  window.location.assign(href);
}

/** Leaves for another page; resolves when the reader comes back to this one, as they left it. */
export function leaveTo(href: string): Promise<void> {
  openAddress(href);
  return new Promise((resolve) =>
    window.addEventListener('pageshow', () => resolve(), { once: true }),
  );
}

/** What the list column shows instead of the news. */
export function panelHere(): Panel | undefined {
  return readPanel(new URLSearchParams(window.location.search));
}

/** A page of the news with `panel` in its list column. */
function withPanel(path: string, panel: Panel | undefined): string {
  const url = new URL(path, ownOrigin());
  for (const [name, value] of writePanel(panel)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The list with `panel` in its column, at the tab that the address names. */
function listHref(panel: Panel | undefined): string {
  const tab = atList() ? new URLSearchParams(window.location.search).get('tab') : null;
  return withPanel(tab === null ? listPath : `${listPath}?tab=${encodeURIComponent(tab)}`, panel);
}

/** The article that the address names. */
export function articleHere(): string | undefined {
  return atDetail() ? (new URLSearchParams(window.location.search).get('id') ?? '') : undefined;
}

/** Leaves an entry for what this one does not show; going back closes just that. */
function show(shows: 'article' | 'panel', href: string, articles?: number): void {
  const { toList, shows: under } = marksHere();
  // The list that was come to by its address is the one under everything else.
  const known = under === undefined ? !atDetail() && !panelHere() : toList !== undefined;
  pushMarked({ shows, articles, toList: known ? (toList ?? 0) + 1 : undefined }, href);
}

/**
 * Steps over an article and the panel beside it, back to the plain list, and opens from there what is
 * to stay: nobody comes back to what was closed.
 */
function anew(...opened: ['article' | 'panel', string][]): void {
  const { toList } = marksHere();
  stepBack(toList ?? 1);
  afterBackEntries(() => {
    if (toList === undefined) replaceMarked(listPath);
    for (const [shows, href] of opened) show(shows, href);
  });
}

/** Whether a panel stands beside an article, and which was opened over the other, in this page. */
const overOther = () => (atDetail() && panelHere() ? marksHere().shows : undefined);

/** Shows an article over the mounted list at once; going back closes it. */
export function pushDetail(id: string): void {
  const panel = panelHere();
  const href = withPanel(detailHref(id), panel);
  // One that a panel was opened beside is not what the next one is closed to.
  if (overOther() === 'panel') anew(['panel', withPanel(listPath, panel)], ['article', href]);
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
  show('article', withPanel(detailHref(id), panelHere()), articles + 1);
}

/** Shows an article in the place of the one that is open, or of the list. */
export function replaceDetail(id: string): void {
  // The entry of a popup over the list is its own: back closes one after the other.
  const isOverPopup = !atDetail() && marksHere().popup !== undefined;
  if (isOverPopup || overOther() === 'panel') pushDetail(id);
  else replaceMarked(withPanel(detailHref(id), panelHere()));
}

/** Shows a panel in the list column, or the news again; an article beside it stays where it is. */
export function openPanel(panel: Panel | undefined): void {
  const article = articleHere();
  const alone = article === undefined ? undefined : detailHref(article);
  const href = alone === undefined ? listHref(panel) : withPanel(alone, panel);
  const here = panelHere();
  if (alone !== undefined && overOther() === 'article') {
    const kept: ['article', string] = ['article', alone];
    if (panel) anew(kept, ['panel', href]);
    else anew(kept);
  } else if (panel && !here) show('panel', href);
  else if (!panel && here && marksHere().shows === 'panel') stepBack();
  else replaceMarked(href);
}

/** Keeps the words of a search in the address of its panel. */
export function replacePanel(panel: Panel): void {
  const id = articleHere();
  const href = id === undefined ? listHref(panel) : withPanel(detailHref(id), panel);
  window.history.replaceState(window.history.state, '', href);
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
    const href = withPanel(listPath, panelHere());
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
    renameMarked(withPanel(listPath + query, panelHere()));
  });
}

/** Makes what is looked for part of the address, so that a reload, a copied link and back keep it. */
export function replaceSearch(query: string): void {
  window.history.replaceState(window.history.state, '', searchPath + query);
}

/** Makes the day that is shown part of the address. */
export function replaceDay(day: string): void {
  window.history.replaceState(
    window.history.state,
    '',
    `${dayPath}?date=${encodeURIComponent(day)}`,
  );
}

/** The origin that every call of the browser goes to. */
export function ownOrigin(): string {
  return window.location.origin;
}

/** The page on which this account is canceled, in the reader's language. */
export function cancelHref(language: string): string {
  return `/m/cancel?language=${language}`;
}
