// When tracks are searched for: after ingest stored something new, one round at a time. What comes
// during a round gets one more round after it.
import type { Logger } from 'pino';
import type { Store } from '../store/store';
import type { Clock } from '../types';
import { searchTracks } from './search';

export type TrackRounds = {
  /** Something new is stored: a round begins, or follows the one under way. */
  begin(): void;
  /** Resolves when no round is under way. */
  settled(): Promise<void>;
};

/** Never throws: a round that fails is logged, and the next one searches again. */
export function createTrackRounds(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): TrackRounds {
  const { store, clock, log, signal } = parts;
  let wanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (wanted && !signal?.aborted) {
      wanted = false;
      try {
        const added = await searchTracks(store, clock, signal);
        if (added > 0) log.info({ added }, 'topics got new events');
      } catch (error) {
        log.error({ err: error }, 'a round over the topics failed');
      }
    }
    running = undefined;
  }

  return {
    begin() {
      wanted = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
