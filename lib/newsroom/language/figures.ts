// What the numbers in a sentence count: the dead, the injured, homes, percent of something.
// Protects: only figures of the same thing are compared; a number of an unknown thing is compared
// with none.
import type { Language } from '@/lib/model/text/languages';
import type { Figure } from './lexicon/figure';
import { lexicons } from './lexicons';

/** The figures of a sentence whose thing is known, in order. */
export const figuresOf = (text: string, lang: Language): Figure[] => lexicons[lang].figuresOf(text);
