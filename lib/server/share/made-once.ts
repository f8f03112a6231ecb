// Renders a page that is the same for everyone once for all simultaneous requests, and caches it.
// Protects: a popular link costs one rendering, also before it is in memory; and a request after a
// change never gets a page whose rendering began before it.
import { processState } from '../process/process-state';
import type { SharedPage } from '../process/shared-pages';

export type Made = { page: SharedPage; cacheable: boolean };

/**
 * The page under `key`: cached, being rendered, or rendered now. Without a key it is for this
 * request only.
 */
export async function madeOnce(key: string | undefined, make: () => Promise<Made>): Promise<Made> {
  const { sharedPages, pagesInMaking } = processState();
  if (key === undefined) return make();
  const kept = sharedPages.get(key, 'identity', Date.now());
  if (kept) return { page: kept.page, cacheable: true };
  const since = sharedPages.changes();
  const name = `${since} ${key}`;
  const underWay = pagesInMaking.get(name);
  if (underWay) return underWay;
  const making = make()
    .then((made) => {
      if (made.cacheable) sharedPages.put(key, made.page, Date.now(), since);
      return made;
    })
    .finally(() => pagesInMaking.delete(name));
  pagesInMaking.set(name, making);
  return making;
}
