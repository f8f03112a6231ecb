// Numbers as readers see them: like counts, and large counts with a unit word.
import { likeCountMost } from '../limits/feed';
import { toLanguage, type Language } from './languages';

/** "999+" from 1000 upward, hidden (empty) at 0; never negative. */
export function likeCount(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > likeCountMost ? `${likeCountMost}+` : String(Math.trunc(count));
}

const formats = new Map<string, Intl.NumberFormat>();

/** How a number with a unit word is rounded, and how it is joined to the following noun. */
type ShortForm = { fractionDigits: number; beforeNoun: (shown: string) => string };

const shortForms: Readonly<Record<Language, ShortForm>> = {
  en: { fractionDigits: 0, beforeNoun: (shown) => shown },
  // Counted in 万 and 亿, where whole steps would be too coarse.
  zh: { fractionDigits: 1, beforeNoun: (shown) => shown },
  // 2 libong source.
  ph: {
    fractionDigits: 0,
    beforeNoun: (shown) => shown.replace(/libo$/, 'libong').replace(/yon$/, 'yong'),
  },
};

/**
 * "Thousands and millions are rounded with unit words": 2 thousand, 1 million, 1.2万. `tag` is a
 * language tag such as `zh-CN`.
 */
export function shortNumber(count: number, tag: string): string {
  const { fractionDigits, beforeNoun } = shortForms[toLanguage(tag, 'en')];
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      ...{ notation: 'compact', compactDisplay: 'long' },
      maximumFractionDigits: fractionDigits,
    });
    formats.set(tag, format);
  }
  return beforeNoun(format.format(count));
}
