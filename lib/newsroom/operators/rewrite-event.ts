// Rewrites an event after an operator changed its articles.
import { withTrees } from '@/lib/model/markdown/block-trees';
import type { Store } from '../store/contract/store';
import { writeEvent } from '../write/write-event';

/** From its current articles. */
export async function rewriteEvent(store: Store, id: string, now: number): Promise<void> {
  const previous = await store.events.getHeld(id);
  const articles = await store.articles.ofEvent(id);
  await store.events.save(withTrees(writeEvent({ id, articles, previous, now })));
}
