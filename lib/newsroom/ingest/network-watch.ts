// Whether there is a network at all. Protects: a missing network does not count as a failure of a
// feed, and polling pauses until the network is back.
import { lookup } from 'node:dns/promises';
import type { Logger } from 'pino';

/** The hosts that are looked up to distinguish a dead host from a missing network. */
const hostsTried = 8;

export type NetworkWatch = {
  /** The latest result; true before the first check. */
  isOnline(): boolean;
  /** Records what a poll showed. */
  found(online: boolean): void;
  /** Checks and records whether some host of the list resolves: then the network is not missing. */
  look(): Promise<boolean>;
};

function resolvesByDns(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}

/** `hosts` are resolved for a check; `resolves` replaces the name server. */
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
