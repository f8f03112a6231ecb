// The format of every list for operators.
import * as z from 'zod';
import { envelopeShape } from './envelope';

/** Rows on one page of an operator's list. */
export const innerPageSize = 50;
export const innerPageMost = 200;

/** One page of rows of a given schema. */
export const innerPage = <S extends z.ZodType>(row: S) =>
  z.object({
    ...envelopeShape,
    data: z
      .object({
        items: z.array(row).default([]),
        has_more: z.boolean().default(false),
        next_cursor: z.string().default(''),
      })
      .optional(),
  });
