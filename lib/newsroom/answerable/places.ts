// The positions at which a text has what a question names.
import type { Language } from '@/lib/model/text/languages';
import { isUnspaced } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import type { WeightedTerm } from './question';

export type Place = { start: number; end: number };

const word = /[\p{L}\p{N}]+/gu;

/** Every position of `one` in a text. */
function eachOf(text: string, one: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length)) {
    places.push({ start: at, end: at + one.length });
  }
  return places;
}

/** The positions of some terms of a question in a text, in order. */
export function placesOf(text: string, terms: readonly WeightedTerm[], asked: Language): Place[] {
  const small = text.toLowerCase();
  const written = terms
    .flatMap(({ token, others }) => [token, ...others.map((one) => one.word)])
    .filter((one) => isUnspaced(text) || isUnspaced(one) || one.includes(' '));
  const whole = [...new Set(written)].flatMap((one) => eachOf(small, one));
  const alike = createAlike(asked);
  const isOne = (part: string) => terms.some((term) => holderOf(part, asked, alike)(term) > 0);
  const words = isUnspaced(text)
    ? []
    : [...text.matchAll(word)]
        .filter(([part]) => isOne(part))
        .map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
  return [...whole, ...words].sort((a, b) => a.start - b.start);
}
