// Sends a tally of what happened to our own origin. Knows no event and no page: a failure, an
// offline device or a page that is left changes nothing for the reader.
import type { Fetch } from '@/lib/contract';
import { ownOrigin } from './address';
import { deviceId } from './device-id';

export type TrackedFields = Readonly<Record<string, string | number | boolean>>;

const trackPath = '/api/track';

/** Sends one event, also while the page is being left; never from a device of the blacklist. */
export async function sendEvent(
  fetch: Fetch,
  blacklist: readonly string[],
  event: { event: string; fields: TrackedFields },
): Promise<void> {
  const device = deviceId();
  if (blacklist.includes(device)) return;
  try {
    await fetch(
      new Request(ownOrigin() + trackPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...event, device }),
        keepalive: true,
      }),
    );
  } catch {
    // Nobody is told: it is no concern of the reader's.
  }
}
