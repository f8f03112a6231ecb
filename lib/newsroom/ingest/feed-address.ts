// The address of a feed as somebody typed it. Protects: an address that can never be fetched is
// rejected when it is entered, not at every poll; and two spellings of one address are one feed.
import { isWebPort } from './guarded-fetch';
import { safeAddress } from './safe-address';

export type FeedAddress = { url: string } | { trouble: 'not-web' | 'port' };

/** Completes `example.org/feed`, and `feed://example.org/feed` as some pages write it. */
function withScheme(written: string): string {
  const address = written.trim().replace(/^feed:(\/\/)?/i, '');
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[\w.-]+:\d/.test(address)
    ? address
    : `https://${address}`;
}

/** The address to fetch: without the part after `#`, which is never sent to a server. */
export function feedAddress(written: string): FeedAddress {
  const safe = safeAddress(withScheme(written));
  if (safe === undefined) return { trouble: 'not-web' };
  const url = new URL(safe);
  url.hash = '';
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  return isWebPort(port) ? { url: url.href } : { trouble: 'port' };
}

/**
 * The normalized form in which addresses are compared, even those that are never fetched. A feed
 * keeps the spelling it was listed with, since the ids of its articles derive from it.
 */
export function spelled(written: string): string {
  const address = written.trim();
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
