// Whether a text has what a question names, and how surely: the word or a form of it, a synonym, a
// name in another spelling or script, an amount in other units.
import { hasHan } from '@/lib/model/text/scripts';
import type { Language } from '@/lib/model/text/languages';
import { amountsIn } from '../language/amounts';
import { soundsLike } from '../language/chinese/names/sounds';
import { standsAlone } from '../language/meanings/longer-names';
import { isKnownName, otherWords, type OtherWord } from '../language/meanings/other-words';
import { lexicons } from '../language/lexicons';
import { capitalRuns } from '../language/names/capital-runs';
import { languageOfKeys } from '../language/meanings/rows';
import { fold, isUnspaced, segment } from '../language/segment';
import type { Alike } from '../language/word-forms';
import { isSameOrdinal, toldOrdinals } from '../language/questions/ordinals';
import { differByEnd, standsOutsideNames } from './bent-names';
import type { WeightedTerm } from './question';

/** A synonym counts nearly as much. */
export const inOtherWords = 0.85;

/** How surely a text has a term, from 0 to 1. */
export type Holds = (term: WeightedTerm) => number;

/** Fewest letters in each part of a compound: "rail road" is "railroad". */
const partOfCompound = 4;

/** Whether a text splits a word in two, with a blank or a hyphen. */
function isTakenApart(word: string, folded: string): boolean {
  for (let at = partOfCompound; at <= word.length - partOfCompound; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (folded.includes(`${first} ${last}`) || folded.includes(`${first}-${last}`)) return true;
  }
  return false;
}

/**
 * From this similarity on, two tokens are forms of one word; below, only their beginnings agree.
 */
const formsOfOne = 0.9;
const endsOfNames = /^(?:[ae]?|s|n|an|ian|ans|ians|ese|ish|i|is?c)$/;

/** Whether two names differ by inflection only: "Ukrainian" is Ukraine, Atlantis is not Atlanta. */
function isSameName(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return endsOfNames.test(a.slice(same)) && endsOfNames.test(b.slice(same));
}

/** Recently tokenized texts: an event is asked several questions in a row. */
const readBefore = new Map<string, { folded: string; tokens: readonly string[] }>();
const readMost = 500;

function readText(text: string, lang: Language) {
  const key = `${lang} ${text}`;
  const known = readBefore.get(key);
  if (known) return known;
  if (readBefore.size >= readMost) readBefore.clear();
  const read = { folded: fold(text), tokens: [...new Set(segment(text, lang))] };
  readBefore.set(key, read);
  return read;
}

const spacedWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;
/** What precedes the beginning of a sentence, or of a quotation in it. */
const beginning = /(?:^|[.!?:;—–“"‘(]\s*)$/u;
/** Headlines in title case leave shorter words in lower case. */
const lettersOfTitle = 4;

/**
 * The folded words that a text only has capitalized within its sentences: they are parts of names,
 * as in Death Valley. A Headline Written Like This tells none.
 */
function onlyInNames(text: string): ReadonlySet<string> {
  const all = [...text.matchAll(spacedWord)];
  const isCapital = (one: string) => /^\p{Lu}/u.test(one);
  const long = all.filter(([one]) => one.length >= lettersOfTitle);
  if (2 * long.filter(([one]) => isCapital(one)).length > long.length) return new Set();
  const isPart = ({ 0: one, index }: RegExpMatchArray) =>
    isCapital(one) && !beginning.test(text.slice(0, index));
  const elsewhere = new Set(all.filter((one) => !isPart(one)).map(([one]) => fold(one)));
  return new Set(
    all.filter(isPart).flatMap(([one]) => (elsewhere.has(fold(one)) ? [] : fold(one))),
  );
}

/** Words for dying and killing are parts of many names. */
const isOfDeath = (word: string, lang: Language) => {
  const { dies, kills } = lexicons[lang].death;
  return dies.has(word) || kills.has(word);
};

const capitalized = /\p{Lu}[\p{L}\p{M}]+/gu;

/**
 * Whether the tables have the Chinese form of a folded name: no other run of characters is that
 * name.
 */
const isWrittenOtherwise = (name: string) =>
  isKnownName(name, languageOfKeys) &&
  otherWords(name, languageOfKeys).some(({ word }) => hasHan(word));

/** Whether a text in Latin letters has the name that a run of Chinese characters transcribes. */
const isNamedBySound = (token: string, text: string) =>
  !hasHan(text) &&
  (text.match(capitalized) ?? [])
    .map(fold)
    .some((name) => soundsLike(token, name) > 0 && !isWrittenOtherwise(name));

/** Whether a text has a short name in capitals, perhaps with dots: WHO, U.S. */
const hasCapitals = (capitals: string, text: string) =>
  new RegExp(`(?<!\\p{L})${[...capitals].join('\\.?')}(?!\\p{L})`, 'u').test(text);

/**
 * The initials of the names in a text, folded: "pma" of a Philippine Military Academy, and "de" and
 * "doe" of a Department of Energy.
 */
function initialsOfNames(text: string, lang: Language): string {
  const names = capitalRuns(text, lexicons[lang].names).filter((run) => run.length > 1);
  const letters = (words: readonly string[]) =>
    words.map((word) => (word.length > 1 ? word.charAt(0) : ' ')).join('');
  const ofRun = (run: (typeof names)[number]) => {
    const whole = text.slice(run[0]?.start, run.at(-1)?.end).split(' ');
    return `${letters(run.map((one) => one.text))} ${letters(whole)}`;
  };
  return fold(names.map(ofRun).join(' '));
}

/** Looks terms up in one text, which is written in `lang` or is compared with a question in it. */
export function holderOf(text: string, lang: Language, alike: Alike): Holds {
  const { folded, tokens } = readText(text, lang);
  const hasRun = (run: string, naming: boolean) =>
    naming ? standsAlone(folded, run) : folded.includes(run);
  const isOther = (name: string, other: string) =>
    name !== other && differByEnd(name, other) && !standsOutsideNames(text, other, lang);
  let inNames: ReadonlySet<string> | undefined;
  const readable = (word: string, of: Language, naming: boolean) => {
    if (naming || !isOfDeath(word, of)) return tokens;
    inNames ??= onlyInNames(text);
    const names = inNames;
    return tokens.filter((token) => !names.has(token));
  };
  const itself = (token: string, naming: boolean) => {
    if (isUnspaced(token)) return hasRun(token, naming) ? 1 : 0;
    let most = 0;
    for (const other of readable(token, lang, naming)) {
      const one = alike(token, other);
      if (one <= most || (naming && one < formsOfOne && !isSameName(token, other))) continue;
      if (naming ? isOther(token, other) : one < formsOfOne && isKnownName(other, lang)) continue;
      most = one;
      if (most === 1) break;
    }
    return most;
  };
  const isThere = ({ word, lang: of }: OtherWord, naming: boolean) => {
    if (isUnspaced(word)) return hasRun(word, naming);
    if (word.includes(' ')) return folded.includes(word);
    const [stem, plural] = [alike.stem(word, of), `${word}s`];
    const forms = naming ? undefined : lexicons[of].forms?.get(word);
    return readable(word, of, naming).some(
      (token) =>
        forms?.includes(token) === true ||
        ((alike.stem(token, of) === stem || token === plural) &&
          (!naming || isSameName(token, word))),
    );
  };
  let amounts: ReadonlySet<number> | undefined;
  let ordinals: readonly string[] | undefined;
  let initials: string | undefined;
  const hasInitials = (token: string) => (initials ??= initialsOfNames(text, lang)).includes(token);
  return ({ token, others, amount, ordinal, naming, spelled, capitals, isInitials }) => {
    if (ordinal !== undefined) {
      ordinals ??= toldOrdinals(text);
      return Number(ordinals.some((one) => isSameOrdinal(one, ordinal)));
    }
    if (amount !== undefined) {
      amounts ??= new Set(amountsIn(text).map(({ value }) => value));
      return Number(amounts.has(amount));
    }
    const isWord = capitals === undefined || hasCapitals(capitals, text);
    const most = !isWord
      ? 0
      : token.includes(' ')
        ? Number(folded.includes(token))
        : itself(token, naming);
    if (most === 0 && isTakenApart(token, folded)) return 1;
    if (most >= inOtherWords) return most;
    const isUnknown = naming && others.length === 0 && isUnspaced(token);
    if (spelled?.pattern.test(folded)) return inOtherWords;
    if (isInitials && hasInitials(token)) return inOtherWords;
    return others.some((one) => isThere(one, naming)) || (isUnknown && isNamedBySound(token, text))
      ? inOtherWords
      : most;
  };
}
