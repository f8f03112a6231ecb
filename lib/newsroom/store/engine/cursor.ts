// Where a page ended, as text that callers return unread. It names the last row by its sort key, so
// that it survives inserts, deletes and new versions.
import * as z from 'zod';
import { Refusal } from '@/lib/newsroom/refusal';
import type { Cursor } from '../contract/store';

/** A count in a cursor: Postgres stores those in 32 bits, and fails for a longer number. */
export const countOfCursor = z.int32();

/** A place in a list, encoded for callers; {@link readCursor} decodes it. */
export function writeCursor(place: readonly (string | number)[]): Cursor {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws Refusal 400 when it is not one of our cursors. */
export function readCursor<S extends z.ZodType>(cursor: Cursor, place: S): z.infer<S> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new Refusal('cursor', { cause });
  }
}
