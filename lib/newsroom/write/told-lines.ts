// What a page has told so far, line by line. Protects: no section repeats what a section above
// says, in other words or with fewer.
import type { Language } from '@/lib/model/text/languages';
import { tellingTerms } from '../language/news/telling-terms';
import { numbersOf } from '../language/text-terms';

/**
 * Two lines that share this part of their telling words, without a number of their own, say the
 * same …
 */
const sameShare = 0.7;
/** … and so does a line with this many telling words of which another one has nearly all. */
const partShare = 0.8;
const partTerms = 4;

export type ToldLines = {
  add(text: string): void;
  /** Whether a line adds nothing to those above. */
  says(text: string): boolean;
};

/** Starts with `lines`; each is analyzed once. */
export function toldLines(lines: Iterable<string>, lang: Language): ToldLines {
  const read = (text: string) => ({
    text,
    terms: tellingTerms(text, lang),
    numbers: new Set(numbersOf(text, lang)),
  });
  const above = [...lines].map(read);
  return {
    add(text) {
      above.push(read(text));
    },
    says(text) {
      const { terms, numbers } = read(text);
      return above.some((one) => {
        if (one.text === text) return true;
        if (![...numbers].every((number) => one.numbers.has(number))) return false;
        const shared = [...terms].filter((term) => one.terms.has(term)).length;
        return (
          shared >= sameShare * Math.max(terms.size, one.terms.size) ||
          (terms.size >= partTerms && shared >= partShare * terms.size)
        );
      });
    },
  };
}
