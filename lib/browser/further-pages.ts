// The pages beside the news: their addresses, and the ways to them and back. Protects: the list, which needs
// none of it, loads none.
import { detailHref, openAddress, ownOrigin } from './address';
import { signUpPath } from './news-paths';

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

/** Leaves for another page; resolves when the reader comes back to this one, as they left it. */
export function leaveTo(href: string): Promise<void> {
  openAddress(href);
  return new Promise((resolve) =>
    window.addEventListener('pageshow', () => resolve(), { once: true }),
  );
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

/** The page on which this account is canceled, in the reader's language. */
export function cancelHref(language: string): string {
  return `/m/cancel?language=${language}`;
}
