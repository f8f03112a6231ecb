// Which pictures of an event are shown: cleaned, once each, from a trusted store when there is one,
// and one of our own drawings where the event has none.
import { fallbackCovers } from '../limits/feed';
import { safeHref } from '../wire/safe-href';

/**
 * The addresses of `cover` without quotes and duplicates, http(s) or our own paths only. When any of
 * them lies on `coverHost`, only those of that host are kept; without a host that rule is off.
 */
export function coverUrls(cover: readonly string[], coverHost?: string): string[] {
  const cleaned = cover.map((address) => safeHref(address.replace(/["']/g, '').trim()));
  const urls = [...new Set(cleaned.filter((address) => address !== undefined))];
  const trusted = coverHost ? urls.filter((url) => hostOf(url) === coverHost) : [];
  return trusted.length > 0 ? trusted : urls;
}

/** The nine drawings in turn: turn 0 is the first, turn 9 the first again. */
export function fallbackCover(turn: number): string {
  return `/covers/${(Math.abs(Math.trunc(turn)) % fallbackCovers) + 1}.svg`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
