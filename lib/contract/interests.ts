// Interests on the wire: "selections are sent as a list of category and keyword pairs", once as a
// JSON string and once as keys.
import * as z from 'zod';
import { interestKeywordChars, interestTopicsMost } from '@/lib/model/limits/topics';
import { tabKey } from './fields';

const keyword = z
  .string()
  .max(interestKeywordChars)
  .regex(/^(?!\s)[^\p{C}]+(?<!\s)$/u, 'is not a keyword');

/** One chosen keyword of a category. */
export const interest = z.object({ category: tabKey, keyword });

/** "An interest item has category and keywords, each with a keyword." */
export const interestItem = z.object({
  category: tabKey,
  keywords: z.array(z.object({ keyword })).default([]),
});

const pairs = z.array(interest).max(interestTopicsMost);

/** The pairs in a call's JSON string, each once; undefined if it contains anything else. */
export function readInterests(text: string): z.infer<typeof pairs> | undefined {
  try {
    const list = pairs.parse(JSON.parse(text));
    return [...new Map(list.map((pair) => [tagKeyOf(pair), pair])).values()];
  } catch {
    return undefined;
  }
}

/** The key of a pair; no category contains a slash. */
export function tagKeyOf({ category, keyword: word }: z.infer<typeof interest>): string {
  return `${category}/${word}`;
}

export const tagKey = z
  .string()
  .refine((key) => interest.safeParse(readTagKey(key)).success, 'is not a category/keyword key');

/** The parts of `category/keyword`; a key without a slash is a keyword without a category. */
export function readTagKey(key: string): z.infer<typeof interest> {
  const at = key.indexOf('/');
  return { category: key.slice(0, Math.max(at, 0)), keyword: key.slice(at + 1) };
}
