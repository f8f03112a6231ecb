// The pages besides the news: their addresses, and navigating to and from them. Protects: the list,
// which needs none of it, does not load it.
import { detailHref, openAddress, ownOrigin } from './address';
import { signUpPath } from './news-paths';

/** The sign-up, or its sign-in form; `next` is where it leads to afterwards. */
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

/** The posts of followed bots. */
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

const commentMark = '#comment-';

/** The address of a comment, under its article. */
export function commentHref(event: string, comment: string): string {
  return `${detailHref(event)}${commentMark}${encodeURIComponent(comment)}`;
}

/** The comment that the address links to. */
export function commentHere(): string | undefined {
  const { hash } = window.location;
  if (!hash.startsWith(commentMark)) return undefined;
  // Ids of comments need no escaping: a hash with escapes matches no comment.
  return hash.slice(commentMark.length);
}

/** Navigates to another page of this site, replacing the current history entry. */
export function replacePage(path: string): void {
  window.location.replace(path);
}

/** Leaves the site. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** How long the history was when this code was loaded: our own steps make it longer. */
const lengthAtStart = typeof window === 'undefined' ? 0 : window.history.length;

/** Whether a step back leads to a page of this site, not out of a tab that was opened for this. */
function hasPageBefore(): boolean {
  // Not every browser can say.
  return 'navigation' in window ? window.navigation.canGoBack : lengthAtStart > 1;
}

/**
 * The page of this site that linked here in this tab, with its query; undefined from anywhere else.
 */
export function cameFrom(): string | undefined {
  const { referrer } = document;
  if (!hasPageBefore() || !URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === ownOrigin() ? pathname + search : undefined;
}

/** Path and query of this page. */
export function ownPath(): string {
  return window.location.pathname + window.location.search;
}

/** Removes the query from the address without changing the page. */
export function dropQuery(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * Navigates to another page; resolves when the reader comes back to this one in its former state.
 */
export function leaveTo(href: string): Promise<void> {
  openAddress(href);
  return new Promise((resolve) =>
    window.addEventListener('pageshow', () => resolve(), { once: true }),
  );
}

/** Puts the search into the address, so that a reload, a copied link and going back keep it. */
export function replaceSearch(query: string): void {
  window.history.replaceState(window.history.state, '', searchPath + query);
}

/** Puts the shown day into the address. */
export function replaceDay(day: string): void {
  window.history.replaceState(
    window.history.state,
    '',
    `${dayPath}?date=${encodeURIComponent(day)}`,
  );
}

/** The page for canceling this account, in the reader's language. */
export function cancelHref(language: string): string {
  return `/m/cancel?language=${language}`;
}
