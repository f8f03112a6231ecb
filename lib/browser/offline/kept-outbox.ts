// The page's side of the worker's outbox: writes the pending calls where the worker can read them,
// and reads the outcomes of those it has sent.
import * as z from 'zod';
import { outboxCache, outboxKeptAt } from '@/lib/model/offline/kept-caches';
import type { KeptOutbox } from '@/lib/model/offline/kept-outbox';

const kept = z.object({
  owner: z.string(),
  calls: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
    }),
  ),
  sent: z.record(z.string(), z.enum(['taken', 'refused'])),
}) satisfies z.ZodType<KeptOutbox>;

/** The worker's pending and sent calls; undefined if there are none. Never fails. */
export async function readKeptOutbox(): Promise<KeptOutbox | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await window.caches.match(outboxKeptAt).catch(() => undefined);
  return kept.safeParse(await answer?.json().catch(() => undefined)).data;
}

/**
 * Replaces it; without calls nothing is left for the worker. If the cache cannot be written, it is
 * removed as well, since its calls may have been made meanwhile. Never fails.
 */
export async function writeKeptOutbox(outbox: KeptOutbox): Promise<void> {
  if (!('caches' in window)) return;
  try {
    if (outbox.calls.length > 0) {
      const cache = await window.caches.open(outboxCache);
      return await cache.put(outboxKeptAt, new Response(JSON.stringify(outbox)));
    }
  } catch {
    // The page itself sends them, for as long as it is open.
  }
  await window.caches.delete(outboxCache).catch(() => false);
}
