// What a list loads automatically near its end.
import type { Feed, FeedLoad } from './feed';

/** The load to start at the end of the list, if any. A failed one waits for the reader. */
export function dueLoad(feed: Feed<unknown>, infinite: boolean): FeedLoad | undefined {
  if (feed.loading || feed.failed || feed.refreshed_at === undefined) return undefined;
  if (infinite && feed.has_more) return 'more';
  return feed.history_has_more ? 'history' : undefined;
}
