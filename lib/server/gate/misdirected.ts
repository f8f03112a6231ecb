// What an operator should hear of: requests that are refused because of how the site is set up. Each
// sentence says what to set. Protects: the log is told once of each case, however often it comes.
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { loggedPath, routeClass } from './request-record';

/** More different cases than this are somebody's doing, and say nothing of the set-up. */
const mostTold = 20;

/** Says each thing once. */
export function createOnce() {
  const told = new Set<string>();
  return (key: string, tell: () => void) => {
    if (told.has(key) || told.size >= mostTold) return;
    told.add(key);
    tell();
  };
}

type Log = Pick<Logger, 'warn'>;

/** Warns of names that this site is asked by and does not have. */
export function createHostNotice(log: Log, isServed: (host: string) => boolean, env: string) {
  const once = createOnce();
  return ({ headers, url = '' }: { headers: IncomingHttpHeaders; url?: string }): void => {
    const { host = '' } = headers;
    // Whoever looks after this process asks for it by its address, and is answered.
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

/** Warns of calls that came with another origin than the site's. */
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
