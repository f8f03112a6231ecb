// The pictures of an event, by the event and their number: readers' browsers ask our own origin,
// never a publisher's, and no reader can name an address that is fetched. Only covers of stored
// events are fetched, through the guarded fetch; what came is kept for a while in memory.
import type { Logger } from 'pino';
import { pictureBytes } from '@/lib/model/limits/service';
import type { FetchedAnswer, GuardedFetch } from './ingest/guarded-fetch';
import type { Store } from './store/contract/store';

/** Pictures of publishers that the newsroom keeps in memory; nothing in the specification, a small server has that much. */
export const picturesCacheBytes = 64 * 1024 * 1024;

/** SVG is refused: it can carry script. */
const types = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

const isRemote = (address: string) => /^https?:\/\//i.test(address);

/** Covers as readers get them: remote ones by event and number, our own as they are. */
export function ownCovers(eventId: string, cover: readonly string[]): string[] {
  return cover.map((address, number) =>
    isRemote(address) ? `/picture/${encodeURIComponent(eventId)}/${number}` : address,
  );
}

type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };

function toPicture({ status, headers, body }: FetchedAnswer): Picture | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (status !== 200 || !types.has(type) || body.byteLength === 0) return undefined;
  return { type, bytes: new Uint8Array(body) };
}

export type PictureOptions = { store: Store; guardedFetch: GuardedFetch; log: Logger };

/** Answers `/picture/{event}/{number}`: an image, or 404 when there is none to be had. */
export function createPictures({ store, guardedFetch, log }: PictureOptions) {
  const cache = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture | undefined>>();
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

  async function load(address: string): Promise<Picture | undefined> {
    try {
      const picture = toPicture(await guardedFetch(address, { maxBytes: pictureBytes }));
      if (picture) keep(address, picture);
      return picture;
    } catch (error) {
      log.debug({ err: error }, 'no picture');
      return undefined;
    }
  }

  function loadOnce(address: string): Promise<Picture | undefined> {
    const running = underWay.get(address);
    if (running) return running;
    const loading = load(address).finally(() => underWay.delete(address));
    underWay.set(address, loading);
    return loading;
  }

  return async function picture(eventId: string, number: number): Promise<Response> {
    const [event] = await store.events.getMany([eventId]);
    const address = event?.cover[number];
    const found =
      address && isRemote(address) ? (cache.get(address) ?? (await loadOnce(address))) : undefined;
    if (!found) return Response.json({ code: 404, msg: 'There is no picture.' }, { status: 404 });
    return new Response(found.bytes, {
      headers: { 'content-type': found.type, 'cache-control': 'public, max-age=86400' },
    });
  };
}
