// The network address of a visitor, for limits. Protects: a client cannot choose it. Each hop adds
// the address it was called from at the end of `x-forwarded-for`, this process included; read from
// the end, the first that is no proxy of ours is the visitor's.
import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;

/** Where a proxy of ours stands without being told: this machine and the networks behind it. */
const ourRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Whether a text is an address or a network in CIDR form. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

function parse(text: string): Address | undefined {
  const bare = text.trim().replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function isProxy(address: Address, trusted: readonly string[]): boolean {
  if (ourRanges.has(address.range())) return true;
  return trusted.some((network) => {
    const [range, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), network.includes(':') ? 128 : 32];
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

/** One reader may have all addresses of an IPv6 /64. */
function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  return Buffer.from(address.toByteArray().slice(0, 8)).toString('hex');
}

function visitorOf(headers: Headers, trusted: readonly string[]): Address | undefined {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').reverse();
  let last: Address | undefined;
  for (const hop of hops) {
    const address = parse(hop);
    // What stands before something that is no address cannot be believed.
    if (!address) break;
    last = address;
    if (!isProxy(address, trusted)) break;
  }
  return last;
}

/** The visitor's address in `x-forwarded-for`; undefined when it holds none. */
export function clientAddress(headers: Headers, trusted: readonly string[]): string | undefined {
  const visitor = visitorOf(headers, trusted);
  return visitor && networkOf(visitor);
}

/** Whether the visitor sits at this machine or in a network behind it, and not in the wide world. */
export function isNear(headers: Headers, trusted: readonly string[]): boolean {
  const visitor = visitorOf(headers, trusted);
  return visitor !== undefined && ourRanges.has(visitor.range());
}

/** What the news service is told instead of the address: the same for the same, and no way back. */
export function hashedAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address:${address}`).digest('base64url').slice(0, 22);
}

/** The same as a part of an identity; empty where there is no address. */
export function addressClaim(
  headers: Headers,
  trusted: readonly string[],
  secret: string,
): { address?: string } {
  const address = clientAddress(headers, trusted);
  return address === undefined ? {} : { address: hashedAddress(address, secret) };
}
