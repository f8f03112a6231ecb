// One variable of the environment: what it may be, in words and as a schema.
import type { z } from 'zod';

/**
 * `allowed` ends the sentence that names a wrong value: it must be … The value of a `secret` is never
 * shown, not even when it is wrong.
 */
export type Row<S extends z.ZodType = z.ZodType> = { allowed: string; schema: S; secret?: boolean };

/** A variable whose wrong value is told with the value. */
export const row = <S extends z.ZodType>(allowed: string, schema: S): Row<S> => ({
  allowed,
  schema,
});

/** A variable whose value no message shows. */
export const secretRow = <S extends z.ZodType>(allowed: string, schema: S) => ({
  ...row(allowed, schema),
  secret: true,
});
