// Sends usage events to our own origin. It knows neither events nor pages; a failure, an offline
// device or a page that is being left changes nothing for the reader.
import type { Fetch } from '@/lib/contract';
import { ownOrigin } from '../history/address';
import { deviceId } from '../device/device-id';

export type TrackedFields = Readonly<Record<string, string | number | boolean>>;

const trackPath = '/api/track';

/** Sends one event, even while the page is being left; never from a blacklisted device. */
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
    // The failure is ignored: it does not concern the reader.
  }
}
