// Where a page ended, as text that callers hand back unread. It names the last row by its sort
// key, so that it survives inserts, deletes and new versions.
import * as z from 'zod';
import { Refusal } from '@/lib/newsroom/refusal';
import type { Cursor } from '../contract/store';

/** A count that a page ended with: Postgres keeps those in 32 bits, and fails at a longer number. */
export const countOfCursor = z.int32();

/** A place in a list, as callers hand it back; {@link readCursor} reads it. */
export function writeCursor(place: readonly (string | number)[]): Cursor {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws Refusal 400 when it is none of ours. */
export function readCursor<S extends z.ZodType>(cursor: Cursor, place: S): z.infer<S> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new Refusal('cursor', { cause });
  }
}
