// Fetches untrusted addresses (feeds, icons, images) without ever reaching the server's own
// network: each is parsed once, resolved once, every resolved address is classified, and the socket
// is pinned to an address that passed. Each redirect starts over. Proxy variables are not read.
import { lookup } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { fetchConnectMs, fetchRedirects, fetchTotalMs } from '@/lib/model/limits/service';
import { FetchError, toFetchError } from './fetch-error';
import { isAddressLiteral, isPublicAddress, isPublicHost } from './public-address';
import { deadlineSignal } from '../deadline-signal';

export type FetchRequest = {
  /** The most bytes of body after decompression. */
  maxBytes: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type FetchedAnswer = {
  status: number;
  headers: { get(name: string): string | null };
  body: Uint8Array;
  /** The address after redirects. */
  url: string;
};

/** Resolves with any HTTP status; throws {@link FetchError} for everything else. */
export type GuardedFetch = (url: string, request: FetchRequest) => Promise<FetchedAnswer>;

export type GuardOptions = {
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /**
   * Allows an address and port that the guard would refuse. Only for tests and for operators who
   * write code: no setting sets it.
   */
  allowAddress?: (address: string, port: number) => boolean;
};

type Target = { url: URL; addresses: string[] };

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** "allow 80, 443, 8000–9999": the ports that web pages use. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 8000 && port <= 9999);
}

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function parseTarget(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url) throw new FetchError('refused', 'not a web address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError('refused', `addresses of the kind "${url.protocol}" are not fetched`);
  }
  if (url.username || url.password) {
    throw new FetchError('refused', 'the address carries a user name or password');
  }
  return url;
}

/** Gives the socket the addresses that passed, and nothing else. */
function pinned(addresses: string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, callback) => {
    const first = entries[0];
    if (options.all) callback(null, entries);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new FetchError('too-large', `the answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A fetch that refuses everything but public web servers; {@link GuardOptions} has its seams. */
export function createGuardedFetch({
  resolve = resolveAll,
  allowAddress = () => false,
}: GuardOptions = {}): GuardedFetch {
  async function check(url: URL): Promise<Target> {
    const literal = isAddressLiteral(url.hostname);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!literal && !isPublicHost(host)) {
      throw new FetchError('refused', 'address points inside the network');
    }
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    const found = literal ? [host] : await resolve(host);
    if (found.length === 0) throw new FetchError('unreachable', 'the host cannot be reached');
    const granted = found.filter((address) => allowAddress(address, port));
    if (granted.length > 0) return { url, addresses: granted };
    const addresses = found.filter(isPublicAddress);
    if (addresses.length === 0) {
      throw new FetchError('refused', 'address points inside the network');
    }
    if (!isWebPort(port)) throw new FetchError('port', `port ${port} is not one of web pages`);
    return { url, addresses };
  }

  /** One hop: the response, or the address that it redirects to. */
  async function hop(
    { url, addresses }: Target,
    request: FetchRequest,
    signal: AbortSignal,
  ): Promise<FetchedAnswer | URL> {
    const agent = new Agent({
      connect: { lookup: pinned(addresses), timeout: fetchConnectMs },
      pipelining: 0,
    });
    try {
      const answer = await fetch(url, {
        headers: { 'user-agent': 'Cubewire/1.0 (news reader)', ...request.headers },
        redirect: 'manual',
        dispatcher: agent,
        signal,
      });
      const location = answer.headers.get('location');
      if (redirectStatuses.has(answer.status) && location) return parseTarget(location, url);
      const body = await readBody(answer.body, request.maxBytes);
      return { status: answer.status, headers: answer.headers, body, url: url.href };
    } finally {
      await agent.destroy();
    }
  }

  return async function guardedFetch(address, request) {
    const limit = deadlineSignal(fetchTotalMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const aborted = untilAborted(signal);
    aborted.catch(() => undefined);
    try {
      let url = parseTarget(address);
      for (let redirects = 0; redirects <= fetchRedirects; redirects++) {
        const target = await Promise.race([check(url), aborted]);
        const answer = await Promise.race([hop(target, request, signal), aborted]);
        if (!(answer instanceof URL)) return answer;
        url = answer;
      }
    } catch (error) {
      throw toFetchError(error);
    }
    throw new FetchError('redirects', `more than ${fetchRedirects} redirects`);
  };
}
