// Whether a text has a name in another form, or another name that only differs by an end: one of the
// Teslas is a Tesla, but Lagos does not stand in Mar-a-Lago, nor Marcos in Marco Rubio. Protects that what
// is asked of one name is not told of another.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';

/** Ends by which two names of their own differ as often as two forms of one do. */
const ends = /^[sae]?$/;

/** Whether all that two words differ by is such an end. */
export function differByEnd(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return ends.test(a.slice(same)) && ends.test(b.slice(same));
}

/** A word in capitals right before a place, by a blank or inside of a name with hyphens: Mar-a-. */
const capitalBefore = /(\p{Lu}[\p{L}\p{M}\p{N}’'.]*)(?: |-(?:\p{Ll}+-)*)$/u;
const capitalBehind = /^(?:[ -]|-\p{Ll}+-)\p{Lu}/u;

/**
 * Whether a text has a folded word outside of longer names. A small word in front of it that has its
 * capital from where it stands alone is no part of one.
 */
export function standsOutsideNames(text: string, word: string, lang: Language): boolean {
  const { stopWords, asking } = lexicons[lang];
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].some(({ 0: written, index }) => {
    if (fold(written) !== word) return false;
    const before = capitalBefore.exec(text.slice(0, index))?.[1];
    const small = before === undefined ? undefined : fold(before);
    const isPart = small !== undefined && !(stopWords.has(small) || asking.words.has(small));
    return !isPart && !capitalBehind.test(text.slice(index + written.length));
  });
}
