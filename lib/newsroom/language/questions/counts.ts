// What the numbers of a sentence count, where the sentence lacks the word for what a question counts.
// Protects that how many houses burned down is not answered by how many people fled, nor how many a firm
// employs by how many jobs it cuts.
import type { Language } from '@/lib/model/text/languages';
import type { CountForms } from '../lexicon/measure-forms';
import { lexicons } from '../lexicons';

/** What a question counts: a noun, and where a language has such, the word that counts it. */
export type Counted = { word: string; lang: Language; unit?: string };

/** Whether people are counted; a word like students says so by its form. */
export const countsPeople = ({ word, unit, lang }: Counted): boolean => {
  const { people, counts } = lexicons[lang].measures;
  return people.has(word) || counts.persons.test(unit ?? word);
};

/** Whether a noun of a sentence counts something else than a question does: neither are people. */
function isOtherThing(noun: string, { word, lang, unit }: Counted, counts: CountForms): boolean {
  if (counts.anyUnit) return unit !== undefined && ![noun, counts.anyUnit].includes(unit);
  const { general, things } = lexicons[lang].measures.counts;
  // Dogs are animals: of so wide a kind any may be counted, and by its name any may be told.
  if (general.test(word)) return false;
  if (counts.alike?.some((kind) => kind.test(word) && kind.test(noun))) return false;
  return counts.things.test(noun) && (things.test(word) || !counts.general.test(noun));
}

/** A sentence without the numbers that count something else than a question does. */
export function withoutOtherCounts(sentence: string, lang: Language, counted: Counted): string {
  const { counts } = lexicons[lang].measures;
  const isOfPeople = countsPeople(counted);
  const asked = counted.lang === lang ? counted : { word: counted.word, lang: counted.lang };
  // Of people there are more kinds than any list has.
  const isOther = (noun: string): boolean =>
    isOfPeople
      ? counts.things.test(noun)
      : counts.persons.test(noun) || isOtherThing(noun, asked, counts);
  const drop = (whole: string, ...rest: unknown[]) => {
    const { noun = '' } = (rest.at(-1) ?? {}) as { noun?: string };
    return isOther(noun) ? ' ' : whole;
  };
  return counts.of.reduce((left, of) => left.replace(of, drop), sentence);
}
