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

/** What the worker would send, and has sent; undefined where nothing waits for it. */
export async function readKeptOutbox(): Promise<KeptOutbox | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await window.caches.match(outboxKeptAt);
  return kept.safeParse(await answer?.json().catch(() => undefined)).data;
}

/** Replaces it; without a call nothing is left for the worker. */
export async function writeKeptOutbox(outbox: KeptOutbox): Promise<void> {
  if (!('caches' in window)) return;
  if (outbox.calls.length === 0) {
    await window.caches.delete(outboxCache);
    return;
  }
  const cache = await window.caches.open(outboxCache);
  await cache.put(outboxKeptAt, new Response(JSON.stringify(outbox)));
}
