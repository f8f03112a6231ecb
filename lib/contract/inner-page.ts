// The form of every list that operators read.
import * as z from 'zod';
import { envelopeShape } from './envelope';

/** Rows that one page of an operator's list carries. */
export const innerPageSize = 50;
export const innerPageMost = 200;

/** One page of rows of a kind. */
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
