// The bots of a starting site: those of this version of the product and, on a new site, their posts
// about the news that is stored, so that no first screen is empty.
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { botRound, isFirstRound } from './round';
import { shippedBots } from './shipped';
import { tellFollowers } from './tell-followers';

/** More is left to the process that ingests. */
const firstEvents = 200;

/** Runs in one process at a time; harmless when repeated. */
export async function openBots(store: Store, clock: Clock): Promise<void> {
  await store.exclusively('bots', async () => {
    await store.bots.ship(shippedBots, clock());
    if (!(await isFirstRound(store))) return;
    await botRound(store, clock, { most: firstEvents });
    // Clears the queue now, so that later followers are not notified of these posts.
    await tellFollowers(store, clock());
  });
}
