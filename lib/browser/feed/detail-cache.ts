// The articles cached in the browser, so that one that was read or prefetched shows at once.
// Protects: local storage never overflows (an index bounds entries and characters, least recently
// used are evicted first), and nothing older than three days is shown.
import * as z from 'zod';
import { newsEvent, type NewsEvent } from '@/lib/contract';
import { keepNewest } from '@/lib/model/feed/cache-index';
import { detailCacheEntries, detailCacheMs } from '@/lib/model/limits/article';
import { cacheKeys, readCache, removeCache, writeCache } from '../storage/cache';

/** How many characters of local storage cached articles may use, of about five million in all. */
export const detailCacheChars = 2_000_000;

const kind = 'news_detail';
/** No event has this id. */
const indexKey = '*';
/** Sizes and dates, so that they are known without reading two million characters. */
const storedIndex = z.array(z.object({ id: z.string(), size: z.number(), date: z.number() }));
const most = { entries: detailCacheEntries, size: detailCacheChars };

const readIndex = () => readCache(kind, indexKey, storedIndex)?.data ?? [];

/** "Entries for news detail older than 259,200,000 ms (3 days) are removed." */
const isExpired = (date: number, now: number) => now - date > detailCacheMs;

/** The article as it was cached; undefined when there is none that may still be shown. */
export function readDetail(id: string, now: number): NewsEvent | undefined {
  const found = readCache(kind, id, newsEvent);
  if (!found) return undefined;
  if (!isExpired(found.date, now) && found.data.id === id) return found.data;
  removeDetail(id, now);
  return undefined;
}

/** All that may still be shown, most recently cached first. */
export function keptDetails(now: number): NewsEvent[] {
  const ids = readIndex().sort((a, b) => b.date - a.date);
  return ids.flatMap(({ id }) => readDetail(id, now) ?? []);
}

/** Caches an article, unless it is too large or storage refuses. */
export function writeDetail(event: NewsEvent, now: number): void {
  const { id } = event;
  const entry = { id, size: JSON.stringify(event).length, date: now };
  const { index, dropped } = keepNewest(readIndex(), entry, most);
  for (const one of dropped) removeCache(kind, one);
  if (!dropped.includes(id)) writeCache(kind, id, event, now);
  writeCache(kind, indexKey, index, now);
}

export function removeDetail(id: string, now: number): void {
  removeCache(kind, id);
  const index = readIndex().filter((entry) => entry.id !== id);
  writeCache(kind, indexKey, index, now);
}

/** Removes expired articles, and those that are missing in the index; once per page load. */
export function sweepDetails(now: number): void {
  const index = readIndex().filter(({ date }) => !isExpired(date, now));
  const known = new Set([indexKey, ...index.map(({ id }) => id)]);
  for (const id of cacheKeys(kind)) if (!known.has(id)) removeCache(kind, id);
  writeCache(kind, indexKey, index, now);
}

/** Removes every article: they carry the previous reader's marks. */
export function clearDetails(): void {
  for (const id of cacheKeys(kind)) removeCache(kind, id);
}
