// How long an article takes to read. Chinese is measured in characters, everything else in words.
import { countHan, withoutHan } from '../text/scripts';

const wordsPerMinute = 230;
const charactersPerMinute = 400;

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const characters = countHan(text);
  const words = withoutHan(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
