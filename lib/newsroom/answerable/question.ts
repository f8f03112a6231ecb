// A question as the search needs it: its language, and the words for what it is about.
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
  /** Synonyms, in any language. */
  others: readonly OtherWord[];
  /** Index words that may be forms of it, and those that may be forms of its synonyms. */
  forms: string[];
  otherForms: string[];
  /** The forms of those synonyms that are in the question's own language. */
  ownOtherForms: string[];
  /** For a person's name that is in no table: how the other script spells it. */
  spelled?: Spelled;
  /** The value of an amount, which may be written in many ways. */
  amount?: number;
  /** The rank of an ordinal, which may be in digits or in words; see `questions/ordinals.ts`. */
  ordinal?: string;
  /** A short name that is a function word in lower case: "WHO" is no "who". */
  capitals?: string;
  /** Whether it may be the initials of a name that reports write in full. */
  isInitials?: boolean;
  /** Names and numbers count more than other words. */
  weight: number;
  /** Whether it is a name or a number: a text without it is about something else. */
  naming: boolean;
};

/** A term with how distinctive it is: more for words that few events have, or none. */
export type WeightedTerm = Term & {
  worth: number;
  /** A whole word for which no event has the word or a synonym in its language. */
  isNowhere?: boolean;
  /** Few or no events have it, in any language: only those can be about what it names. */
  isRare?: boolean;
  /** Whether any event has it, written as in the question. */
  isTold?: boolean;
};

export type Question = {
  /** In Simplified characters, however it was typed: the question patterns know no others. */
  text: string;
  /** As it was typed. */
  written: string;
  lang: Language;
  terms: Term[];
  /** The aspect that a question without names asks about, see `language/questions/aspects.ts`. */
  aspect?: Aspect;
  /** Whether it asks for news on a subject, rather than for one fact. */
  wantsList: boolean;
  /**
   * Whether it is about the reader's personal affairs, for which news can only offer something
   * close.
   */
  isOwnMatter: boolean;
  /** Whether it asks for a current price or rate. */
  asksValue: boolean;
  /** The greatest age of answering news, in days, where the question says when. */
  withinDays?: number;
  /**
   * The times that answering news must be of; their words are not among the terms, see
   * `asked-dates.ts`.
   */
  dates?: readonly SaidDate[];
};

/** More than any question has; the rest of a pasted text is not searched. */
const termsOfQuestion = 16;
const nameWeight = 1.4;
/** For words that a report may leave out. */
const partWeight = 0.9;

/** "US" is a name where "us" is none; a text all in capitals cannot tell. */
const shortNames = (text: string) =>
  new Set(
    /\p{Ll}/u.test(text) ? [...text.matchAll(/\b\p{Lu}{2,4}\b/gu)].map(([name]) => fold(name)) : [],
  );

/** The capitals in a question that may be initials, folded: "PMA". */
const initialsIn = (text: string) =>
  new Set(
    /\p{Ll}/u.test(text) ? [...text.matchAll(/\b\p{Lu}{3,5}\b/gu)].map(([name]) => fold(name)) : [],
  );

/**
 * "eBay" and "iPhone" are names, though they begin in lower case; alternating capitals do not
 * match.
 */
const smallNames = (text: string) =>
  new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{1,2}\p{Lu}\p{Ll}{2,}/gu)].map(([name]) =>
      fold(name),
    ),
  );

/**
 * A token, its weight, whether it names something, and its capitals where they distinguish it from
 * a word.
 */
type Weighted = [token: string, weight: number, naming: boolean, capitals?: string];

/**
 * Whether capitals carry no information, as In A Question Written Like This. In `Did Senator Ana
 * Reyes resign?`, which is mostly a name, they do: one content word in lower case shows that.
 */
export const isTitleCase = (text: string, { stopWords, asking }: Lexicon) => {
  // The first word of a question is capitalized anyway.
  const told = /[?？]\s*$/u.test(text) ? text.replace(/^\W*\p{L}[\p{L}’'-]*/u, '') : text;
  const words = (told.match(/\p{L}[\p{L}’'-]{3,}/gu) ?? []).filter(
    (one) => !(stopWords.has(fold(one)) || asking.words.has(fold(one))),
  );
  return words.length > 3 && words.every((one) => /^\p{Lu}/u.test(one));
};

/** Adjacent capitalized words after another word of the sentence. */
const capitalsTogether = /(?<=[\p{L}\p{N},’'] )\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)+/gu;

/** The function words that are capitalized as parts of a name: Don Lemon, Will Smith. */
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

/** A last word with at least this many letters may be inflected: South Koreans. */
const bentLeast = 4;

/**
 * The index words by which a word is found. A phrase is found where all its words follow each
 * other, as both search engines do: by its rarest word alone, Hong Kong SAR China would be all of
 * China.
 */
function formsOf({ word, lang }: OtherWord): string[] {
  const tokens = segment(word, lang);
  if (!isUnspaced(word)) {
    if (tokens.length < 2) return indexWords(tokens[0] ?? word, lang);
    const isBent = (tokens.at(-1) ?? '').length >= bentLeast;
    return [`${tokens.join(' ')}${isBent ? '*' : ''}`];
  }
  if ([...word].length <= 2) return indexWords(word, lang);
  // A last single character is in the pair before it already, and may not be a token of its own
  // before another word.
  const last = tokens.at(-1) ?? '';
  return [tokens.slice(0, [...last].length === 1 ? -1 : undefined).join(' ') || word];
}

/**
 * Whether a synonym fits the question. Reports of a crash say "killed" for those who died; but for
 * a yes-or-no question whether somebody died, it does not matter whom they killed.
 */
const isMeant = (token: string, lang: Language, isYesNo: boolean) => (other: OtherWord) =>
  !(
    isYesNo &&
    lexicons[lang].death.dies.has(token) &&
    lexicons[other.lang].death.kills.has(other.word)
  );

/** What the question as a whole says about its words. */
type Reading = {
  spelledAs: (token: string) => Spelled | undefined;
  isYesNo: boolean;
  hyphenated: ReadonlyMap<string, string>;
  /**
   * The words of people's names, which mean nothing else: Manalo in a name does not mean winning.
   */
  persons: ReadonlySet<string>;
  initials: ReadonlySet<string>;
};

/** The words of a text that name people, judging by what precedes them; titles are left out. */
function personsNamed(text: string, lang: Language): ReadonlySet<string> {
  const { names, spaced } = lexicons[lang];
  if (!spaced) return new Set();
  const named = capitalRuns(text, names)
    .filter(([first]) => first && names.person.test(text.slice(0, first.start)))
    .flatMap((run) => run.flatMap((one) => segment(one.text, lang)));
  return new Set(named.filter((word) => !names.honorifics.has(word)));
}

/** The hyphenated words that the tables know, by the part that becomes a term: may-ari by ari. */
function hyphenatedIn(text: string, lang: Language): ReadonlyMap<string, string> {
  const words = fold(text).match(/\p{Script=Latin}+(?:-\p{Script=Latin}+)+/gu) ?? [];
  const known = words.filter((word) => otherWords(word, lang).length > 0);
  return new Map(known.map((word) => [word.slice(word.lastIndexOf('-') + 1), word]));
}

/** Words that imply a word: whoever is charged is accused. */
const impliedBy = (word: string, lang: Language): OtherWord[] =>
  (lexicons[lang].implied?.get(stemOf(word, lang)) ?? []).map((one) => ({ word: one, lang }));

function termOf(
  [token, weight, naming, capitals]: Weighted,
  lang: Language,
  { spelledAs, isYesNo, hyphenated, persons, initials }: Reading,
): Term {
  const word = hyphenated.get(token) ?? token;
  // Names have no root: Kamara is not ‘a way to do something’.
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

/** A term for an amount: found by its digits, and present in a text with an equal amount. */
const amountTerm = (value: number): Term => ({
  ...{ token: String(value), amount: value, others: [], forms: amountWords(value) },
  ...{ otherForms: [], ownOtherForms: [], weight: nameWeight, naming: true },
});

/** A term for an ordinal: found by its words, and present in a text that has the same ordinal. */
const ordinalTerm = (key: string): Term => ({
  ...{ token: key, ordinal: key, others: [], forms: ordinalWords(key) },
  ...{ otherForms: [], ownOtherForms: [] },
  ...(isEdition(key)
    ? { weight: nameWeight, naming: true }
    : { weight: partWeight, naming: false }),
});

/** The ordinals of a text, and the text without them. */
function withoutOrdinals(text: string, lang: Language): { ordinals: string[]; rest: string } {
  const found = askedOrdinals(text, lang).filter(({ key }) => isNumbered(key));
  const rest = found.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return { ordinals: [...new Set(found.map(({ key }) => key))], rest };
}

/** The unit attached to an amount: in "5000mAh", "mAh" is no word to search. */
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

/** The language of a token: a question in Latin letters may have a name in another script. */
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

/** The terms of a text, up to the limit. */
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

/** "Today" extends over the night, and to the evening of readers west of the publisher. */
const daysOfToday = 2;
const daysOfWeek = 8;

function daysAsked(text: string): number | undefined {
  if (asks('today', text) || asks('currentValue', text)) return daysOfToday;
  return asks('thisWeek', text) ? daysOfWeek : undefined;
}

/** Reads a question; without terms it names nothing ("Why?", "Tell me more"). */
export function readQuestion(text: string, reader: Language): Question {
  const simplified = rephrased(toSimplified(text));
  const shown = shownOf(simplified);
  const lang = languageOfQuestion(shown, reader);
  const asked = askedAspect(shown, lang);
  // A question is generic only where nothing else is left of it.
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
