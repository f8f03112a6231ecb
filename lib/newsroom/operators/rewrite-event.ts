// An event after an operator changed what belongs to it.
import { withTrees } from '@/lib/model/markdown/block-trees';
import type { Store } from '../store/contract/store';
import { writeEvent } from '../write/write-event';

/** Written anew from the articles that it has now. */
export async function rewriteEvent(store: Store, id: string, now: number): Promise<void> {
  const previous = await store.events.getHeld(id);
  const articles = await store.articles.ofEvent(id);
  await store.events.save(withTrees(writeEvent({ id, articles, previous, now })));
}
