// Stores articles for offline reading. Protects: an article that is already stored in the wanted
// version is not fetched again; one that fails to load leaves all stored ones as they are.
import { atom } from 'jotai';
import { keepArticle, readKeptArticle } from '@/lib/browser/offline/kept';
import { limitConcurrency } from '@/lib/model/timing/limit-concurrency';
import { callAtom } from '../page/service';

/** How many articles are fetched in parallel for offline reading. */
export const keepRequests = 3;

/** If its list names no version, any will do. */
type Wanted = { id: string; event_version_id?: string };

/**
 * Stores these events' articles and reports each one done; what loads once they are no longer wanted
 * is not stored. Returns their total number of characters, and whether all of them loaded.
 */
export const keepArticlesAtom = atom(
  null,
  async (
    _get,
    set,
    wanted: readonly Wanted[],
    {
      done = () => undefined,
      stays = () => true,
    }: { done?: () => void; stays?: () => boolean } = {},
  ) => {
    const run = limitConcurrency(keepRequests);
    const keep = async ({ id, event_version_id: version }: Wanted): Promise<number> => {
      const known = await readKeptArticle(id);
      if (known && (!version || known.event_version_id === version))
        return JSON.stringify(known).length;
      const { data, code } = await set(callAtom)(
        'GetEventDetail',
        { event_id: id },
        { quiet: true },
      );
      // Taken down meanwhile: there is nothing to read.
      if (code !== undefined && !data) return 0;
      if (!data) throw new Error(`The article ${id} came without data.`);
      if (stays()) await keepArticle(data);
      return JSON.stringify(data).length;
    };
    const sizes = await Promise.allSettled(wanted.map((one) => run(() => keep(one)).finally(done)));
    const failed = sizes.find(({ status }) => status === 'rejected');
    const size = sizes.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
    return { size, whole: failed === undefined };
  },
);
