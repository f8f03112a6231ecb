// What is the same bytes for everyone is made once for all who ask while it is being made, and kept.
// Protects: a link that goes round costs one page, also in the moment before it is in memory; and
// whoever asks after something changed gets no page that was begun before.
import { processState } from '../process/process-state';
import type { SharedPage } from '../process/shared-pages';

export type Made = { page: SharedPage; cacheable: boolean };

/** The page under `key`: kept, under way or made now. Without a key it is this request's alone. */
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
