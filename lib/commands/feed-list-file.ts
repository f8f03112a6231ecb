// The feed list that the commands use: FEEDS_FILE if it is set, else the one that ships with the
// product.
import { resolve } from 'node:path';
import { readListFile, type FeedListFile } from '@/lib/newsroom/ingest/list-file';

/** Throws with a sentence that names the file. */
export const siteFeeds = (feedsFile: string | undefined): FeedListFile =>
  readListFile(feedsFile ?? resolve(import.meta.dirname, '../newsroom/ingest/default-feeds.opml'));
