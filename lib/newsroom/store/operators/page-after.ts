// Pages of an operator's list: rows by a time and a key, newest first. Protects: a page is not
// shifted by rows that are added or deleted meanwhile, since its cursor names the last row and not
// a count.
import * as z from 'zod';
import { readCursor, writeCursor } from '../engine/cursor';

const place = z.tuple([z.int(), z.string()]);

/** The place where a page begins: after this time and key; without a cursor, at the newest row. */
export function behind(cursor: string | undefined): { time: number; key: string } {
  const [time, key] = cursor ? readCursor(cursor, place) : [Number.MAX_SAFE_INTEGER, ''];
  return { time, key };
}

/** `rows`: up to one more than `limit`; the extra row means that another page follows. */
export function pageOf<R>(
  rows: readonly R[],
  limit: number,
  placeOf: (row: R) => readonly [number, string],
): { items: R[]; next?: string } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? writeCursor(placeOf(last)) : undefined,
  };
}
