// How people ask, in every language: a question may be in another language than its reader's, and
// may mix languages, so every pattern is tried for all of them.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';
import { isKnownDeed, otherWords } from '../meanings/other-words';
import { fold, inOneScript, segment } from '../segment';
import { isHeadlineCase } from '../spaced/headline-case';
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

/** Whether a text matches a pattern of any language. */
export const asks = (form: Form, text: string): boolean =>
  all().some(({ asking }) => asking[form].test(text));

/** A question in an equivalent shorter form. */
export const rephrased = (question: string): string =>
  all()
    .flatMap(({ asking }) => asking.rephrased ?? [])
    .reduce((text, [form, as]) => text.replace(form, as), question);

/** Whether a question asks, before a verb, for who did it. */
export const asksActor = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.actor.test(before);

/** Whether a question asks, before a noun, for something of that kind. */
export const asksNoun = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.noun.test(before);

/** Whether a question asks, before a name, what that person did to whom. */
export const asksActedOn = (before: string, lang: Language): boolean =>
  lexicons[lang].asking.acted?.test(before) === true;

/** Whether a question asks for what was done or happened. */
export const asksOfPast = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.ofPast?.test(text) === true;

/** Whether a question asks for what is to come. */
export const asksOfFuture = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.ofFuture.test(text);

/** What a question counts, if that takes several words. */
export const countedIn = (text: string, lang: Language): string | undefined =>
  lexicons[lang].asking.counted?.exec(text)?.groups?.what;

/** The noun whose name a question asks for, folded: the owner of a ship. */
export function askedHead(text: string, lang: Language): string | undefined {
  for (const head of lexicons[lang].asking.heads) {
    const what = head.exec(text)?.groups?.what;
    if (what !== undefined) return fold(what);
  }
  return undefined;
}

/** The forms of the verb behind an agent noun, an owner by owning; undefined if there is none. */
export function makesActor(word: string, lang: Language): RegExp | undefined {
  const deed = lexicons[lang].asking.doer?.exec(word)?.[1];
  return deed === undefined
    ? undefined
    : new RegExp(`(?<!\\p{L})${deed}(?:e?s|e?d|ing)(?!\\p{L})`, 'iu');
}

/**
 * The verb at the end of a question that asks nothing else about the person it names, folded;
 * undefined for others.
 */
export function deedAtEnd(text: string, lang: Language): string | undefined {
  const { ending, tellings } = lexicons[lang].asking;
  const deed = ending?.exec(text)?.groups?.deed;
  // Reports state what was said without a verb of saying.
  return deed === undefined || tellings.has(fold(deed)) ? undefined : fold(deed);
}

/** The verb at the end of a question and its preposition, folded: charged with. */
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

/** Whether a word has a form that only past verbs have. */
export const isPastVerb = (word: string, lang: Language): boolean =>
  lexicons[lang].asking.past?.test(word) === true || lexicons[lang].forms?.has(word) === true;

const capitals = /\p{Lu}[\p{L}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{N}’'-]*)*/gu;

/**
 * A sentence without the places that the question names: ‘where in Peru’ is not answered by Peru.
 */
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

/** Whether a sentence says where something is; it may be in another language than the question. */
export function tellsPlace(sentence: string, lang: Language, question = ''): boolean {
  const { givesPlace, givesPlaceInTitle = givesPlace } = lexicons[lang].asking;
  const form = isHeadlineCase(sentence) ? givesPlaceInTitle : givesPlace;
  return form.test(withoutNamedPlaces(inOneScript(sentence), question));
}

/**
 * A sentence without the days that only say when something was reported, unless the question asks
 * for them.
 */
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

/** Whether a sentence says what preceded an action in the question: detained after a collision. */
export function tellsAftermath(sentence: string, lang: Language, question: string): boolean {
  const { aftermath } = lexicons[lang].asking;
  if (!aftermath) return false;
  const asked = new Set(
    segment(question, lang).flatMap((token) =>
      [token, ...otherWords(token, lang).map(({ word }) => word)].map((one) => stemOf(one, lang)),
    ),
  );
  // A present-tense verb looks like a plural noun: ‘trees after the storm’ contains no action.
  const written = new Set(segment(question, lang));
  return [...sentence.matchAll(aftermath)].some(({ groups }) => {
    const { now, known } = groups ?? {};
    const deed = fold(groups?.deed ?? groups?.alone ?? groups?.coming ?? now ?? known ?? '');
    if (!asked.has(stemOf(deed, lang))) return false;
    return known === undefined ? !(now && written.has(deed)) : isKnownDeed(deed, lang);
  });
}

/** The subject that a follow-up such as “what about X?” names instead of the earlier one. */
export function anotherIn(text: string, lang: Language): string | undefined {
  const { what, and } = lexicons[lang].asking.another.exec(text)?.groups ?? {};
  return (what ?? and)?.trim();
}

/** Whether a question continues the one before it. */
export const goesOn = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.goesOn.test(text);

/** Whether a question mentions an unnamed thing as if it was known: the mayor. */
export const isKnown = ({ text, lang }: { text: string; lang: Language }): boolean =>
  lexicons[lang].asking.known?.test(text) === true;

/**
 * Which of several things listed before a text asks for, counted from 0, or -1 for the last;
 * undefined for other texts.
 */
export function listedIn(text: string): number | undefined {
  for (const { asking } of all()) {
    const groups = asking.listed.exec(inOneScript(text))?.groups;
    const place = Object.entries(groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    if (place !== undefined) return place === 'last' ? -1 : Number(place.slice(1)) - 1;
  }
  return undefined;
}

/** Whether a question refers to something by a pronoun or the like. */
export const standsForEarlier = (text: string, lang: Language): boolean =>
  lexicons[lang].asking.standsFor.test(text);
