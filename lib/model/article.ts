// An event made ready for the article page: a tree for every text, sources counted once each.
import { distinctSources } from './sources';
import type { Source } from './entry';
import type { LocalizedText } from './languages';
import { withTrees } from './markdown/block-trees';
import type { TreeBlock } from './markdown/has-trees';

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

/**
 * {@link toArticle} that never parses the same version twice while it is among the `size` last used.
 * Only what depends on the version is kept; a reader's own marks come from the event given.
 */
export function articleCache(size: number): typeof toArticle {
  const kept = new Map<string, { content: TreeBlock[]; sources: Source[] }>();
  return <E extends Event>(event: E) => {
    const key = event.event_version_id && `${event.id} ${event.event_version_id}`;
    const known = key ? kept.get(key) : undefined;
    const { content, sources } = known ?? toArticle(event);
    if (key) {
      kept.delete(key);
      kept.set(key, { content, sources });
      const oldest = kept.keys().next();
      if (kept.size > size && !oldest.done) kept.delete(oldest.value);
    }
    // The blocks of a version are the blocks of this event: same service, same id, now with trees.
    return { ...event, content: content as E['content'], sources };
  };
}
