// When the bots scan the news: after ingest stored something new, in one process at a time.
import type { Logger } from 'pino';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import { whenAlone } from '../jobs/when-alone';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { botRound } from './round';
import { tellFollowers } from './tell-followers';

/** Runs a round when no other process does; returns how many posts it made. */
export async function postAlone(store: Store, clock: Clock, signal?: AbortSignal): Promise<number> {
  const round = async () => {
    const made = await botRound(store, clock, { signal });
    await tellFollowers(store, clock());
    return made.posts.length;
  };
  return (await whenAlone(store, round, { name: 'bots', signal })) ?? 0;
}

/** Requests during a round lead to one more round after it. */
export function createBotRuns(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): BackgroundRuns {
  const { store, clock, log, signal } = parts;
  return createBackgroundRuns({ what: 'a round of the bots', log, signal }, async () => {
    const posts = await postAlone(store, clock, signal);
    if (posts > 0) log.info({ posts }, 'bots posted');
  });
}
