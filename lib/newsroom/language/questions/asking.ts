// How people ask, in every language: a question may be in another one than its reader's, and mixes
// them freely, so that each form is looked for in all.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';
import { isKnownDeed, otherWords } from '../meanings/other-words';
import { fold, inOneScript, segment } from '../segment';
import { stemOf } from '../word-forms';

type Form =
  | 'list'
  | 'ownMatter'
  | 'today'
  | 'thisWeek'
  | 'amount'
  | 'moment'
  | 'day'
  | 'country'
  | 'currentValue'
  | 'givesValue'
  | 'yesNo'
  | 'isTrue'
  | 'price'
  | 'givesPrice'
  | 'reason'
  | 'givesReason'
  | 'pointsBack'
  | 'refers'
  | 'whatIs'
  | 'onlyAsks'
  | 'thing'
  | 'place'
  | 'winner'
  | 'scorer';

const all = () => Object.values(lexicons);

/** Whether a text has a form in any of the languages. */
export const asks = (form: Form, text: string): boolean =>
  all().some(({ asking }) => asking[form].test(text));

/** A question in the words that say the same more shortly. */
export const rephrased = (question: string): string =>
  all()
    .flatMap(({ asking }) => asking.rephrased ?? [])
    .reduce((text, [form, as]) => text.replace(form, as), question);

/** Whether a question asks, before a deed, for who did it. */
export const asksActor = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.actor.test(before);

/** Whether a question asks, before a noun, for something that is called so. */
export const asksNoun = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.noun.test(before);

/** Whether a question asks, before somebody, for what that one did, and to whom. */
export const asksActedOn = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.acted?.test(before) === true;

/** Whether a question asks for what was done or happened. */
export const asksOfPast = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.ofPast?.test(text) === true;

/** Whether a question asks for what is to come. */
export const asksOfFuture = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.ofFuture.test(text);

/** What a question counts, where that has several words. */
export const countedIn = (text: string, lang: Language): string | undefined =>
  lexicons[lang].asking.counted?.exec(text)?.groups?.what;

/** The noun that a question asks for of a name, folded: the owner of a ship. */
export function askedHead(text: string, lang: Language): string | undefined {
  for (const head of lexicons[lang].asking.heads) {
    const what = head.exec(text)?.groups?.what;
    if (what !== undefined) return fold(what);
  }
  return undefined;
}

/** The forms of the deed that somebody is called by, an owner by owning; undefined where there is none. */
export function makesActor(word: string, lang: Language): RegExp | undefined {
  const deed = lexicons[lang].asking.doer?.exec(word)?.[1];
  return deed === undefined
    ? undefined
    : new RegExp(`(?<!\\p{L})${deed}(?:e?s|e?d|ing)(?!\\p{L})`, 'iu');
}

/** The deed at the end of a question that asks nothing else of whom it names, folded; undefined of any other. */
export function deedAtEnd(text: string, lang: Language): string | undefined {
  const { ending, tellings } = lexicons[lang].asking;
  const deed = ending?.exec(text)?.groups?.deed;
  // What was said is told without a word for saying it.
  return deed === undefined || tellings.has(fold(deed)) ? undefined : fold(deed);
}

/** The deed at the end of a question and the word that it goes on with, folded: charged with. */
export function deedLeftBehind(
  text: string,
  lang: Language,
): { deed: string; on: string } | undefined {
  const { deed, on } = lexicons[lang].asking.leftBehind?.exec(text)?.groups ?? {};
  return deed === undefined || on === undefined ? undefined : { deed: fold(deed), on: fold(on) };
}

/** Whether a question asks who somebody is. */
export const asksHolder = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.holder?.test(text) === true;

/** Whether a word has a form that only a verb of the past has. */
export const isPastVerb = (word: string, lang: Language): boolean =>
  lexicons[lang].asking.past?.test(word) === true || lexicons[lang].forms?.has(word) === true;

const capitals = /\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*/gu;

/** A sentence without the places that a question already names: ‘where in Peru’ is not answered by Peru. */
function withoutNamedPlaces(sentence: string, question: string): string {
  const isPlace = (at: number) =>
    all().some(({ spaced, names }) => spaced && names.place.test(question.slice(0, at)));
  return [...question.matchAll(capitals)]
    .filter(({ index }) => isPlace(index))
    .reduce(
      (left, [name]) =>
        left.replace(new RegExp(`(?<!\\p{L})${name}(?![\\p{L}’'-]| \\p{Lu})`, 'gu'), ' '),
      sentence,
    );
}

/** Whether a sentence says where something is, in a language that may be another than the question's. */
export const tellsPlace = (sentence: string, lang: Language, question = ''): boolean =>
  lexicons[lang].asking.givesPlace.test(withoutNamedPlaces(inOneScript(sentence), question));

/** A sentence without the days that say only when something was told, but for who asks just that. */
export function withoutToldDays(sentence: string, lang: Language, question: string): string {
  const isAsked = all().some(({ asking }) => asking.told.asks.test(question));
  return isAsked ? sentence : sentence.replace(lexicons[lang].asking.told.days, ' ');
}

/** Whether a sentence says that something was won. */
export const tellsWinner = (sentence: string, lang: Language): boolean =>
  lexicons[lang].asking.givesWinner.test(inOneScript(sentence));

/** Whether a sentence says that somebody scored. */
export const tellsScorer = (sentence: string, lang: Language): boolean =>
  lexicons[lang].asking.givesScorer.test(inOneScript(sentence));

/** Whether a sentence says what somebody is blamed, punished or praised for. */
export const tellsBlame = (sentence: string, lang: Language): boolean =>
  lexicons[lang].asking.blames?.test(inOneScript(sentence)) === true;

/** Whether a sentence says what came before a deed that a question names: detained after a collision. */
export function tellsAftermath(sentence: string, lang: Language, question: string): boolean {
  const { aftermath } = lexicons[lang].asking;
  if (!aftermath) return false;
  const asked = new Set(
    segment(question, lang).flatMap((token) =>
      [token, ...otherWords(token, lang).map(({ word }) => word)].map((one) => stemOf(one, lang)),
    ),
  );
  // A deed of now looks like many of something: ‘trees after the storm’ tells of no deed.
  const written = new Set(segment(question, lang));
  return [...sentence.matchAll(aftermath)].some(({ groups }) => {
    const { now, known } = groups ?? {};
    const deed = fold(groups?.deed ?? groups?.alone ?? groups?.coming ?? now ?? known ?? '');
    if (!asked.has(stemOf(deed, lang))) return false;
    return known === undefined ? !(now && written.has(deed)) : isKnownDeed(deed, lang);
  });
}

/** Whether a question goes on with the one before it. */
export const goesOn = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.goesOn.test(text);

/** Whether a question speaks of something without a name as if it was told of before: the mayor. */
export const isKnown = ({ text, lang }: { text: string; lang: Language }): boolean =>
  lexicons[lang].asking.known?.test(text) === true;

/** Which of several that were told before a text asks for, from 0, or from -1 for the last; undefined of any other. */
export function listedIn(text: string): number | undefined {
  for (const { asking } of all()) {
    const groups = asking.listed.exec(inOneScript(text))?.groups;
    const place = Object.entries(groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    if (place !== undefined) return place === 'last' ? -1 : Number(place.slice(1)) - 1;
  }
  return undefined;
}

/** Whether a question speaks of something by a word that stands for it. */
export const standsForEarlier = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.standsFor.test(text);
