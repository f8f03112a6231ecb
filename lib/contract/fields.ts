// Input fields that several operations share, with bounds that keep requests small.
import * as z from 'zod';

/**
 * Ids are ours: letters, digits and `_ - . :`; anything else is a malformed request, not an unknown
 * id.
 */
export const id = z.string().regex(/^[\w.:-]{1,128}$/, 'is not an id');
export const ids = z.array(id).max(200);
export const tabKey = z.string().regex(/^[\w.-]{1,64}$/, 'is not a tab key');
/** Opaque; the empty string requests the first page. */
export const cursor = z.string().max(512).default('');
/**
 * A whole number, possibly as text. Nothing else is converted: null and an empty text would become
 * 0, which here means an hour, no limit or the beginning of time.
 */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number().int().min(least).max(most),
  );
/** A number that may be text, since GET fields are sent in the query. */
export const count = (standard: number, most: number) => whole(1, most).default(standard);
