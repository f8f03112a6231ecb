// Runs before Next sees a request: notes the caller's address, strips headers that only one of our
// proxies may set, and ends the few requests that must not reach Next at all, since it answers a
// TRACE, an address whose percent signs do not decode and a broken router state with a 500 before
// any code of ours runs. All others go on, with the exchange remembered for the page that answers.
import {
  Server,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isRelayed } from '@/lib/model/wire/relayed';
import { withinExchange } from '../process/page-status';
import type { Duplex } from 'node:stream';
import { isNamedProxy, isTrustedProxy } from '../request/client-address';
import { pathOf } from '../request/path-of';
import { dataHeaders, refusalBody } from '../request/refusal-response';
import { tellId, toldId } from '../request/request-id';
import type { ServeGuest } from './guest-pages';
import { createPageSlots } from './page-slots';
import { isRouterState } from './router-state';
import type { ServeCall } from './serve-call';
import { withinTrace } from './request-trace';
import { answerTooLong, isTooLong, type UnreadRequest } from './too-long';

/** Methods that a `Request` cannot represent. */
const unspeakable = new Set(['TRACE', 'TRACK', 'CONNECT']);

const malformed = 'The address is malformed.';

type Given = Partial<Pick<IncomingMessage, 'headers' | 'rawHeaders'>>;

/**
 * RFC 9112: two Host headers are an attempt to make two programs on the way see different hosts.
 */
function hasTwoHosts(rawHeaders: readonly string[] = []): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

type EarlyRefusal = { status: number; message: string; allow?: string };

/** Why a request is refused outright, or undefined. `url` is the request line's target. */
export function refusalBeforeNext(
  method: string,
  url: string,
  { headers = {}, rawHeaders }: Given = {},
): EarlyRefusal | undefined {
  if (unspeakable.has(method)) {
    return { status: 405, message: 'This method is not answered.', allow: 'GET, HEAD, POST' };
  }
  // Absolute-form request targets are for proxies, which this is not.
  if (!url.startsWith('/') || /[\0-\x20\\]/.test(url)) return { status: 400, message: malformed };
  if (hasTwoHosts(rawHeaders)) return { status: 400, message: 'There are two Host headers.' };
  if (!isRouterState(headers['next-router-state-tree'])) {
    return { status: 400, message: 'The router state is malformed.' };
  }
  try {
    decodeURIComponent(pathOf(url));
    return undefined;
  } catch {
    return { status: 400, message: malformed };
  }
}

/** A call gets the usual envelope, anything else a line of text. */
function endRefused(
  { status, message, allow }: EarlyRefusal,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const isCall = message === malformed && /^\/(api|internal)\//.test(url);
  const body = isCall ? JSON.stringify(refusalBody('addressMalformed')) : `${message}\n`;
  response.writeHead(status, {
    ...dataHeaders,
    ...toldId(headers),
    ...(isCall && { 'content-type': 'application/json' }),
    ...(allow && { allow }),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

function isExchange(details: unknown[]): details is [IncomingMessage, ServerResponse] {
  return details.length === 2;
}

function isUnread(details: unknown[]): details is [UnreadRequest, Duplex] {
  return details.length === 2;
}

export type CallerRules = {
  /** Networks of proxies that the operator named; loopback needs no naming. */
  trustedProxies?: readonly string[];
  /** Headers in lower case that only an edge may write, such as the visitor's country. */
  edgeHeaders?: readonly string[];
};

/** Most requests have none of the stripped headers, and deleting an absent key is slow. */
function remove(headers: IncomingHttpHeaders, name: string): void {
  if (headers[name] !== undefined) delete headers[name];
}

/**
 * Appends the caller's address to those that proxies noted: see `client-address.ts`. Protocol and
 * edge headers are kept only from a trusted proxy, and the site's name (`x-forwarded-host`, the
 * nearest proxy's) only from a named one: a script on a foreign page can set it over loopback.
 */
export function noteCaller(
  message: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>,
  { trustedProxies = [], edgeHeaders = [] }: CallerRules = {},
): void {
  const { headers, socket } = message;
  const caller = socket.remoteAddress ?? '';
  const noted = headers['x-forwarded-for'];
  // A proxy without an address: the client behind it must not count as near, not even one that
  // sends an empty list itself.
  const silent = isRelayed(message) ? 'unknown' : '';
  const before = (Array.isArray(noted) ? noted.join(', ') : noted) || silent;
  headers['x-forwarded-for'] = before && caller ? `${before}, ${caller}` : before || caller;
  if (!isTrustedProxy(caller, trustedProxies)) {
    for (const name of ['x-forwarded-proto', ...edgeHeaders]) remove(headers, name);
  }
  const named = headers['x-forwarded-host'];
  if (named === undefined) return;
  const host = String(named).split(',').at(-1)?.trim();
  if (host && isNamedProxy(caller, trustedProxies)) headers.host = host;
  delete headers['x-forwarded-host'];
}

/** Hides the framework's header that reveals where a page was rewritten to. */
export function hideRewrites(response: Pick<ServerResponse, 'setHeader'>): void {
  const { setHeader } = response;
  response.setHeader = function set(this: ServerResponse, name, value) {
    return name.toLowerCase() === 'x-middleware-rewrite'
      ? this
      : Reflect.apply(setHeader, this, [name, value]);
  };
}

export type Guard = CallerRules & {
  /** Answers what it can without Next, sending the request id as every handler here does. */
  answer?(message: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Answers a page that many visitors share, or renders it with the given function; false for
   * others.
   */
  serveGuest?: ServeGuest;
  /** Answers a call of the API; false for anything else. */
  serveCall?: ServeCall;
  /** Called for every request that was not refused, once its caller is noted. */
  notice?(message: IncomingMessage): void;
  /** Called for every request, including those refused at once. */
  record?(message: IncomingMessage, response: ServerResponse): void;
  /** How many pages may be rendered at once. */
  pagesAtOnce?: number;
  /** Whether a connection may be upgraded to another protocol, as the development server needs. */
  upgrades?: boolean;
};

/** Puts these checks in front of every HTTP server of this process. Called once, at boot. */
export function guardServers(guard: Guard = {}): void {
  const {
    answer,
    serveGuest,
    serveCall,
    notice,
    record,
    pagesAtOnce,
    upgrades = false,
    ...rules
  } = guard;
  const emit = Server.prototype.emit;
  const admit = createPageSlots(pagesAtOnce);
  Server.prototype.emit = function guarded(this: Server, event: string, ...details: unknown[]) {
    if (event === 'request' && isExchange(details)) {
      const [message, response] = details;
      noteCaller(message, rules);
      record?.(message, response);
      const refusal = refusalBeforeNext(message.method ?? '', message.url ?? '', message);
      if (refusal) {
        endRefused(refusal, message, response);
        return true;
      }
      notice?.(message);
      if (answer?.(message, response) || serveCall?.(message, response)) return true;
      const onwards = () => {
        tellId(message.headers, response);
        admit(message.url ?? '', response, () => {
          hideRewrites(response);
          withinExchange(message, response, () =>
            withinTrace(message, response, () => Reflect.apply(emit, this, [event, ...details])),
          );
        });
        return true;
      };
      return serveGuest?.(message, response, onwards) || onwards();
    }
    // Without a listener, Node treats a request that offers another protocol as an ordinary one,
    // which is what this site serves. Next's own listener leaves it without an answer or log line,
    // some forever.
    if (event === 'connection' && !upgrades) this.removeAllListeners('upgrade');
    if (event === 'clientError' && isUnread(details) && isTooLong(details[0])) {
      answerTooLong(details[0], details[1]);
      return true;
    }
    return Reflect.apply(emit, this, [event, ...details]);
  };
}
