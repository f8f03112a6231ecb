// When tracks are searched for: after ingest stored something new.
import type { Logger } from 'pino';
import { createRounds, type Rounds } from '../background-runs';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { searchTracks } from './search';

export function createTrackRounds(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): Rounds {
  const { store, clock, log, signal } = parts;
  return createRounds({ what: 'a round over the topics', log, signal }, async () => {
    const added = await searchTracks(store, clock, signal);
    if (added > 0) log.info({ added }, 'topics got new events');
  });
}
