// Whether there is a network at all. Protects: a feed is not blamed for a network that is missing, and
// nothing is polled until it is back.
import { lookup } from 'node:dns/promises';
import type { Logger } from 'pino';

/** Hosts that are looked up to tell a dead one from a dead network. */
const hostsTried = 8;

export type NetworkWatch = {
  /** What was found last; true until it was looked for. */
  isOnline(): boolean;
  /** Notes what a poll showed. */
  found(online: boolean): void;
  /** Whether some host of the list resolves: then it is not the network that is missing. Notes it. */
  look(): Promise<boolean>;
};

function resolvesByDns(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}

/** `hosts` are asked when it is looked; without `resolves` the name server is asked. */
export function createNetworkWatch({
  hosts,
  resolves = resolvesByDns,
  log,
}: {
  hosts: () => readonly string[];
  resolves?: (host: string) => Promise<boolean>;
  log: Pick<Logger, 'info' | 'warn'>;
}): NetworkWatch {
  let online = true;

  function found(now: boolean): void {
    if (now === online) return;
    online = now;
    if (online) log.info('the network is back; polling goes on');
    else log.warn('no network: feeds are not polled until it is back');
  }

  return {
    isOnline: () => online,
    found,
    async look() {
      const answers = await Promise.all(hosts().slice(0, hostsTried).map(resolves));
      const network = answers.some(Boolean);
      found(network);
      return network;
    },
  };
}
