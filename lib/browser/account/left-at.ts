// When the reader was last here. Protects: it belongs to that reader, and is taken once: what
// arrived meanwhile is reported to one reader, one time.
import * as z from 'zod';
import { leftAtKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, writeStored } from '../storage/storage';

const kept = z.object({ owner: z.string(), at: z.number() });

const ownerOf = (reader: string | undefined) => reader ?? 'guest';

export function keepLeft(reader: string | undefined, at: number): void {
  writeStored(leftAtKey, JSON.stringify({ owner: ownerOf(reader), at }));
}

/** Milliseconds since 1970; undefined for a reader who was not here before, or has been told. */
export function takeLeft(reader: string | undefined): number | undefined {
  const text = readStored(leftAtKey);
  removeStored(leftAtKey);
  try {
    const found = kept.safeParse(JSON.parse(text ?? 'null'));
    return found.success && found.data.owner === ownerOf(reader) ? found.data.at : undefined;
  } catch {
    return undefined;
  }
}
