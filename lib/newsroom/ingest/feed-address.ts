// The address of a feed as somebody wrote it. Protects: what could never be fetched is told when it is
// written, not poll by poll; and two spellings of one address are one feed.
import { isWebPort } from './guarded-fetch';
import { safeAddress } from './safe-address';

export type FeedAddress = { url: string } | { trouble: 'not-web' | 'port' };

/** `example.org/feed` as it was meant, and `feed://example.org/feed`, as some pages write it. */
function withScheme(written: string): string {
  const address = written.trim().replace(/^feed:(\/\/)?/i, '');
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[\w.-]+:\d/.test(address)
    ? address
    : `https://${address}`;
}

/** What is fetched for it: without the part behind `#`, which no server is ever sent. */
export function feedAddress(written: string): FeedAddress {
  const safe = safeAddress(withScheme(written));
  if (safe === undefined) return { trouble: 'not-web' };
  const url = new URL(safe);
  url.hash = '';
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  return isWebPort(port) ? { url: url.href } : { trouble: 'port' };
}

/**
 * The one spelling by which addresses are compared, also of what is never fetched. A feed keeps the
 * spelling that it was listed with: the ids of its articles come from it.
 */
export function spelled(written: string): string {
  const address = written.trim();
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
