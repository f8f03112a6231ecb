// An address as logs, traces and reports show it. Protects: the key of a private feed, which stands
// in its query, its path or before its host, is not readable there.

/** Longer parts of a path are rarely words; shorter ones with a digit are often years or numbers. */
const wordChars = 20;
const numberChars = 8;
const pathChars = 60;

const maybeKey = (part: string): boolean =>
  part.length > wordChars || (part.length > numberChars && /\d/.test(part));

/** A path whose parts that may be keys are `…`. */
export function shownPath(path: string): string {
  const shown = path
    .split('/')
    .map((part) => (maybeKey(part) ? '…' : part))
    .join('/');
  return shown.length > pathChars ? `${shown.slice(0, pathChars - 1)}…` : shown;
}

/** Without what may be a key: `https://example.org/private/…/rss?…`. A name is shown as it is. */
export function shownAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.host) return address.replace(/\?\S+$/, '?…');
  const path = url.pathname === '/' ? '' : shownPath(url.pathname);
  return `${url.protocol}//${url.host}${path}${url.search === '' ? '' : '?…'}`;
}
