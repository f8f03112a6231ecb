// What there is to say of an event that one publisher alone reported. Where that publisher gave a
// headline and nothing else, the event is a link and not an article.
import type { FeedEntry, Source } from './entry';

/** The only source, if there is one and the event is news: a sample names what it was written from. */
export function onlySource({
  sources,
  writing,
}: Pick<FeedEntry, 'sources' | 'writing'>): Source | undefined {
  return writing !== 'sample' && sources.length === 1 ? sources[0] : undefined;
}

/** Whether a headline is all that is known of an event. */
export function isHeadlineOnly(entry: Pick<FeedEntry, 'sources' | 'writing' | 'brief'>): boolean {
  return onlySource(entry) !== undefined && entry.brief.every(({ text }) => text.trim() === '');
}
