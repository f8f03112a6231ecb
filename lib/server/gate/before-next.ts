// Before Next sees a request: the caller's address is noted, and the few end that must not reach Next
// at all, since it answers a TRACE, and an address whose percent signs do not decode, with a 500
// before any code of ours runs. The others go on, with the exchange remembered for the page that
// will answer them.
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { withinExchange } from '../process/page-status';
import type { Duplex } from 'node:stream';
import { dataHeaders } from '../request/refusal-response';
import { answerTooLong, isTooLong, type UnreadRequest } from './too-long';

/** Methods that a `Request` cannot hold. */
const unspeakable = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Why a request is refused outright, or undefined. `url` is the request line's target. */
export function refusalBeforeNext(
  method: string,
  url: string,
): { status: number; message: string; allow?: string } | undefined {
  if (unspeakable.has(method)) {
    return { status: 405, message: 'This method is not answered.', allow: 'GET, HEAD, POST' };
  }
  const malformed = { status: 400, message: 'The address is malformed.' };
  // A full address in the request line is for proxies, which this is not.
  if (!url.startsWith('/') || /[\0-\x20\\]/.test(url)) return malformed;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return undefined;
  } catch {
    return malformed;
  }
}

function isExchange(details: unknown[]): details is [IncomingMessage, ServerResponse] {
  return details.length === 2;
}

function isUnread(details: unknown[]): details is [UnreadRequest, Duplex] {
  return details.length === 2;
}

/** Adds the address that called to those that proxies have noted: see `client-address.ts`. */
export function noteCaller({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const noted = headers['x-forwarded-for'];
  const before = Array.isArray(noted) ? noted.join(', ') : noted;
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ');
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

/**
 * Puts the refusals before every HTTP server of this process, and `answer`, which answers what it can
 * without Next. Called once, at boot.
 */
export function guardServers(
  answer?: (message: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function guarded(this: Server, event: string, ...details: unknown[]) {
    if (event === 'request' && isExchange(details)) {
      const [message, response] = details;
      noteCaller(message);
      const refusal = refusalBeforeNext(message.method ?? '', message.url ?? '');
      if (refusal) {
        const allow = refusal.allow ? { allow: refusal.allow } : {};
        response.writeHead(refusal.status, { ...dataHeaders, ...allow, connection: 'close' });
        response.end(`${refusal.message}\n`);
        return true;
      }
      if (answer?.(message, response)) return true;
      hideRewrites(response);
      return withinExchange(message, response, () =>
        Reflect.apply(emit, this, [event, ...details]),
      );
    }
    if (event === 'clientError' && isUnread(details) && isTooLong(details[0])) {
      answerTooLong(details[1]);
      return true;
    }
    return Reflect.apply(emit, this, [event, ...details]);
  };
}
