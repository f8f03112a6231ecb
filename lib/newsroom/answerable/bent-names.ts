// Whether a text has a name in an inflected form, or another name that only differs by its ending:
// one of the Teslas is a Tesla, but Lagos is not in Mar-a-Lago, nor Marcos in Marco Rubio.
// Protects: a question about one name is not answered with another.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';

/** Endings by which two different names differ as often as two forms of one. */
const ends = /^[sae]?$/;

/** Whether two words differ by such an ending only. */
export function differByEnd(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return ends.test(a.slice(same)) && ends.test(b.slice(same));
}

/**
 * A capitalized word right before a position, with a blank, or within a hyphenated name: Mar-a-.
 */
const capitalBefore = /(\p{Lu}[\p{L}\p{M}\p{N}’'.]*)(?: |-(?:\p{Ll}+-)*)$/u;
const capitalBehind = /^(?:[ -]|-\p{Ll}+-)\p{Lu}/u;

/**
 * Whether a text has a folded word outside of longer names. A small word before it that is only
 * capitalized because it begins the sentence is no part of a name.
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
