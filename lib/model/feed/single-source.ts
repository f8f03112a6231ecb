// How an event is presented that only one publisher reported. If that publisher gave only a
// headline, the event is a link and not an article.
import type { FeedEntry, Source } from './entry';

/**
 * The only source, if there is one and the event is news: a sample names the source it was written
 * from.
 */
export function onlySource({
  sources,
  writing,
}: Pick<FeedEntry, 'sources' | 'writing'>): Source | undefined {
  return writing !== 'sample' && sources.length === 1 ? sources[0] : undefined;
}

/** Whether only a headline is known of an event. */
export function isHeadlineOnly(entry: Pick<FeedEntry, 'sources' | 'writing' | 'brief'>): boolean {
  return onlySource(entry) !== undefined && entry.brief.every(({ text }) => text.trim() === '');
}
