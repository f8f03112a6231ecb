// Numbers as readers see them: like counts, and large counts with a unit word.
import { likeCountMost } from '../limits/feed';

/** "999+" from 1000 upward, hidden (empty) at 0; never negative. */
export function likeCount(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > likeCountMost ? `${likeCountMost}+` : String(Math.trunc(count));
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * "Thousands and millions are rounded with unit words": 2 thousand, 1 million, 1.2万. Chinese counts
 * in 万 and 亿, where a whole step would be too coarse. `tag` is a language tag such as `zh-CN`.
 */
export function shortNumber(count: number, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    const maximumFractionDigits = /^zh/i.test(tag) ? 1 : 0;
    const options = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits } as const;
    format = new Intl.NumberFormat(tag, options);
    formats.set(tag, format);
  }
  // A Filipino unit word is linked to the noun that follows it: 2 libong source.
  return format.format(count).replace(/libo$/, 'libong').replace(/yon$/, 'yong');
}
