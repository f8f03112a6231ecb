// When topics are searched for: after ingest stored something new.
import type { Logger } from 'pino';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { searchTopics } from './search';

export function createTopicRuns(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): BackgroundRuns {
  const { store, clock, log, signal } = parts;
  return createBackgroundRuns({ what: 'a round over the topics', log, signal }, async () => {
    const added = await searchTopics(store, clock, signal);
    if (added > 0) log.info({ added }, 'topics got new events');
  });
}
