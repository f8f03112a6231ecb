// A question as the search needs it: its language, and the words that name what it is about.
import { hanRuns, withoutHan } from '@/lib/model/text/scripts';
import type { Language } from '@/lib/model/text/languages';
import { languageOfAnyLetter, languageOfQuestion } from '../language/detect-language';
import { amountWords, amountsIn } from '../language/amounts';
import { fold, isUnspaced, segment } from '../language/segment';
import type { Lexicon } from '../language/language';
import { lexicons } from '../language/lexicons';
import { capitalRuns } from '../language/names/capital-runs';
import { namesIn } from '../language/names/names-in';
import { namingLeast, unspacedTerms } from '../language/questions/unspaced-terms';
import {
  isKnownName,
  isWritten,
  longNamesIn,
  otherWords,
  type OtherWord,
} from '../language/meanings/other-words';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { askedAspect } from '../language/questions/aspects';
import type { SaidDate } from '../language/questions/dates';
import { toSimplified } from '../language/chinese/simplified';
import { asks, rephrased } from '../language/questions/asking';
import { askedOrdinals, isEdition, isNumbered, ordinalWords } from '../language/questions/ordinals';
import { askedFirst, shownOf } from './long-question';
import { spelledNames } from './spelled-names';
import type { Spelled } from '../language/lexicon/spelled';
import { indexWords, stemOf } from '../language/word-forms';

export type Term = {
  /** A token of `language/segment.ts`, or a longer Chinese word. */
  token: string;
  /** Other words for the same, in any language. */
  others: readonly OtherWord[];
  /** Words of the index that may be forms of it, and such that may be forms of the others. */
  forms: string[];
  otherForms: string[];
  /** Of the others, those in the language of the question alone. */
  ownOtherForms: string[];
  /** Of a person's name that no table has, how reports in the other script write it. */
  spelled?: Spelled;
  /** Of an amount, what it is worth: it may be written in many ways. */
  amount?: number;
  /** Of one of a row, which one: it may be written in figures or in words, see `questions/ordinals.ts`. */
  ordinal?: string;
  /** A short name whose letters are a small word without its capitals: "WHO" is no "who". */
  capitals?: string;
  /** Whether it may be the initials of a name that reports write out. */
  isInitials?: boolean;
  /** Names and numbers count more than other words. */
  weight: number;
  /** Whether it names something or is a number: what does not have it, speaks of something else. */
  naming: boolean;
};

/** A term with how much it tells: high for words that few events have, and for words that none has. */
export type WeightedTerm = Term & {
  worth: number;
  /** A whole word that no event has, nor another word of its language for it. */
  isNowhere?: boolean;
  /** Few or no events have it, in whatever language: what it names is told in those alone. */
  isRare?: boolean;
  /** Whether any event has it, written as it is asked. */
  isTold?: boolean;
};

export type Question = {
  /** In Simplified characters, whichever it was written in: the forms of asking know no others. */
  text: string;
  /** As it was typed. */
  written: string;
  lang: Language;
  terms: Term[];
  /** What is asked of an article without naming anything, see `language/questions/aspects.ts`. */
  aspect?: Aspect;
  /** Whether news on a subject is asked for, and not one thing about it. */
  wantsList: boolean;
  /** Whether it is of the asker's own things, of which news can only say what is near. */
  isOwnMatter: boolean;
  /** Whether a price or a rate is asked for as it is now. */
  asksValue: boolean;
  /** How old news may be that answers, in days, where the question says when. */
  withinDays?: number;
  /** The times whose news alone answer; their words are none of its terms, see `asked-dates.ts`. */
  dates?: readonly SaidDate[];
};

/** More than any question has; the rest of a pasted text is not looked for. */
const termsOfQuestion = 16;
const nameWeight = 1.4;
/** Of what a report may well leave out. */
const partWeight = 0.9;

/** "US" is a name where "us" is none; in a text in capitals none is told from a word. */
const shortNames = (text: string) =>
  new Set(
    /\p{Ll}/u.test(text) ? [...text.matchAll(/\b\p{Lu}{2,4}\b/gu)].map(([name]) => fold(name)) : [],
  );

/** Capitals of a question that may be initials, folded: "PMA". */
const initialsIn = (text: string) =>
  new Set(
    /\p{Ll}/u.test(text) ? [...text.matchAll(/\b\p{Lu}{3,5}\b/gu)].map(([name]) => fold(name)) : [],
  );

/** "eBay" and "iPhone" are names, though they begin small; in a text in odd capitals none is told. */
const smallNames = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{1,2}\p{Lu}\p{Ll}{2,}/gu)].map(([name]) =>
      fold(name),
    ),
  );

/** A token, its weight, whether it names something, and its capitals where they tell it from a word. */
type Weighted = [token: string, weight: number, naming: boolean, capitals?: string];

/**
 * In A Question Written Like This capitals say nothing; in `Did Senator Ana Reyes resign?`, most of
 * which is a name, they do: one word of its own in small letters tells that.
 */
export const isTitleCase = (text: string, { stopWords, asking }: Lexicon) => {
  const words = (text.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? []).filter(
    (one) => !(stopWords.has(fold(one)) || asking.words.has(fold(one))),
  );
  return words.length > 3 && words.every((one) => /^\p{Lu}/u.test(one));
};

/** Capitals side by side, behind another word of the sentence. */
const capitalsTogether = /(?<=[\p{L}\p{N},’'] )\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)+/gu;

/** The small words that are part of a name by their capitals: Don Lemon, Will Smith. */
function smallWordsOfNames(text: string, lexicon: Lexicon): ReadonlySet<string> {
  const { alsoNames } = lexicon.asking;
  if (!alsoNames || isTitleCase(text, lexicon)) return new Set();
  const words = (text.match(capitalsTogether) ?? []).flatMap((name) => fold(name).split(' '));
  return new Set(words.filter((word) => alsoNames.has(word)));
}

function spacedTerms(text: string, lang: Language): Weighted[] {
  const { stopWords, asking, names: nameWords } = lexicons[lang];
  const isSmallWord = (token: string) => stopWords.has(token) || asking.words.has(token);
  const names = new Set([
    ...(isTitleCase(text, lexicons[lang]) ? [] : namesIn(text)),
    ...smallNames(text),
  ]);
  const short = shortNames(text);
  const long = longNamesIn(fold(text));
  const inLong = new Set(long.flatMap((name) => segment(name, lang)));
  const given = smallWordsOfNames(text, lexicons[lang]);
  const single = segment(text.replace(asking.phrases, ' '), lang)
    .filter((token) => short.has(token) || given.has(token) || !isSmallWord(token))
    .filter((token) => !inLong.has(token))
    .filter((token) => token.length > 1 || /\d/.test(token))
    .map((token): Weighted => {
      const isDay = nameWords.calendar.has(token);
      const naming = (names.has(token) && !isDay) || /\d/.test(token) || isKnownName(token, lang);
      const capitals = isSmallWord(token) && !given.has(token) ? token.toUpperCase() : undefined;
      return [token, naming ? nameWeight : 1, naming, capitals];
    });
  return [...long.map((name): Weighted => [name, nameWeight, true]), ...single];
}

/** A last word of at least so many letters may be bent: South Koreans. */
const bentLeast = 4;

/**
 * The words of the index by which a word is found. One of several is found where all of them follow each
 * other, as both engines look for it: by its rarest alone Hong Kong SAR China is all of China.
 */
function formsOf({ word, lang }: OtherWord): string[] {
  const tokens = segment(word, lang);
  if (!isUnspaced(word)) {
    if (tokens.length < 2) return indexWords(tokens[0] ?? word, lang);
    const isBent = (tokens.at(-1) ?? '').length >= bentLeast;
    return [`${tokens.join(' ')}${isBent ? '*' : ''}`];
  }
  if ([...word].length <= 2) return indexWords(word, lang);
  // The pair before a character alone has it already, and with another word behind it may not stand alone.
  const last = tokens.at(-1) ?? '';
  return [tokens.slice(0, [...last].length === 1 ? -1 : undefined).join(' ') || word];
}

/**
 * Whether a word means what is asked by another. Reports of a crash say "killed" of who died; who asks
 * whether somebody did is told nothing by what they killed.
 */
const isMeant = (token: string, lang: Language, isYesNo: boolean) => (other: OtherWord) =>
  !(
    isYesNo &&
    lexicons[lang].death.dies.has(token) &&
    lexicons[other.lang].death.kills.has(other.word)
  );

/** What the whole question says of its words. */
type Reading = {
  spelledAs: (token: string) => Spelled | undefined;
  isYesNo: boolean;
  hyphenated: ReadonlyMap<string, string>;
  /** The words of people's names, which mean nothing else: nobody won by being called Manalo. */
  persons: ReadonlySet<string>;
  initials: ReadonlySet<string>;
};

/** The words of a text that name people, as what stands before them shows; not their titles. */
function personsNamed(text: string, lang: Language): ReadonlySet<string> {
  const { names, spaced } = lexicons[lang];
  if (!spaced) return new Set();
  const named = capitalRuns(text, names)
    .filter(([first]) => first && names.person.test(text.slice(0, first.start)))
    .flatMap((run) => run.flatMap((one) => segment(one.text, lang)));
  return new Set(named.filter((word) => !names.honorifics.has(word)));
}

/** The words with a hyphen that the tables know, by what is left of them as a term: may-ari by ari. */
function hyphenatedIn(text: string, lang: Language): ReadonlyMap<string, string> {
  const words = fold(text).match(/\p{Script=Latin}+(?:-\p{Script=Latin}+)+/gu) ?? [];
  const known = words.filter((word) => otherWords(word, lang).length > 0);
  return new Map(known.map((word) => [word.slice(word.lastIndexOf('-') + 1), word]));
}

/** Words that tell a word by saying more: who is charged is accused. */
const impliedBy = (word: string, lang: Language): OtherWord[] =>
  (lexicons[lang].implied?.get(stemOf(word, lang)) ?? []).map((one) => ({ word: one, lang }));

function termOf(
  [token, weight, naming, capitals]: Weighted,
  lang: Language,
  { spelledAs, isYesNo, hyphenated, persons, initials }: Reading,
): Term {
  const word = hyphenated.get(token) ?? token;
  // Of a name no root is taken: Kamara is no way to do something.
  const isWord = isWritten(word, lang) && !persons.has(word);
  const isOwn = naming && !isKnownName(word, lang) && !isWord;
  const same = isOwn ? [] : [{ word, lang }, ...otherWords(word, lang)];
  const known = [...same.slice(1), ...same.flatMap((one) => impliedBy(one.word, one.lang))];
  const others = known.filter(isMeant(token, lang, isYesNo));
  const spelled = others.length === 0 ? spelledAs(token) : undefined;
  const forms = formsOf({ word: token, lang });
  return {
    token,
    others,
    forms,
    otherForms: [...new Set(others.flatMap(formsOf))],
    ownOtherForms: [...new Set(others.filter((one) => one.lang === lang).flatMap(formsOf))],
    weight,
    naming,
    ...(spelled && { spelled }),
    ...(capitals && { capitals }),
    ...(initials.has(token) && { isInitials: true }),
  };
}

/** An amount as a term: found by its figures, and held by what is worth the same. */
const amountTerm = (value: number): Term => ({
  ...{ token: String(value), amount: value, others: [], forms: amountWords(value) },
  ...{ otherForms: [], ownOtherForms: [], weight: nameWeight, naming: true },
});

/** One of a row as a term: found by its words, and held by what names the same one. */
const ordinalTerm = (key: string): Term => ({
  ...{ token: key, ordinal: key, others: [], forms: ordinalWords(key) },
  ...{ otherForms: [], ownOtherForms: [] },
  ...(isEdition(key)
    ? { weight: nameWeight, naming: true }
    : { weight: partWeight, naming: false }),
});

/** Those of a row that a text names, and the text without them. */
function withoutOrdinals(text: string, lang: Language): { ordinals: string[]; rest: string } {
  const found = askedOrdinals(text, lang).filter(({ key }) => isNumbered(key));
  const rest = found.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return { ordinals: [...new Set(found.map(({ key }) => key))], rest };
}

/** What an amount is of, written right behind it: the "mAh" of "5000mAh" is a word of no text. */
const attachedUnit = /^\p{Script=Latin}+/u;

/** The amounts of a text, and the text without them. */
function withoutAmounts(text: string): { amounts: number[]; rest: string } {
  const found = amountsIn(text);
  const rest = found.reduceRight(
    (left, { start, end }) =>
      `${left.slice(0, start)} ${left.slice(end).replace(attachedUnit, '')}`,
    text,
  );
  return { amounts: [...new Set(found.map(({ value }) => value))], rest };
}

/** The language of a token: in a question in Latin letters a name may stand in others. */
const languageOf = (token: string, lang: Language): Language =>
  isUnspaced(token) ? (languageOfAnyLetter(token) ?? lang) : lang;

function weightedTerms(text: string, lang: Language): Weighted[] {
  if (!lexicons[lang].spaced) return unspacedWeighted(text, lang);
  // A text in Latin letters may have others: "What is 丰田 doing?"
  const inOthers = hanRuns(text).flatMap((run) => unspacedWeighted(run, languageOf(run, lang)));
  return [...spacedTerms(withoutHan(text), lang), ...inOthers];
}

function unspacedWeighted(text: string, lang: Language): Weighted[] {
  return unspacedTerms(text, lang).map(([token, weight]) => {
    const naming = weight >= namingLeast || /[\da-z]/i.test(token) || isKnownName(token, lang);
    return [token, naming ? Math.max(weight, nameWeight) : weight, naming];
  });
}

/** The words of a text, each once. */
const onceEach = (text: string, lang: Language): Weighted[] => {
  const last = new Map(
    weightedTerms(text, lang)
      .reverse()
      .map((one) => [one[0], one]),
  );
  return [...last.values()].reverse();
};

/** The terms of a text, as far as anyone asks. */
function termsOf(text: string, lang: Language): Term[] {
  const { ordinals, rest: unnumbered } = withoutOrdinals(text, lang);
  const { amounts, rest } = withoutAmounts(unnumbered);
  const spelledAs = spelledNames(isTitleCase(rest, lexicons[lang]) ? '' : rest, lang);
  const hyphenated = hyphenatedIn(rest, lang);
  const persons = personsNamed(rest, lang);
  const initials = initialsIn(rest);
  const of = { spelledAs, isYesNo: asks('yesNo', text), hyphenated, persons, initials };
  const weighted = askedFirst(onceEach(rest, lang), rest, termsOfQuestion, (clause) =>
    onceEach(clause, lang),
  );
  const words = weighted.map((one) => termOf(one, languageOf(one[0], lang), of));
  return [...words, ...ordinals.map(ordinalTerm), ...amounts.map(amountTerm)].slice(
    0,
    termsOfQuestion,
  );
}

/** "Today" reaches back over the night, and to the evening of who lives west of the publisher. */
const daysOfToday = 2;
const daysOfWeek = 8;

function daysAsked(text: string): number | undefined {
  if (asks('today', text) || asks('currentValue', text)) return daysOfToday;
  return asks('thisWeek', text) ? daysOfWeek : undefined;
}

/** Reads a question; one without terms names nothing ("Why?", "Tell me more"). */
export function readQuestion(text: string, reader: Language): Question {
  const simplified = rephrased(toSimplified(text));
  const shown = shownOf(simplified);
  const lang = languageOfQuestion(shown, reader);
  const asked = askedAspect(shown, lang);
  // Only where nothing is left is it a question for any article.
  const isAspect = asked && termsOf(asked.rest, lang).length === 0;
  const of = {
    ...{ text: simplified, written: text, lang },
    ...{ wantsList: asks('list', shown), isOwnMatter: asks('ownMatter', shown) },
    asksValue: asks('currentValue', shown),
    withinDays: daysAsked(shown),
  };
  return isAspect
    ? { ...of, terms: [], aspect: asked.aspect }
    : { ...of, terms: termsOf(shown, lang) };
}
