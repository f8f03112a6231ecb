// The network address of a visitor, for limits. Protects: a client cannot choose it. Each hop
// appends the address it was called from to `x-forwarded-for`, including this process; read from
// the end, the first address that is no proxy of ours is the visitor's.
import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { hostName } from '@/lib/deployments';
import { isNearHost } from '@/lib/model/wire/near-host';
import type { ReadHeaders } from './plain-request';
import { remembered } from './remembered';

type Address = ReturnType<typeof ipaddr.parse>;

/** The address ranges of this machine and of private networks. */
const nearRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Whether a text is an address or a network in CIDR form. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

// Each request needs its addresses several times, and parsing one costs as much as sending a page
// from memory: recent results are cached.
const parse = remembered((text: string): Address | undefined => {
  const bare = text.trim().replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
});
const ranges = new WeakMap<Address, string>();

function rangeOf(address: Address): string {
  const known = ranges.get(address) ?? address.range();
  ranges.set(address, known);
  return known;
}

/** The operator names few networks, and every request is compared with them. */
const parseNetwork = remembered((network: string) =>
  ipaddr.isValidCIDR(network)
    ? ipaddr.parseCIDR(network)
    : ([ipaddr.process(network), network.includes(':') ? 128 : 32] as const),
);

function isAmong(address: Address, networks: readonly string[]): boolean {
  return networks.some((network) => {
    const [range, bits] = parseNetwork(network);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

/** A proxy on this machine need not be named. */
function isProxy(address: Address, trusted: readonly string[]): boolean {
  return rangeOf(address) === 'loopback' || isAmong(address, trusted);
}

/** Whether an address is trusted to report the visitor behind it: a named proxy, or loopback. */
export function isTrustedProxy(text: string, trusted: readonly string[]): boolean {
  const address = parse(text);
  return address !== undefined && isProxy(address, trusted);
}

/**
 * Whether the operator named this proxy. Unlike loopback, which any browser on this machine can
 * use.
 */
export function isNamedProxy(text: string, trusted: readonly string[]): boolean {
  const address = parse(text);
  return address !== undefined && isAmong(address, trusted);
}

/** One reader may own a whole IPv6 /64. */
function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  return Buffer.from(address.toByteArray().slice(0, 8)).toString('hex');
}

/** The addresses of the callers, the nearest first. */
const hopsOf = (headers: ReadHeaders) =>
  (headers.get('x-forwarded-for') ?? '').split(',').reverse();

function visitorOf(headers: ReadHeaders, trusted: readonly string[]): Address | undefined {
  let last: Address | undefined;
  for (const hop of hopsOf(headers)) {
    const address = parse(hop);
    // Entries before an invalid address cannot be trusted.
    if (!address) break;
    last = address;
    if (!isProxy(address, trusted)) break;
  }
  return last;
}

/** The visitor's address in `x-forwarded-for`; undefined when it holds none. */
export function clientAddress(
  headers: ReadHeaders,
  trusted: readonly string[],
): string | undefined {
  const visitor = visitorOf(headers, trusted);
  return visitor && networkOf(visitor);
}

/**
 * Whether the visitor is on this machine or in a private network, used a name of that network, and
 * came directly or through proxies that the operator named. An unnamed proxy, or a public name that
 * points here, would make everyone look near.
 */
export function isNear(
  headers: Headers,
  trusted: readonly string[],
  ownNames: readonly string[],
): boolean {
  const name = hostName(headers.get('host') ?? '');
  if (name === undefined || !isNearHost(name, ownNames)) return false;
  const hops = hopsOf(headers);
  // Behind any other proxy the first address may be invented, or only that proxy's own.
  if (!hops.slice(0, -1).every((hop) => isNamedProxy(hop, trusted))) return false;
  return isNearAddress(hops.at(-1) ?? '');
}

/** Whether an address is of this machine or of a private network. */
export function isNearAddress(text: string): boolean {
  const address = parse(text);
  return address !== undefined && nearRanges.has(rangeOf(address));
}

const hasherOf = remembered((secret: string) =>
  remembered((address: string) =>
    createHmac('sha256', secret).update(`address:${address}`).digest('base64url').slice(0, 22),
  ),
);

/**
 * The visitor's network as the news service sees it: equal for equal addresses, and not reversible.
 */
export const hashedAddress = (address: string, secret: string): string => hasherOf(secret)(address);

/** The hash as a part of an identity; empty where there is no address. */
export function addressClaim(
  headers: Headers,
  trusted: readonly string[],
  secret: string,
): { address?: string } {
  const address = clientAddress(headers, trusted);
  return address === undefined ? {} : { address: hashedAddress(address, secret) };
}
