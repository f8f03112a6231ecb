// The bots of a site that opens: those of the product as this version has them, and on a new site what
// they find in the news that is there, so that no first screen is empty.
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { botRound, isFirstRound } from './round';
import { shippedBots } from './shipped';
import { tellFollowers } from './tell-followers';

/** More than this waits for the process that ingests. */
const firstEvents = 200;

/** In one process at a time; harmless when it is repeated. */
export async function openBots(store: Store, clock: Clock): Promise<void> {
  await store.exclusively('bots', async () => {
    await store.bots.ship(shippedBots, clock());
    if (!(await isFirstRound(store))) return;
    await botRound(store, clock, { most: firstEvents });
    // Who follows a bot later is not called for what it found before.
    await tellFollowers(store, clock());
  });
}
