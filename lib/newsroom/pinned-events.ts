// Events that operators pinned: above all others of a tab, except for readers who hide them.
import type { Owner, Store } from './store/contract/store';
import type { StoredEvent } from './types';

/**
 * `ids`: every pin of the tab; `events`: those that this reader was not shown yet, newest pin
 * first.
 */
export async function pinnedEvents(
  store: Store,
  asked: {
    tab: string;
    owner?: Owner;
    shown: readonly string[];
    isHidden?: (event: StoredEvent) => boolean;
  },
): Promise<{ ids: string[]; events: StoredEvent[] }> {
  const { tab, owner, shown, isHidden } = asked;
  const ids = await store.eventEdits.pinned(tab, owner);
  const events = await store.events.getMany(ids.filter((id) => !shown.includes(id)));
  return { ids, events: events.filter((event) => isHidden?.(event) !== true) };
}
