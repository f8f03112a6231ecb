// The page's side of what the offline worker may send: written where the worker can read it, and read
// back with what it has sent.
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

/** What the worker would send, and has sent; undefined where nothing waits for it. Never fails. */
export async function readKeptOutbox(): Promise<KeptOutbox | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await window.caches.match(outboxKeptAt).catch(() => undefined);
  return kept.safeParse(await answer?.json().catch(() => undefined)).data;
}

/**
 * Replaces it; without a call nothing is left for the worker, nor where the store takes nothing: what
 * was there may have been made meanwhile. Never fails.
 */
export async function writeKeptOutbox(outbox: KeptOutbox): Promise<void> {
  if (!('caches' in window)) return;
  try {
    if (outbox.calls.length > 0) {
      const cache = await window.caches.open(outboxCache);
      return await cache.put(outboxKeptAt, new Response(JSON.stringify(outbox)));
    }
  } catch {
    // The page sends it, for as long as it is open.
  }
  await window.caches.delete(outboxCache).catch(() => false);
}
