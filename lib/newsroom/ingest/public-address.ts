// Which addresses are on the public internet. Everything that an untrusted feed makes us fetch or
// show is checked here, so that no feed can reach into the operator's or the reader's own network.
// Source: the IANA special-purpose address registries for IPv4 and IPv6.
import ipaddr from 'ipaddr.js';

/**
 * Public according to the registries' ranges, yet internal: cloud wire server, 6to4 relays, IETF
 * protocol.
 */
const furtherV4 = ['168.63.129.16/32', '192.88.99.0/24', '192.0.0.0/24', '198.18.0.0/15'].map(
  (range) => ipaddr.IPv4.parseCIDR(range),
);

/** Only 2000::/3 is assigned as public IPv6; these ranges within it are reserved. */
const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const furtherV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/**
 * True for an IPv4 or IPv6 literal that a public host can have, except mapped and tunneled forms.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !furtherV4.some((range) => parsed.match(range));
  return parsed.match(publicV6) && !furtherV6.some((range) => parsed.match(range));
}

/** Names of a machine or a private network, whatever a resolver answers. */
const privateNames = new Set(
  'localhost local internal intranet corp home lan private svc cluster invalid onion arpa'.split(
    ' ',
  ),
);

/** True when `host` (of a parsed URL) is an IP literal. */
export function isAddressLiteral(host: string): boolean {
  return host.startsWith('[') || ipaddr.IPv4.isValidFourPartDecimal(host);
}

/** False for private names and addresses, and for impossible names, without resolving them. */
export function isPublicHost(host: string): boolean {
  if (isAddressLiteral(host)) return isPublicAddress(host);
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  // `../feed`, without a scheme, parses as a host of two dots.
  if (labels.length < 2 || labels.includes('')) return false;
  return !privateNames.has(labels.at(-1) ?? '');
}
