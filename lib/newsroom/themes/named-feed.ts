// The feed that a page links to: `link rel=alternate` in its head. Only tags in the beginning of
// the page are read, so that no page makes it expensive.
import { safeAddress } from '../ingest/safe-address';

/** A page that links its feeds does so near its beginning. */
const ownFeedPageBytes = 512 * 1024;

const linkTag = /<link\b[^<>]{1,2000}>/gi;
const attribute = /([a-z-]{1,30})\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
const feedTypes = /^application\/(rss\+xml|atom\+xml|feed\+json|json|rdf\+xml|xml)\b|^text\/xml\b/i;

function attributesOf(tag: string): Map<string, string> {
  const pairs = [...tag.matchAll(attribute)].map(
    ([, name = '', quoted, single, bare]) =>
      [name.toLowerCase(), quoted ?? single ?? bare ?? ''] as const,
  );
  return new Map(pairs);
}

/**
 * Its address, resolved against the page's, or undefined where there is none that may be fetched.
 */
export function namedFeed(bytes: Uint8Array, pageAddress: string): string | undefined {
  const text = Buffer.from(bytes.subarray(0, ownFeedPageBytes)).toString('utf8');
  for (const [tag] of text.matchAll(linkTag)) {
    const attributes = attributesOf(tag);
    const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    if (!rels.includes('alternate') || !feedTypes.test(attributes.get('type') ?? '')) continue;
    const href = (attributes.get('href') ?? '').replaceAll('&amp;', '&');
    const address = safeAddress(href, pageAddress);
    if (address) return address;
  }
  return undefined;
}
