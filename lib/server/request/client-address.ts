// The network address of a visitor, for limits. Protects: a client cannot choose it. Each hop adds
// the address it was called from at the end of `x-forwarded-for`, this process included; read from
// the end, the first that is no proxy of ours is the visitor's.
import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { hostName } from '@/lib/deployments';
import { isNearHost } from '@/lib/model/wire/near-host';
import type { ReadHeaders } from './plain-request';
import { remembered } from './remembered';

type Address = ReturnType<typeof ipaddr.parse>;

/** Where somebody near stands: at this machine or in a network behind it. */
const nearRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Whether a text is an address or a network in CIDR form. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

// Each request is asked for its addresses several times, and reading one costs as much as sending a
// page that is in memory: the last ones are kept as read.
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

/** The networks that the operator named are a few, and every request is held against them. */
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

/** A proxy needs not be named where it runs on this machine. */
function isProxy(address: Address, trusted: readonly string[]): boolean {
  return rangeOf(address) === 'loopback' || isAmong(address, trusted);
}

/** Whether what an address says of the visitor behind it is believed: a named proxy, or loopback. */
export function isTrustedProxy(text: string, trusted: readonly string[]): boolean {
  const address = parse(text);
  return address !== undefined && isProxy(address, trusted);
}

/** Whether the operator named this proxy. Anybody's browser may speak from loopback. */
export function isNamedProxy(text: string, trusted: readonly string[]): boolean {
  const address = parse(text);
  return address !== undefined && isAmong(address, trusted);
}

/** One reader may have all addresses of an IPv6 /64. */
function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  return Buffer.from(address.toByteArray().slice(0, 8)).toString('hex');
}

/** Who called, the nearest first. */
const hopsOf = (headers: ReadHeaders) =>
  (headers.get('x-forwarded-for') ?? '').split(',').reverse();

function visitorOf(headers: ReadHeaders, trusted: readonly string[]): Address | undefined {
  let last: Address | undefined;
  for (const hop of hopsOf(headers)) {
    const address = parse(hop);
    // What stands before something that is no address cannot be believed.
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
 * Whether the visitor sits at this machine or in a network behind it, asked for it by a name of that
 * network, and came straight here or through proxies that the operator named. A proxy that nobody
 * named, and a name that the wide world can point here, make everybody look near.
 */
export function isNear(
  headers: Headers,
  trusted: readonly string[],
  ownNames: readonly string[],
): boolean {
  const name = hostName(headers.get('host') ?? '');
  if (name === undefined || !isNearHost(name, ownNames)) return false;
  const [socket = '', ...proxied] = hopsOf(headers);
  // Behind a proxy that tells no address nobody knows who is there, whoever named it.
  if (proxied.some((hop) => !parse(hop))) return false;
  if (proxied.length > 0 && !isNamedProxy(socket, trusted)) return false;
  const visitor = visitorOf(headers, trusted);
  return visitor !== undefined && nearRanges.has(rangeOf(visitor));
}

/** Whether an address is of this machine or of a network behind it. */
export function isNearAddress(text: string): boolean {
  const address = parse(text);
  return address !== undefined && nearRanges.has(rangeOf(address));
}

const hasherOf = remembered((secret: string) =>
  remembered((address: string) =>
    createHmac('sha256', secret).update(`address:${address}`).digest('base64url').slice(0, 22),
  ),
);

/** What the news service is told instead of the address: the same for the same, and no way back. */
export const hashedAddress = (address: string, secret: string): string => hasherOf(secret)(address);

/** The same as a part of an identity; empty where there is no address. */
export function addressClaim(
  headers: Headers,
  trusted: readonly string[],
  secret: string,
): { address?: string } {
  const address = clientAddress(headers, trusted);
  return address === undefined ? {} : { address: hashedAddress(address, secret) };
}
