// Where a reader goes after something is done: only ever to a path of this site. Anything else
// becomes the news.

const home = '/m/news';
const longest = 2_048;
const origin = 'https://site.invalid';

/** A path with query and fragment, safe to redirect to; the news for everything else. */
export function returnPath(asked: unknown, fallback = home): string {
  if (typeof asked !== 'string' || asked.length > longest) return fallback;
  // Browsers treat `\` as `/`, and drop tabs and line breaks first; a path that is decoded again on
  // the way would have the same effect.
  if (!/^\/(?![/\\]|%2f|%5c)/i.test(asked) || /[\p{Cc}\\]/u.test(asked)) return fallback;
  if (!URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
