// Which images of an event are shown: cleaned and deduplicated, from a trusted host if there is
// one, and one of our own drawings for an event without any.
import { fallbackCovers } from '../limits/feed';
import { safeHref } from '../wire/safe-href';

/**
 * The addresses of `cover` without quotes and duplicates, http(s) or our own paths only. When any
 * of them is on `coverHost`, only those of that host are kept; without a host this rule does not
 * apply.
 */
export function coverUrls(cover: readonly string[], coverHost?: string): string[] {
  const cleaned = cover.map((address) => safeHref(address.replace(/["']/g, '').trim()));
  const urls = [...new Set(cleaned.filter((address) => address !== undefined))];
  const trusted = coverHost ? urls.filter((url) => hostOf(url) === coverHost) : [];
  return trusted.length > 0 ? trusted : urls;
}

/** The nine drawings in rotation: turn 0 is the first, turn 9 the first again. */
export function fallbackCover(turn: number): string {
  return `/covers/${(Math.abs(Math.trunc(turn)) % fallbackCovers) + 1}.svg`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
