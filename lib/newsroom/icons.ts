// Publishers' icons, by host. Only hosts that stored references link to are fetched, and only by
// the guarded fetch. A host without a usable icon gets a letter tile, so that a list of sources
// never shows a broken image.
import type { Logger } from 'pino';
import { hourMs, dayMs } from '@/lib/model/time';
import { mainDomain } from '@/lib/model/feed/sources';
import { createBoundedQueue } from './bounded-queue';
import type { GuardedFetch } from './ingest/guarded-fetch';
import { pictureKind } from './picture-kinds';
import type { Store } from './store/contract/store';
import type { Clock } from './types';

/** "icon ≤ 512 KiB" */
export const iconBytes = 512 * 1024;
const cachedIcons = 500;
/** For all icons together; one of the largest size from each of 500 hosts would be 250 MB. */
export const cachedIconBytes = 32 * 1024 * 1024;
const goodForMs = 7 * dayMs;
const retryAfterMs = 6 * hourMs;
/**
 * A page must not wait for a slow host: after this time it gets the tile, and the icon next time.
 */
const patience = 1500;

/** Hosts that are fetched from at once, and that wait; others get a tile for now. */
const fetchedAtOnce = 6;
const waitingMost = 100;

/**
 * The type of an icon by its first bytes, whatever its publisher declares; SVG, which can contain
 * script, is refused.
 */
function iconType(bytes: Uint8Array): string | undefined {
  const isIco = [0, 0, 1, 0].every((byte, at) => bytes[at] === byte);
  return isIco ? 'image/x-icon' : pictureKind(bytes)?.type;
}

type Icon = { type: string; bytes: Uint8Array<ArrayBuffer> };
type CachedIcon = { icon: Icon | undefined; until: number };

const hostName = /^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;

/** A plain tile with the first letter of the main domain; our own drawing. */
function letterTile(host: string): Response {
  const letter = mainDomain(host).charAt(0).toUpperCase();
  let hue = 0;
  for (const character of host) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">` +
    `<rect width="32" height="32" rx="16" fill="hsl(${hue} 32% 42%)"/>` +
    `<text x="16" y="21.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="16" ` +
    `font-weight="600" fill="#fff">${letter}</text></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}

function wait<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}

export type IconOptions = {
  store: Store;
  guardedFetch: GuardedFetch;
  clock: Clock;
  log: Logger;
  patienceMs?: number;
};

/** Answers `/icon/{host}`: an image, or 404 for a host that no stored reference links to. */
export function createIcons({
  store,
  guardedFetch,
  clock,
  log,
  patienceMs = patience,
}: IconOptions) {
  const cache = new Map<string, CachedIcon>();
  const underWay = new Map<string, Promise<Icon | undefined>>();
  const inTurn = createBoundedQueue(fetchedAtOnce, waitingMost);
  let cachedBytes = 0;

  async function load(host: string): Promise<Icon | undefined> {
    for (const path of ['/apple-touch-icon.png', '/favicon.ico']) {
      try {
        const answer = await guardedFetch(`https://${host}${path}`, { maxBytes: iconBytes });
        const type = answer.status === 200 ? iconType(answer.body) : undefined;
        if (type !== undefined) {
          return { type, bytes: new Uint8Array(answer.body) };
        }
      } catch (error) {
        log.debug({ host, err: error }, 'no icon');
      }
    }
    return undefined;
  }

  function forget(host: string): void {
    cachedBytes -= cache.get(host)?.icon?.bytes.byteLength ?? 0;
    cache.delete(host);
  }

  function keep(host: string, icon: Icon | undefined): Icon | undefined {
    forget(host);
    cache.set(host, { icon, until: clock() + (icon ? goodForMs : retryAfterMs) });
    cachedBytes += icon?.bytes.byteLength ?? 0;
    for (const oldest of cache.keys()) {
      if (cache.size <= cachedIcons && cachedBytes <= cachedIconBytes) break;
      forget(oldest);
    }
    return icon;
  }

  function fetchOnce(host: string): Promise<Icon | undefined> {
    const running = underWay.get(host);
    if (running) return running;
    const loading = inTurn(async () => keep(host, await load(host))).finally(() =>
      underWay.delete(host),
    );
    underWay.set(host, loading);
    return loading;
  }

  return async function icon(host: string): Promise<Response> {
    const name = host.toLowerCase();
    if (!hostName.test(name) || !(await store.events.knowsHost(name))) {
      return Response.json({ code: 404, msg: 'No source has this host.' }, { status: 404 });
    }
    const found = cache.get(name);
    const image =
      found && found.until > clock()
        ? found.icon
        : await Promise.race([fetchOnce(name), wait(patienceMs, undefined)]);
    if (!image) return letterTile(name);
    return new Response(image.bytes, {
      headers: { 'content-type': image.type, 'cache-control': 'public, max-age=86400' },
    });
  };
}
