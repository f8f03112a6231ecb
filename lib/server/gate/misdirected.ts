// Warns operators of requests that are refused because of how the site is set up; each message says
// what to set. Protects: each case is logged once, however often it occurs.
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath, routeClass } from './request-record';

/** More distinct cases than this are an attack, and say nothing about the set-up. */
const mostTold = 20;

/** Runs each report once per key. */
export function createOnce() {
  const told = new Set<string>();
  return (key: string, tell: () => void) => {
    if (told.has(key) || told.size >= mostTold) return;
    told.add(key);
    tell();
  };
}

type Log = Pick<Logger, 'warn'>;

/** Warns of requests for host names that this site does not have. */
export function createHostNotice(log: Log, isServed: (host: string) => boolean, env: string) {
  const once = createOnce();
  return ({ headers, url = '' }: { headers: IncomingHttpHeaders; url?: string }): void => {
    const { host = '' } = headers;
    // Health checks use the process's own address, and are answered.
    if (isServed(host) || routeClass(loggedPath(url)) === 'health') return;
    const name = host.slice(0, 100);
    const set =
      env === 'local'
        ? 'a local site is served under localhost and private addresses only: set CUBEWIRE_ENV=online and name your hosts in DEPLOYMENTS_FILE'
        : 'add this name to DEPLOYMENTS_FILE, or let the proxy pass the Host header unchanged';
    once(name, () => log.warn({ event: 'host_unknown', host: name }, set));
  };
}

function remedy(origin: string, host: string): string {
  const sent = URL.canParse(origin) ? new URL(origin) : undefined;
  if (sent && sent.hostname === host.replace(/:\d+$/, '')) {
    return 'the proxy drops the port of the Host header: pass it unchanged (nginx: proxy_set_header Host $http_host)';
  }
  return 'if this is your own site, its proxy changes the Host header: pass it unchanged, or name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-Host, or set "origin" in DEPLOYMENTS_FILE';
}

/** Warns of calls whose origin is not the site's. */
export function createOriginNotice(log: Log) {
  const once = createOnce();
  return (headers: Headers): void => {
    const text = (name: string) => (headers.get(name) ?? '').slice(0, 200);
    const [origin, host] = [text('origin'), text('host')];
    const site = text('sec-fetch-site');
    once(`${origin} ${host}`, () =>
      log.warn({ event: 'origin_refused', origin, host, site }, remedy(origin, host)),
    );
  };
}

/** Where browsers keep `Secure` cookies over http, too. */
const isLoopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Warns of readers who call an `online` site over http: their browsers keep none of its cookies, so
 * nobody stays signed in, and no answer says why.
 */
export function createHttpNotice(log: Log) {
  const once = createOnce();
  return (headers: Headers, env: string): void => {
    const origin = headers.get('origin') ?? '';
    if (env !== 'online' || !origin.startsWith('http://') || !URL.canParse(origin)) return;
    const { host, hostname } = new URL(origin);
    // Of another origin it is refused, and told as that.
    if (host !== headers.get('host') || isLoopback.test(hostname)) return;
    const what =
      'an online site is read over http, where browsers keep none of its cookies: put TLS in front of it';
    once(host, () => log.warn({ event: 'plain_http', host: host.slice(0, 100) }, what));
  };
}
