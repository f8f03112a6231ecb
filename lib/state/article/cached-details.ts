// The cached articles: in memory for the life of this page, in local storage for three days. Those
// on the screen are prefetched, so that a tap shows text at once.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/offline/online';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';
import { detailCacheEntries } from '@/lib/model/limits/article';
import { detailPrecacheRequests } from '@/lib/model/limits/feed';
import { loadDetail, newerDetail, prepareDetail, type ArticleEvent } from './load-detail';
import { callAtom } from '../page/service';

// One instance of each per page; changes inside them don't affect what a page shows.
const memoryAtom = atom(() => new Map<string, ArticleEvent>());
const limiterAtom = atom(() => limitConcurrency(detailPrecacheRequests));
const askedAtom = atom(() => new Set<string>());
/** Incremented when all are removed: an answer in flight has the previous reader's marks, too. */
const clearedAtom = atom(0);

/** If its code cannot be loaded, as when offline, nothing is stored: memory is enough. */
const storage = () => import('@/lib/browser/feed/detail-cache').catch(() => undefined);

/** Articles saved for offline reading are kept longer. */
const saved = async (id: string) =>
  (await import('@/lib/browser/offline/kept')).readKeptArticle(id);

function remember(memory: Map<string, ArticleEvent>, event: ArticleEvent): void {
  memory.delete(event.id);
  memory.set(event.id, event);
  const oldest = memory.keys().next();
  if (memory.size > detailCacheEntries && !oldest.done) memory.delete(oldest.value);
}

/** The article that can be shown in this very frame, if any. */
export const peekDetailAtom = atom(null, (get, _set, id: string) => get(memoryAtom).get(id));

/**
 * The cached article, from whichever cache; saved ones only where nothing answers, as when offline.
 */
export const cachedDetailAtom = atom(
  null,
  async (get, _set, id: string, unanswered = !isOnline()) => {
    const memory = get(memoryAtom);
    const known = memory.get(id);
    if (known) return known;
    const stored = (await storage())?.readDetail(id, Date.now());
    const found = stored ?? (unanswered ? await saved(id) : undefined);
    const event = found && (await prepareDetail(found));
    // A newer one may have arrived meanwhile.
    if (event && !memory.has(id)) remember(memory, event);
    return memory.get(id);
  },
);

/** Caches an article. */
export const keepDetailAtom = atom(null, async (get, _set, { sources, ...event }: ArticleEvent) => {
  remember(get(memoryAtom), { ...event, sources });
  (await storage())?.writeDetail(event, Date.now());
});

/** Removes an article that was taken down. */
export const forgetDetailAtom = atom(null, async (get, _set, id: string) => {
  get(memoryAtom).delete(id);
  (await storage())?.removeDetail(id, Date.now());
});

/** Removes all: they carry the previous reader's marks. */
export const clearDetailsAtom = atom(null, async (get, set) => {
  set(clearedAtom, (times) => times + 1);
  get(memoryAtom).clear();
  get(askedAtom).clear();
  (await storage())?.clearDetails();
});

/** Fetches an article and caches it; null, and removed from the cache, when it was taken down. */
export const fetchDetailAtom = atom(null, async (get, set, id: string) => {
  const cleared = get(clearedAtom);
  const fresh = await loadDetail(set(callAtom), id);
  if (!fresh) {
    void set(forgetDetailAtom, id);
    return null;
  }
  if (get(clearedAtom) !== cleared) return fresh;
  const event = newerDetail(get(memoryAtom).get(id), fresh);
  void set(keepDetailAtom, event);
  return event;
});

/** Applies the reader's changes to the cached article, too. */
export const patchCachedAtom = atom(
  null,
  async (get, set, id: string, patch: Partial<ArticleEvent>) => {
    await set(cachedDetailAtom, id);
    // The second of two simultaneous patches builds on what the first one wrote.
    const known = get(memoryAtom).get(id);
    if (known) await set(keepDetailAtom, { ...known, ...patch });
  },
);

/**
 * Fetches articles ahead: "at most 4 concurrent requests, skipping entries already cached". Each
 * version is requested once per page load; failures are left to the reader's own tap.
 */
export const precacheDetailsAtom = atom(
  null,
  async (get, set, rows: readonly { id: string; event_version_id: string }[]) => {
    const asked = get(askedAtom);
    const run = get(limiterAtom);
    const precache = async ({ id, event_version_id }: (typeof rows)[number]) => {
      const known = await set(cachedDetailAtom, id);
      if (known?.event_version_id === event_version_id) return;
      await run(() => set(fetchDetailAtom, id)).catch(() => undefined);
    };
    const fresh = rows.filter(({ id, event_version_id }) => {
      const key = `${id} ${event_version_id}`;
      return !asked.has(key) && asked.add(key);
    });
    await Promise.all(fresh.map(precache));
  },
);

/** Removes expired articles; once, when the page is idle. */
export const sweepDetailsAtom = atom(null, async () => {
  (await storage())?.sweepDetails(Date.now());
});
