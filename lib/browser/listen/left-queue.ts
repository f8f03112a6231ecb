// The read-aloud queue as it was left for another page of the site or a reload: it is restored,
// paused at the same position. Protects: navigation never loses a reader's queue, and nobody who
// signs in as another reader sees it.
import * as z from 'zod';
import { playlist } from '@/lib/contract/voice';
import type { Track } from '@/lib/model/listen/player';
import { languages } from '@/lib/model/text/languages';
import { parseJson } from '@/lib/model/text/parse-json';
import { leftQueueKey } from '@/lib/model/wire/storage-keys';
import { readStored, removeStored, writeStored } from '../storage/storage';

const left = z.object({
  /** The listener; absent for a guest, who may have signed in since. */
  reader: z.string().optional(),
  request: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('event'),
      id: z.string(),
      lang: z.enum(languages).optional(),
    }),
    z.object({ kind: z.literal('list') }),
    z.object({ kind: z.literal('day'), date: z.string() }),
  ]),
  tracks: z.array(playlist.extend({ added: z.literal(true).optional() })).min(1),
  track: z.int().nonnegative(),
  part: z.int().nonnegative(),
});

export type LeftQueue = Omit<z.output<typeof left>, 'tracks'> & { tracks: readonly Track[] };

export const keepLeftQueue = (queue: LeftQueue): void =>
  writeStored(leftQueueKey, JSON.stringify(queue), 'sessionStorage');

export const forgetLeftQueue = (): void => removeStored(leftQueueKey, 'sessionStorage');

/** The queue that was left; undefined if there is none, or it is another reader's. */
export function readLeftQueue(reader: string | undefined): LeftQueue | undefined {
  const found = left.safeParse(parseJson(readStored(leftQueueKey, 'sessionStorage') ?? '')).data;
  if (!found?.tracks[found.track]?.parts[found.part]) return undefined;
  return found.reader === undefined || found.reader === reader ? found : undefined;
}
