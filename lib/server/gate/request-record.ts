// Logs one line for every request and counts it. Protects: an operator sees who asked for what, how
// it ended and what belongs together, and no line holds a query, a cookie or an address in the
// clear.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress, hashedAddress, isTrustedProxy } from '../request/client-address';
import { pathOf } from '../request/path-of';
import { requestIdForm, requestIdHeader } from '../request/request-id';
import { requests, requestSeconds } from '../process/meters';

const classes: readonly [string, RegExp][] = [
  ['health', /^\/(livez|readyz|metrics)$/],
  ['call', /^\/(api|internal|reader\/api)\/|^\/accounts\/ClientLogin$/],
  ['picture', /^\/(picture|icon|voice|file)\//],
  ['share', /^\/(news\/detail|track|answer|zlink|card\/\w+)$/],
  ['file', /^\/_next\/|\.[a-z0-9]+$/i],
];

/** The kind of an address in few words: one metric label value each. */
export const routeClass = (path: string) =>
  classes.find(([, form]) => form.test(path))?.[0] ?? 'page';

/** A path as it is logged: without its query, and of bounded length. */
export const loggedPath = (url: string) => pathOf(url).slice(0, 300);

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

export type RecordOptions = {
  log: Logger;
  /** Whether each request is logged. */
  accessLog: boolean;
  trustedProxies?: readonly string[];
  /** Keys the hash that stands for a visitor's network. */
  secret: string;
  clock?: () => number;
};

/**
 * Assigns ids to requests, counts and logs them; called for each once its caller is noted. The id
 * is in the request's headers from then on, and every answer returns it: see {@link toldId}.
 */
export function createRequestRecord(options: RecordOptions) {
  const {
    log,
    accessLog,
    trustedProxies = [],
    secret,
    clock = performance.now.bind(performance),
  } = options;

  // A line has only these few fields and no object: searching it for secrets would cost ten times
  // as much as writing it.
  const lines = log.child({}, { redact: [] });

  /** A proxy of ours may have set the id already; nobody else's goes into the log. */
  function idOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    const given = headers[requestIdHeader];
    if (typeof given !== 'string' || !requestIdForm.test(given)) return randomUUID();
    return isTrustedProxy(socket.remoteAddress ?? '', trustedProxies) ? given : randomUUID();
  }

  return function record(message: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = message;
    const id = idOf(message);
    headers[requestIdHeader] = id;
    const noted = String(headers['x-forwarded-for'] ?? '');
    const path = loggedPath(url);
    const began = clock();
    response.once('close', () => {
      const ms = Math.round(clock() - began);
      const route = isStream(response) ? 'stream' : routeClass(path);
      // 499: the client left before there was an answer, as proxies write it.
      const status = response.headersSent ? response.statusCode : 499;
      requests.inc({ route, status: String(status) });
      if (route !== 'stream') requestSeconds.observe({ route }, ms / 1_000);
      const level = route === 'health' ? 'debug' : 'info';
      if (!accessLog || !lines.isLevelEnabled(level)) return;
      const address = clientAddress({ get: () => noted }, trustedProxies);
      const network = address === undefined ? undefined : hashedAddress(address, secret);
      lines[level]({ event: 'request', id, method, path, route, status, ms, network }, 'request');
    });
  };
}
