// Before Next sees a request: the caller's address is noted, what only a proxy of ours may say is
// taken from everybody else, and the few end that must not reach Next at all, since it answers a
// TRACE, an address whose percent signs do not decode and a broken router state with a 500 before any
// code of ours runs. The others go on, with the exchange remembered for the page that answers them.
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

/** Methods that a `Request` cannot hold. */
const unspeakable = new Set(['TRACE', 'TRACK', 'CONNECT']);

const malformed = 'The address is malformed.';

type Given = Partial<Pick<IncomingMessage, 'headers' | 'rawHeaders'>>;

/** RFC 9112: whoever sends two hosts wants two programs on the way to believe different ones. */
function hasTwoHosts(rawHeaders: readonly string[] = []): boolean {
  let hosts = 0;
  // Names and values by turns.
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
  // A full address in the request line is for proxies, which this is not.
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

/** A call is told in the envelope that all calls answer in, anybody else in a line. */
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

/** Most requests have none of the headers that are taken off, and to delete what is not there is dear. */
function remove(headers: IncomingHttpHeaders, name: string): void {
  if (headers[name] !== undefined) delete headers[name];
}

/**
 * Adds the address that called to those that proxies have noted: see `client-address.ts`. Protocol
 * and edge headers are kept from a trusted proxy alone, and the name of the site (`x-forwarded-host`,
 * the nearest proxy's) from a named one alone: a script of a foreign page can write it on loopback.
 */
export function noteCaller(
  message: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>,
  { trustedProxies = [], edgeHeaders = [] }: CallerRules = {},
): void {
  const { headers, socket } = message;
  const caller = socket.remoteAddress ?? '';
  const noted = headers['x-forwarded-for'];
  // A hop without an address: whoever stands behind it is not taken for somebody near.
  const silent = isRelayed(message) ? 'unknown' : undefined;
  const before = (Array.isArray(noted) ? noted.join(', ') : noted) ?? silent;
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

/** Where a page was rewritten to is nobody's concern; the framework tells it in a header. */
export function hideRewrites(response: Pick<ServerResponse, 'setHeader'>): void {
  const { setHeader } = response;
  response.setHeader = function set(this: ServerResponse, name, value) {
    return name.toLowerCase() === 'x-middleware-rewrite'
      ? this
      : Reflect.apply(setHeader, this, [name, value]);
  };
}

export type Guard = CallerRules & {
  /** Answers what it can without Next. Like all that answer here, it tells the name of the request. */
  answer?(message: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a page that many visitors share, or renders it by what it is given; false for any other. */
  serveGuest?: ServeGuest;
  /** Answers a call of the API; false for anything else. */
  serveCall?: ServeCall;
  /** Hears of every request once its caller is noted. */
  notice?(message: IncomingMessage): void;
  /** Hears of every request, also of one that is refused at once. */
  record?(message: IncomingMessage, response: ServerResponse): void;
  /** How many pages may be rendered at once. */
  pagesAtOnce?: number;
  /** Whether a connection may become one of another protocol, as the development server needs. */
  upgrades?: boolean;
};

/** Puts the refusals before every HTTP server of this process. Called once, at boot. */
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
        if (!admit(message.url ?? '', response)) return true;
        hideRewrites(response);
        return withinExchange(message, response, () =>
          withinTrace(message, response, () => Reflect.apply(emit, this, [event, ...details])),
        );
      };
      return serveGuest?.(message, response, onwards) || onwards();
    }
    // Without a listener Node reads a request that offers another protocol as any other, which is
    // what this site speaks; Next's own leaves it without answer or line in the log, some for ever.
    if (event === 'connection' && !upgrades) this.removeAllListeners('upgrade');
    if (event === 'clientError' && isUnread(details) && isTooLong(details[0])) {
      answerTooLong(details[0], details[1]);
      return true;
    }
    return Reflect.apply(emit, this, [event, ...details]);
  };
}
