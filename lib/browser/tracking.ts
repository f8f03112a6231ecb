// Sends a tally of what happened to our own origin. Knows no event and no page: a failure, an
// offline device or a page that is left changes nothing for the reader.
import type { Fetch } from '@/lib/contract';

export type TrackedFields = Readonly<Record<string, string | number | boolean>>;

/** Sends one event, also while the page is being left. */
export async function sendEvent(
  fetch: Fetch,
  address: string,
  event: { event: string; fields: TrackedFields; device: string },
): Promise<void> {
  try {
    await fetch(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        keepalive: true,
      }),
    );
  } catch {
    // Nobody is told: it is no concern of the reader's.
  }
}
