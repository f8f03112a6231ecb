// What the numbers of a sentence count, if the sentence lacks the question's noun. Protects that a
// question how many houses burned down is not answered with how many people fled, nor how many
// people a company employs with how many jobs it cuts.
import { languages, type Language } from '@/lib/model/text/languages';
import type { CountForms } from '../lexicon/measure-forms';
import { lexicons } from '../lexicons';
import { otherWords } from '../meanings/other-words';
import { fold } from '../segment';
import { stemOf } from '../word-forms';

/** What a question counts: a noun and, in languages that have them, its counter. */
export type Counted = { word: string; lang: Language; unit?: string };

/** Whether people are counted; a word like students shows it by its form. */
export const countsPeople = ({ word, unit, lang }: Counted): boolean => {
  const { people, counts } = lexicons[lang].measures;
  return people.has(word) || counts.persons.test(unit ?? word);
};

/** The names of a noun and its synonyms in a language. */
function namesOf({ word, lang }: Counted, of: Language): string[] {
  const others = otherWords(word, lang).flatMap((one) => (one.lang === of ? [one.word] : []));
  return lang === of ? [word, ...others] : others;
}

type Forms = { counts: CountForms; names: readonly string[]; lang: Language };

/**
 * Whether a noun of a sentence is the question's noun, a synonym, or one that reports use for it.
 */
function isSameNoun(noun: string, { counts, names, lang }: Forms): boolean {
  const stems = names.map((name) => stemOf(name, lang));
  return (
    stems.includes(stemOf(fold(noun), lang)) ||
    counts.alike?.some((kind) => kind.test(noun) && names.some((name) => kind.test(name))) === true
  );
}

/**
 * Whether a noun of a sentence counts something else than the question; neither noun means people.
 */
function isOtherThing(noun: string, { word, lang, unit }: Counted, forms: Forms): boolean {
  const { counts, names } = forms;
  if (counts.anyUnit) return unit !== undefined && ![noun, counts.anyUnit].includes(unit);
  // Dogs are animals: a question for so wide a kind accepts any noun, and a sentence may use its
  // name for any.
  if (lexicons[lang].measures.counts.general.test(word)) return false;
  if (names.length === 0 || isSameNoun(noun, forms)) return false;
  return !counts.general.test(noun) || lexicons[lang].measures.counts.things.test(word);
}

/**
 * Whether the people in a sentence are others than those the question counts: villagers are no
 * soldiers, but plain ‘people’ may be. The noun may be unknown in the other language.
 */
function areOthers(noun: string, behind: string | undefined, asked: Counted, forms: Forms) {
  const { counts, names, lang } = forms;
  const of = lexicons[asked.lang].measures;
  if (of.people.has(asked.word) || of.counts.anyone.test(asked.word))
    return counts.things.test(noun);
  if (names.length === 0) return counts.things.test(noun);
  const isKind = of.counts.kinds.test(asked.word);
  if (counts.anyUnit) {
    if (behind !== undefined) return !names.some((name) => behind.includes(name));
    // 300人 of a company are its employees.
    return isKind || !lexicons[lang].measures.people.has(noun);
  }
  if (isSameNoun(noun, forms)) return false;
  return isKind || !counts.anyone.test(noun);
}

const clause = /[^,;，；]+[,;，；]?/gu;

/**
 * A sentence without clauses on what is done to only some employees, unless the question is about
 * that.
 */
export function withoutSome(sentence: string, lang: Language, question: string): string {
  const isAsked = languages.some((one) => lexicons[one].measures.counts.some.test(question));
  if (isAsked) return sentence;
  const { some } = lexicons[lang].measures.counts;
  return (sentence.match(clause) ?? []).filter((one) => !some.test(one)).join('');
}

/** Whether a noun means people who work somewhere. */
export const areStaff = ({ word, lang }: Counted): boolean =>
  lexicons[lang].measures.counts.staff.test(word);

/** A sentence without the numbers that count something else than the question. */
export function withoutOtherCounts(sentence: string, lang: Language, counted: Counted): string {
  const { counts } = lexicons[lang].measures;
  const isOfPeople = countsPeople(counted);
  const forms: Forms = { counts, names: namesOf(counted, lang), lang };
  // There are more kinds of people than any list has.
  const isOther = (noun: string, behind?: string): boolean =>
    isOfPeople
      ? areOthers(noun, behind, counted, forms)
      : counts.persons.test(noun) || isOtherThing(noun, counted, forms);
  const drop = (whole: string, ...rest: unknown[]) => {
    const { noun = '', what } = (rest.at(-1) ?? {}) as { noun?: string; what?: string };
    return isOther(noun, what) ? ' ' : whole;
  };
  return counts.of.reduce((left, of) => left.replace(of, drop), sentence);
}
