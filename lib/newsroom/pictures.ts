// The pictures of an event, by the event and a mark of each: readers' browsers request our own
// origin, never a publisher's, and no reader can name an address to fetch. Only covers of stored
// events are fetched, by the guarded fetch, and cached in memory.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { pictureBytes } from '@/lib/model/limits/service';
import { createBoundedQueue } from './bounded-queue';
import type { FetchedAnswer, GuardedFetch } from './ingest/guarded-fetch';
import { pictureKind } from './picture-kinds';
import { minuteMs } from '@/lib/model/time';
import type { Store } from './store/contract/store';
import type { Clock } from './types';

/**
 * The memory for publishers' pictures; nothing in the specification; a small server has that much.
 */
export const picturesCacheBytes = 64 * 1024 * 1024;

/**
 * Fetched at once, each of them whole in memory; and waiting. Further requests get none for now.
 */
const fetchedAtOnce = 6;
const waitingMost = 100;
/** After a failure, a picture is not requested again for this time; ours. */
const failedForMs = 10 * minuteMs;
const failuresKept = 2_000;

/** How long caches keep an address with a mark, and one without; ours. */
const markedForS = 86_400;
const unmarkedForS = 300;

const isRemote = (address: string) => /^https?:\/\//i.test(address);

/** How many characters of its hash the address of a picture has. */
const markChars = 12;

/** The value of `v` in the address of a picture: its number may soon mean another picture. */
const markOf = (address: string) =>
  createHash('sha256').update(address).digest('base64url').slice(0, markChars);

const pathOf = (eventId: string, number: number) =>
  `/picture/${encodeURIComponent(eventId)}/${number}`;

/** Covers for readers: remote ones by event, number and mark, our own unchanged. */
export function ownCovers(eventId: string, cover: readonly string[]): string[] {
  return cover.map((address, number) =>
    isRemote(address) ? `${pathOf(eventId, number)}?v=${markOf(address)}` : address,
  );
}

/**
 * The first cover, whichever it is at the time of viewing; '' without one. For addresses that are
 * stored.
 */
export function firstCover(eventId: string, [address = '']: readonly string[]): string {
  return isRemote(address) ? pathOf(eventId, 0) : address;
}

type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };

function toPicture({ status, body }: FetchedAnswer): Picture | undefined {
  const type = status === 200 ? pictureKind(body)?.type : undefined;
  return type === undefined ? undefined : { type, bytes: new Uint8Array(body) };
}

export type PictureOptions = {
  store: Store;
  guardedFetch: GuardedFetch;
  log: Logger;
  clock?: Clock;
};

/**
 * Answers `/picture/{event}/{number}?v={mark}`: an image, or 404 when there is none. With a mark it
 * is that picture, whatever its number is now; without one the picture with the number.
 */
export function createPictures({ store, guardedFetch, log, clock = Date.now }: PictureOptions) {
  const cache = new Map<string, Picture>();
  const failed = new Map<string, number>();
  const underWay = new Map<string, Promise<Picture | undefined>>();
  const inTurn = createBoundedQueue(fetchedAtOnce, waitingMost);
  let cachedBytes = 0;

  function keep(address: string, picture: Picture): void {
    cache.set(address, picture);
    cachedBytes += picture.bytes.byteLength;
    for (const [oldest, { bytes }] of cache) {
      if (cachedBytes <= picturesCacheBytes) return;
      cache.delete(oldest);
      cachedBytes -= bytes.byteLength;
    }
  }

  function keepFailure(address: string): void {
    failed.delete(address);
    failed.set(address, clock() + failedForMs);
    const oldest = failed.size > failuresKept ? failed.keys().next().value : undefined;
    if (oldest !== undefined) failed.delete(oldest);
  }

  async function load(address: string): Promise<Picture | undefined> {
    try {
      const picture = toPicture(await guardedFetch(address, { maxBytes: pictureBytes }));
      if (picture) keep(address, picture);
      else keepFailure(address);
      return picture;
    } catch (error) {
      keepFailure(address);
      log.debug({ err: error }, 'no picture');
      return undefined;
    }
  }

  function loadOnce(address: string): Promise<Picture | undefined> {
    if ((failed.get(address) ?? 0) > clock()) return Promise.resolve(undefined);
    const running = underWay.get(address);
    if (running) return running;
    const loading = inTurn(() => load(address)).finally(() => underWay.delete(address));
    underWay.set(address, loading);
    return loading;
  }

  return async function picture(eventId: string, number: number, mark?: string): Promise<Response> {
    const [event] = await store.events.getMany([eventId]);
    const cover = event?.cover ?? [];
    const address = mark === undefined ? cover[number] : cover.find((one) => markOf(one) === mark);
    const found =
      address && isRemote(address) ? (cache.get(address) ?? (await loadOnce(address))) : undefined;
    if (!found) return Response.json({ code: 404, msg: 'There is no picture.' }, { status: 404 });
    const keptForS = mark === undefined ? unmarkedForS : markedForS;
    return new Response(found.bytes, {
      headers: { 'content-type': found.type, 'cache-control': `public, max-age=${keptForS}` },
    });
  };
}
