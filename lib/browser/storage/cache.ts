// The cache in local storage: entries `{type, date, data}` under `<kind>:<key>`. "Entries of a
// wrong type or with empty data are treated as absent", and so are malformed ones.
import * as z from 'zod';
import { readStored, removeStored, storedKeys, writeStored } from './storage';
import { parseJson } from '@/lib/model/text/parse-json';

/** The kinds of entries; each has its own keys. */
export const cacheKinds = [
  'user_info',
  'news_detail',
  'news_list',
  'news_list_session',
  'chatbot_history',
  'chatbot_history_page',
  'chatbot_session',
  'tab_list',
  'app_visited',
  'login_method',
] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** `date` is when it was written, in milliseconds. */
export type CacheEntry<T> = { type: CacheKind; date: number; data: T };

const entry = z.object({ type: z.enum(cacheKinds), date: z.number(), data: z.unknown() });

const storageKey = (kind: CacheKind, key: string) => `${kind}:${key}`;

/**
 * The key under which an entry of a kind was stored, from its storage name; undefined for any other
 * name.
 */
export function cacheKeyOf(kind: CacheKind, name: string): string | undefined {
  const prefix = storageKey(kind, '');
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

const isEmpty = (data: unknown) => data === undefined || data === null || data === '';

/** The entry, or undefined when there is no valid one. */
export function readCache<T extends z.ZodType>(
  kind: CacheKind,
  key: string,
  schema: T,
): CacheEntry<z.output<T>> | undefined {
  const found = entry.safeParse(parseJson(readStored(storageKey(kind, key)) ?? '')).data;
  if (!found || found.type !== kind || isEmpty(found.data)) return undefined;
  const parsed = schema.safeParse(found.data);
  return parsed.success ? { type: kind, date: found.date, data: parsed.data } : undefined;
}

/** Does nothing if storage is full or forbidden. */
export function writeCache(kind: CacheKind, key: string, data: unknown, now: number): void {
  writeStored(storageKey(kind, key), JSON.stringify({ type: kind, date: now, data }));
}

export function removeCache(kind: CacheKind, key: string): void {
  removeStored(storageKey(kind, key));
}

/** The keys of all entries of a kind, readable or not. */
export function cacheKeys(kind: CacheKind): string[] {
  return storedKeys().flatMap((name) => cacheKeyOf(kind, name) ?? []);
}

/** Removes the entries of a kind that `isOld` selects, and unreadable ones. */
export function sweepCache(kind: CacheKind, isOld: (date: number, key: string) => boolean): void {
  for (const key of cacheKeys(kind)) {
    const found = readCache(kind, key, z.unknown());
    if (!found || isOld(found.date, key)) removeCache(kind, key);
  }
}
