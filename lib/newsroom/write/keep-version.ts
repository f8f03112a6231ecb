// Storing what a model made of an event. Protects: what became another version meanwhile, or was
// taken down, is never overwritten.
import { withTrees } from '@/lib/model/markdown/block-trees';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';

/** Stores `made`, which was made of the version `from`; false when the event is another by now. */
export function keepUnlessChanged(store: Store, from: string, made: StoredEvent): Promise<boolean> {
  return store.transaction(async (inside) => {
    const now = await inside.events.getHeld(made.id);
    if (now?.event_version_id !== from || now.taken_down) return false;
    await inside.events.save(withTrees(made));
    return true;
  });
}
