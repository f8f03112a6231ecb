// The evidence for the sentences of an answer or an article, on the wire.
import * as z from 'zod';
import { verdicts } from '@/lib/model/article/evidence';
import { lenient } from './lenient';

const quote = z.object({
  n: z.int(),
  text: z.string(),
  lang: z.string().optional(),
  span: z
    .tuple([z.int().min(0), z.int().min(0)])
    .optional()
    .catch(undefined),
});

export const evidenceList = lenient(
  z.object({ sentence: z.string(), verdict: z.enum(verdicts), quotes: lenient(quote).default([]) }),
);
