// Input fields that several operations share, with the bounds that keep a request small.
import * as z from 'zod';

/** Ids are ours: letters, digits and `_ - . :`; anything else is a malformed request, not a miss. */
export const id = z.string().regex(/^[\w.:-]{1,128}$/, 'is not an id');
export const ids = z.array(id).max(200);
export const tabKey = z.string().regex(/^[\w.-]{1,64}$/, 'is not a tab key');
/** Opaque; the empty string asks for the first page. */
export const cursor = z.string().max(512).default('');
/**
 * A whole number, perhaps as text. Nothing else stands for one: read as a number, a null and an empty
 * text are 0, which here is an hour, no limit or the beginning of time.
 */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given),
    z.number().int().min(least).max(most),
  );
/** A number that may arrive as text, since GET fields travel in the query. */
export const count = (standard: number, most: number) => whole(1, most).default(standard);
