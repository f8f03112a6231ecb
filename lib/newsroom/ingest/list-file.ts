// A feed list from a file: the operator's, or the one that is shipped.
import { readFileSync } from 'node:fs';
import { listMistakes, readFeedList, type ListedFeed } from './feed-list';

/** The feeds of a file, and its mistakes. */
export type FeedListFile = { feeds: ListedFeed[]; mistakes: string[] };

/** Throws an error that names the file and the setting. */
export function readListFile(path: string): FeedListFile {
  try {
    const bytes = readFileSync(/* turbopackIgnore: true */ path);
    return { feeds: readFeedList(bytes), mistakes: listMistakes(bytes) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`FEEDS_FILE ${path} cannot be used: ${why}`, { cause });
  }
}
