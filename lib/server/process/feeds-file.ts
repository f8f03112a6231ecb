// Checks the operator's feed list before the start: otherwise the worker would crash on it again
// and again, unnoticed, while the site stays empty.
import { readListFile } from '@/lib/newsroom/ingest/list-file';
import { EnvironmentError, type Environment } from './env';

/** Throws {@link EnvironmentError} where this process polls a list that cannot be used. */
export function checkFeedsFile(values: Environment): void {
  const { FEEDS_FILE, POLL_FEEDS, NEWS_SERVICE_URL } = values;
  if (!FEEDS_FILE || !POLL_FEEDS || NEWS_SERVICE_URL) return;
  try {
    readListFile(FEEDS_FILE);
  } catch (error) {
    throw new EnvironmentError([error instanceof Error ? error.message : String(error)]);
  }
}
