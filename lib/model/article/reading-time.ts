// How long an article takes to read. Chinese is counted in characters, everything else in words.

const wordsPerMinute = 230;
const charactersPerMinute = 400;

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
