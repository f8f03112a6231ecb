// The terms of a question in a language without spaces: its words without those that only ask or
// join, although neither the dictionary nor the writer always separates them.
import type { Language } from '@/lib/model/text/languages';
import { isKnownWord, longestWord } from '../meanings/other-words';
import { lexicons } from '../lexicons';
import { fold, isUnspaced, segment } from '../segment';
import { wordSegments } from '../word-segments';

/** Each pair in a long word counts less than a word; a single character, even less. */
const pairWeight = 0.6;
const singleWeight = 0.3;
/** From this weight on a single character is a word. */
export const knownSingleWeight = 0.6;

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`);

/** The weight of a name that is in no table: see `namingLeast`. */
const nameWeight = 1.4;
/** Terms with at least this weight are names. */
export const namingLeast = nameWeight;

type Word = { word: string; isWordLike: boolean; known: boolean };

/** The words of a run, preferring longer ones that the table of meanings has. */
function wordsOf(run: string, lang: Language): Word[] {
  const parts = [...wordSegments(run, lang)];
  const longest = longestWord(lang);
  const { happened } = lexicons[lang];
  const words: Word[] = [];
  for (let at = 0; at < parts.length;) {
    let [word, length] = [parts[at]?.segment ?? '', 1];
    let longer = word;
    for (let next = at + 1; next < parts.length && longer.length < longest; next += 1) {
      longer += parts[next]?.segment ?? '';
      // 被罚 is part of 被罚了, which is split before its second character.
      const end = longer.slice(-2);
      const done = longer.slice(0, -2) + (happened?.exec(end)?.[1] ?? end);
      const found = [longer, done].find((one) => isKnownWord(one, lang));
      if (found !== undefined) [word, length] = [found, next + 1 - at];
    }
    words.push({
      word,
      isWordLike: parts[at]?.isWordLike === true,
      known: isKnownWord(word, lang),
    });
    at += length;
  }
  return words;
}

/**
 * The runs of a text between words that only ask or join; names that contain such a word are kept
 * whole.
 */
function runsOf(text: string, lang: Language): string[] {
  const { asking, nameAround } = lexicons[lang];
  const runs: string[] = [''];
  const isAsking = (word: string) => asking.words.has(word);
  // A name in the tables may contain one of them: 地 in 沙乌地阿拉伯.
  const words = wordsOf(text.replace(asking.phrases, ' '), lang).map(({ word }) => word);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const size = nameAround?.(words, at, isAsking) ?? 0;
    if (size > 0) {
      runs.push(words.slice(at, at + size).join(''), '');
      at += size - 1;
    } else if (isAsking(word)) runs.push('');
    else runs[runs.length - 1] += word;
  }
  return runs.filter((run) => run.trim() !== '');
}

/** The dot between the parts of a foreign name: 爱丽丝·郭. */
const isDot = ({ word }: Word) => /^[·・‧•]$/.test(word);

/**
 * Takes foreign names out of a run, whose parts are not ordinary words. The last part, the surname,
 * identifies the person; if it is a single character, the part before it says more.
 */
function withoutDotted(words: readonly Word[]): [named: [string, number][], rest: Word[]] {
  if (!words.some(isDot)) return [[], [...words]];
  const named: [string, number][] = [];
  const rest = [...words];
  for (let at = rest.findIndex(isDot); at >= 0; at = rest.findIndex(isDot)) {
    const isPart = (word: Word | undefined) => word?.isWordLike === true && isUnspaced(word.word);
    const isSyllable = (word: Word | undefined) =>
      isPart(word) && !word?.known && [...(word?.word ?? '')].length === 1;
    let [from, to] = [at, at + 1];
    if (isPart(rest[from - 1])) from -= 1;
    while (isSyllable(rest[from]) && isSyllable(rest[from - 1])) from -= 1;
    if (isPart(rest[to])) to += 1;
    while (isSyllable(rest[to - 1]) && isSyllable(rest[to])) to += 1;
    const parts = [rest.slice(from, at), rest.slice(at + 1, to)].map((part) =>
      part.map(({ word }) => word).join(''),
    );
    const [first = '', last = ''] = parts;
    const isLong = (part: string) => [...part].length > 1;
    const [telling, other] = isLong(last) ? [last, first] : [first, last];
    if (isLong(telling)) named.push([telling, nameWeight]);
    if (isLong(other)) named.push([other, pairWeight]);
    rest.splice(from, to - from);
  }
  return [named, rest];
}

/** The most words that the dictionary splits one name into. */
const partsOfName = 8;

/**
 * A foreign name that begins at the first of these words, although the dictionary takes a part of
 * it for a word: 克里 斯.
 */
function nameFrom(words: readonly Word[], isName: (list: readonly string[]) => boolean): Word[] {
  const isEnd = ({ word, isWordLike, known }: Word) => known || !isWordLike || !isUnspaced(word);
  const end = words.findIndex(isEnd);
  const list = end < 0 ? [...words] : words.slice(0, end);
  const isMixed = (some: readonly Word[]) =>
    some.some(({ word }) => [...word].length === 1) &&
    some.some(({ word }) => [...word].length > 1);
  while (list.length > 1 && !(isMixed(list) && isName(list.map(({ word }) => word)))) list.pop();
  return list.length > 1 ? list : [];
}

/**
 * The terms of a run without spaces: words with a known meaning, words of two characters, and pairs
 * of longer ones. Names are in no dictionary and fall apart into single characters: adjacent ones
 * are joined, together with long words that are in no table.
 */
function termsOfRun(run: string, lang: Language): [string, number][] {
  const terms: [string, number][] = [];
  let pieces: string[] = [];
  const { isUnknownName } = lexicons[lang];
  const isName = (list: readonly string[]) => isUnknownName?.(list) === true;
  const endOfPieces = () => {
    const { joins } = lexicons[lang];
    // 安踏以 is 安踏, and 以 alone after a word is not a name; 阿以 are two countries.
    if (
      joins?.has(pieces.at(-1) ?? '') &&
      (pieces.length > 2 || (pieces.length === 1 && terms.length > 0))
    )
      pieces.pop();
    let end = pieces.length;
    while (end > 0 && !isName(pieces.slice(0, end))) end -= 1;
    if (end > 0) terms.push([pieces.slice(0, end).join(''), nameWeight]);
    const rest = [...pieces.slice(end).join('')];
    if (rest.length === 1) terms.push([rest.join(''), singleWeight]);
    else terms.push(...pairsOf(rest).map((pair): [string, number] => [pair, pairWeight]));
    pieces = [];
  };
  const { happened } = lexicons[lang];
  const [named, words] = withoutDotted(wordsOf(run, lang));
  terms.push(...named);
  for (let at = 0; at < words.length; at += 1) {
    const { word: written = '', isWordLike, known } = words[at] ?? {};
    const whole = pieces.length === 0 ? nameFrom(words.slice(at, at + partsOfName), isName) : [];
    if (whole.length > 0) {
      terms.push([whole.map(({ word }) => word).join(''), nameWeight]);
      at += whole.length - 1;
      continue;
    }
    const word = (!known && happened?.exec(written)?.[1]) || written;
    const characters = [...fold(word)];
    const isOwn = isWordLike && isUnspaced(word);
    if (known) {
      endOfPieces();
      terms.push([word, characters.length === 1 ? knownSingleWeight : 1]);
      continue;
    }
    if (isOwn && (characters.length === 1 || isName([word]))) {
      pieces.push(characters.join(''));
      continue;
    }
    endOfPieces();
    if (!isOwn) {
      terms.push(...segment(word, lang).map((token): [string, number] => [token, 1]));
    } else if (characters.length === 2) terms.push([characters.join(''), 1]);
    else terms.push(...pairsOf(characters).map((pair): [string, number] => [pair, pairWeight]));
  }
  endOfPieces();
  return terms;
}

/** The title of a work as written, if short enough to be remembered exactly: 《心居》. */
const titles = /[《〈](?<title>[^《》〈〉]{1,12})[》〉]/gu;

/** The terms of a text and their weights, in order. A title is a name, whatever its words mean. */
export function unspacedTerms(text: string, lang: Language): [string, number][] {
  const named = [...text.matchAll(titles)].map(({ groups }) => fold(groups?.title ?? '').trim());
  // Otherwise 年春 would be cut out of 2022年春运.
  const rest = text.replace(titles, ' ').replace(/(?<=\d\s?)[年月日]/gu, '$& ');
  return [
    ...named.filter((title) => title !== '').map((title): [string, number] => [title, nameWeight]),
    ...runsOf(rest, lang).flatMap((run) => termsOfRun(run, lang)),
  ];
}
