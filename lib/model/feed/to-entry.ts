// Converts an event of the service to its row in a list. Separate from the rest of the entry:
// deduplicating sources needs the public suffix list, which is large and stays out of the first
// bundle.
import type { FeedEntry, Source } from './entry';
import { distinctSources } from './sources';

/** The row of an event as the service sends it. */
export function toEntry(event: Omit<FeedEntry, 'sources'> & { references: Source[] }): FeedEntry {
  const { id, event_version_id, title, brief, cover, release_time, writing } = event;
  const { has_updated, has_read, collected, like_status, like_count } = event;
  const { is_moment, translated, paid_content } = event;
  const sources = distinctSources(event.references);
  return {
    id,
    event_version_id,
    title,
    brief,
    cover,
    release_time,
    has_updated,
    has_read,
    collected,
    like_status,
    like_count,
    writing,
    sources,
    ...(translated ? { translated } : {}),
    ...(paid_content ? { paid_content } : {}),
    ...(is_moment ? { is_moment } : {}),
  };
}
