// Fields that others see. Protects: nobody writes a name that is blank, or that turns the direction
// of the page around it.
import * as z from 'zod';
import { isSeen, seenLine, seenLines } from '@/lib/model/text/seen-text';

const written = (most: number, least: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => text === '' || isSeen(text), 'has nothing to see');

/** A name: one line; `least` 0: '' stands for none. */
export const seenName = (most: number, least = 1) => written(most, least).transform(seenLine);
/** A text with its lines; `least` as for a name. */
export const seenWords = (most: number, least = 1) => written(most, least).transform(seenLines);
