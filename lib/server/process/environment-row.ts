// One variable of the environment: what it may be, in words and as a schema.
import type { z } from 'zod';

/** The value of a `secret` is never shown, not even when it is wrong. */
export type Row<S extends z.ZodType = z.ZodType> = { allowed: string; schema: S; secret?: boolean };

export const row = <S extends z.ZodType>(allowed: string, schema: S): Row<S> => ({
  allowed,
  schema,
});
