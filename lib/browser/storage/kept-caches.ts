// This browser's caches as a whole: their size, and removing them.
import { isOwnCache, isPagesCache, isProgramCache } from '@/lib/model/offline/kept-caches';
import { readStored, storedKeys } from './storage';

/**
 * Removes everything that was stored for the reader, except the pages if they are to stay; the
 * site's program belongs to nobody and stays.
 */
export async function forgetKept({ pages = true } = {}): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await window.caches.keys()).filter(
    (name) => isOwnCache(name) && !isProgramCache(name) && (pages || !isPagesCache(name)),
  );
  await Promise.all(names.map((name) => window.caches.delete(name)));
}

/** Bytes stored: the program and its pages, images, saved content, lists and read articles. */
export async function keptBytes(): Promise<number> {
  const read = storedKeys()
    .filter((key) => /^news_(list|detail)/.test(key))
    .reduce((sum, key) => sum + (readStored(key)?.length ?? 0), 0);
  if (!('caches' in window)) return read;
  const names = (await window.caches.keys()).filter(isOwnCache);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const cache = await window.caches.open(name);
      let sum = 0;
      for (const key of await cache.keys())
        sum += (await (await cache.match(key))?.blob())?.size ?? 0;
      return sum;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, read);
}
