// The feed list that the commands use: FEEDS_FILE when it is set, else the one that comes along.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readFeedList, type ListedFeed } from '@/lib/newsroom/ingest/feed-list';

/** Throws with a sentence that names the file. */
export async function readListFile(feedsFile: string | undefined): Promise<ListedFeed[]> {
  const path = feedsFile ?? resolve(import.meta.dirname, '../newsroom/ingest/default-feeds.opml');
  try {
    return readFeedList(await readFile(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`FEEDS_FILE ${path} cannot be used: ${why}`, { cause });
  }
}
