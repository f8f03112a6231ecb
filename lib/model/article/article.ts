// Prepares an event for the article page: a tree for every text, and deduplicated sources.
import { distinctSources } from '../feed/sources';
import type { Source } from '../feed/entry';
import type { LocalizedText } from '../text/languages';
import { withTrees } from '../markdown/block-trees';
import { hasTrees, type TreeBlock } from '../markdown/has-trees';

type Event = {
  id: string;
  event_version_id: string;
  content: TreeBlock[];
  anchors: LocalizedText[];
  anchor_keywords: LocalizedText[];
  references: Source[];
};

/** For servers. If the service sends no trees, this parses markdown, some 20 ms an article. */
export function toArticle<E extends Event>(event: E): E & { sources: Source[] } {
  return { ...withTrees<TreeBlock, E>(event), sources: distinctSources(event.references) };
}

/** How many parsed articles a server caches for services that send no trees. */
const cachedArticles = 200;

/**
 * {@link toArticle} that never parses the same version twice while it is among the `size` last
 * used. Only version-dependent data is cached; a reader's own marks come from the given event.
 */
export function articleCache(size = cachedArticles): typeof toArticle {
  const cache = new Map<string, TreeBlock[]>();
  return <E extends Event>(event: E) => {
    if (hasTrees(event.content) || !event.event_version_id) return toArticle(event);
    const key = `${event.id} ${event.event_version_id}`;
    const content = cache.get(key) ?? withTrees<TreeBlock, Event>(event).content;
    cache.delete(key);
    cache.set(key, content);
    const oldest = cache.keys().next();
    if (cache.size > size && !oldest.done) cache.delete(oldest.value);
    // A version's blocks are this event's blocks, now with their trees.
    return toArticle({ ...event, content: content as E['content'] });
  };
}
