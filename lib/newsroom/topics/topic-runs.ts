// When topics are searched for: after ingest stored something new, in one process at a time.
import type { Logger } from 'pino';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import { whenAlone } from '../jobs/when-alone';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { searchTopics } from './search';

/** Requests during a round lead to one more round after it. */
export function createTopicRuns(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): BackgroundRuns {
  const { store, clock, log, signal } = parts;
  return createBackgroundRuns({ what: 'a round over the topics', log, signal }, async () => {
    const search = () => searchTopics(store, clock, signal);
    const added = (await whenAlone(store, search, { name: 'topics', signal })) ?? 0;
    if (added > 0) log.info({ added }, 'topics got new events');
  });
}
