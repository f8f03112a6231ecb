// An event made ready for the article page: a tree for every text, sources counted once each.
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

/** For servers. Where the service brings no trees this parses markdown, some 20 ms an article. */
export function toArticle<E extends Event>(event: E): E & { sources: Source[] } {
  return { ...withTrees<TreeBlock, E>(event), sources: distinctSources(event.references) };
}

/** How many parsed articles a server keeps for services that bring no trees. */
const cachedArticles = 200;

/**
 * {@link toArticle} that never parses the same version twice while it is among the `size` last used.
 * Only what depends on the version is kept; a reader's own marks come from the event given.
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
    // The blocks of a version are the blocks of this event, now with their trees.
    return toArticle({ ...event, content: content as E['content'] });
  };
}
