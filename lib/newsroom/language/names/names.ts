// Who and what a story is about: names found by their capitals (English, Filipino). A name only
// counts when it occurs inside a sentence, since every sentence begins with a capital.
import type { Language } from '@/lib/model/text/languages';
import { capitalRuns, cutTitles } from './capital-runs';
import type { Token } from './capital-runs';
import { isCountry, isHeadlined, isMarked, isWhole } from './lone-names';
import type { NameWords } from '../language';
import { lexicons } from '../lexicons';
import type { Name, NameKind } from '../lexicon/name';

type Tally = { count: number } & Record<
  'speech' | 'person' | 'place' | 'article' | 'bare' | 'inside' | 'whole',
  number
>;

function kindOf({ count, speech, person, place }: Tally): NameKind {
  if (place > count / 8 && speech === 0 && person === 0) return 'place';
  if (speech > 0) return 'speaker';
  return person > 0 ? 'person' : 'name';
}

/** The name of an organization may end, or continue, after "and". */
const joinedBefore = /\p{Lu}\p{L}+,? and $/u;
const joinedBehind = /^(?:, \p{Lu}\p{L}+)*,? and (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;
const listedBefore = /\p{Lu}\p{L}+, $/u;
/** A letter or abbreviation whose period belongs to it: "U.K.", "Barangay Sta. Ana". */
const cutAtStop = /(?:^|[\s.])(?:\p{Lu}|St[ao]?|Mt|Ft|Inc|Ltd|Gen|Gov|Sen|Rep|Lt|Col)$/u;

/** Whether a run is only part of a name that continues to its left or right. */
function isPart(
  run: readonly Token[],
  before: string,
  after: string,
  { bodies }: NameWords,
  isCommon: (word: string) => boolean,
): boolean {
  const last = run.at(-1)?.text ?? '';
  if (after.startsWith('.') && cutAtStop.test(last)) return true;
  // Mother’s Day, Valentine’s Day.
  if (run.length === 1 && /^[’']s (?:Day|Eve|Church|Hospital|School|Cathedral)\b/.test(after))
    return true;
  if (joinedBefore.test(before) && bodies.test(last)) return true;
  const behind = joinedBehind.exec(after)?.[1];
  if (behind === undefined) return false;
  const isListed = after.startsWith(', ') || listedBefore.test(before);
  // The Harbor Safety and Health Administration, where the report also writes ‘safety’.
  const isOfBody = /\bthe $/iu.test(before) && isCommon(last.toLowerCase());
  const isHalf = run.some(({ text }) => bodies.test(text)) || isOfBody;
  return bodies.test(behind) && (isListed || isHalf);
}

/**
 * Whether a run begins with a weekday or month. ‘Sun Country Airlines’ and ‘Mar Reyle’ are names: an
 * abbreviation has a period or a number behind it.
 */
function isDay(run: readonly Token[], sentence: string, { calendar }: NameWords): boolean {
  const [first, next] = run;
  const day = first?.text.toLowerCase() ?? '';
  if (!first || !calendar.has(day)) return false;
  const isShort =
    day.length <= 4 && [...calendar].some((whole) => whole.length > 4 && whole.startsWith(day));
  if (!isShort || !next || calendar.has(next.text.toLowerCase())) return true;
  return sentence.slice(first.end, next.start) !== ' ';
}

/** Whether a number follows a word like "Season". */
const countsOn = (last: Token | undefined, sentence: string, { ordinals }: NameWords): boolean =>
  last !== undefined &&
  (ordinals?.has(last.text.toLowerCase()) ?? false) &&
  /^ \d/.test(sentence.slice(last.end));

/** 60 Minutes Arden, 16 GB of RAM: the number belongs to the first word. */
const isCounted = ([first, next]: readonly Token[], before: string): boolean =>
  first !== undefined &&
  next !== undefined &&
  /(?:^|[\s(“"])\d[\d,.]* ?$/u.test(before) &&
  /^(?:\p{Lu}\p{Ll}+s|[KMGT]?B|[KMG]?Hz|[KMG]?Wh?)$/u.test(first.text);

/** Whether somebody speaks, by what precedes and follows the name. */
export const isSpeaking = (before: string, after: string, { speech }: NameWords): boolean =>
  speech.after.test(after) || (speech.before.test(before) && !speech.instead?.test(after));

const nothing: Tally = {
  ...{ count: 0, inside: 0, whole: 0, speech: 0, person: 0, place: 0, article: 0, bare: 0 },
};

/** Headlines omit articles, so they do not prove that a name is used without one. */
function tally(
  sentences: readonly string[],
  headlines: readonly string[],
  lang: Language,
): Map<string, Tally> {
  const { stopWords, names } = lexicons[lang];
  const found = new Map<string, Tally>();
  const small = new Set(
    sentences.flatMap((one) => one.match(/(?<![\p{L}-])\p{Ll}[\p{L}’'-]*/gu) ?? []),
  );
  const isCommon = (word: string) =>
    stopWords.has(word) || small.has(word) || /-\p{Ll}/u.test(word.slice(1));
  const add = (run: Token[], sentence: string, isHeadline: boolean) => {
    const starts = /^["“‘(]*$/u.test(sentence.slice(0, run[0]?.start));
    // Every sentence begins with a capital: a first word that also occurs in lower case is not a
    // name.
    const opening = run[0]?.text.toLowerCase() ?? '';
    if (starts && (isCommon(opening) || names.openers.has(opening))) run.shift();
    // "Critics of the White House" begins with people, not with a name.
    const [plural, next] = run;
    if (starts && plural && next && /\p{Ll}s$/u.test(plural.text)) {
      if (sentence.slice(plural.end, next.start) !== ' ') run.shift();
    }
    if (/^(?:The|A|An|Ang)$/.test(run[0]?.text ?? '')) run.shift();
    // Newspapers print the first words of a report in capitals.
    if (starts && run.length > 1 && run.some(({ text }) => /^\p{Lu}{6,}$/u.test(text))) return;
    if (run.some(({ text }) => /-\p{Ll}+$/u.test(text))) return;
    while (names.calendar.has(run.at(-1)?.text.toLowerCase() ?? '')) run.pop();
    while (isDay(run, sentence, names)) run.shift();
    // Lantern Season 3 is the third season of Lantern.
    while (run.length > 1 && countsOn(run.at(-1), sentence, names)) run.pop();
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length > 5) return;
    const text = sentence.slice(first.start, last.end);
    if (
      text.length < 3 ||
      names.notNames.has(text.toLowerCase()) ||
      /^[DRI]-|^I[’']\S*$/.test(text)
    )
      return;
    const before = sentence.slice(0, first.start);
    const after = sentence.slice(last.end);
    if (isPart(run, before, after, names, isCommon) || isCounted(run, before)) return;
    const standsAlone = names.standsAlone.test(after);
    // Memorandum Circular No. 7 is a number of something, not a name.
    if (/^nos?$/i.test(last.text) && /^\.? ?\d/.test(after)) return;
    const isAlone = standsAlone || (isCountry(text) && isWhole(before, after));
    if (run.length === 1 && (!isAlone || stopWords.has(text.toLowerCase()))) return;
    const seen = found.get(text) ?? nothing;
    const { person, place, article } = names;
    const count = (holds: boolean) => (holds ? 1 : 0);
    found.set(text, {
      count: seen.count + 1,
      inside: seen.inside + count(!starts || run.length > 1 || isMarked(text)),
      whole: seen.whole + count(!isHeadline && isWhole(before, after)),
      speech: seen.speech + count(isSpeaking(before, after, names)),
      person: seen.person + count(person.test(before)),
      place: seen.place + count(place.test(before)),
      article: seen.article + count(standsAlone && article.test(before)),
      bare: seen.bare + count(!isHeadline && standsAlone && names.withoutArticle.test(before)),
    });
  };
  const texts = [...sentences, ...headlines];
  texts.forEach((text, at) => {
    for (const run of capitalRuns(text, names)) {
      for (const part of cutTitles(run, text, lang)) add(part, text, at >= sentences.length);
    }
  });
  return found;
}

const isShortOf = (short: string, long: string) =>
  long.endsWith(` ${short}`) || long.startsWith(`${short} `);

/**
 * The names in the sentences of one event, most frequent first; a short form counts for its long
 * form.
 */
export function findNames(
  sentences: readonly string[],
  headlines: readonly string[],
  lang: Language,
): Name[] {
  const { namesIn } = lexicons[lang];
  if (namesIn) return namesIn(sentences, headlines);
  // In A Headline Like This capitals carry no information.
  const plainly = headlines.filter((text) => (text.match(/ \p{Ll}{4,}/gu)?.length ?? 0) >= 2);
  const all = tally(sentences, plainly, lang);
  const tallies = [...all].filter(
    ([text, { inside, count, whole }]) =>
      inside > 0 &&
      // A word that occurs once is a name if a headline has it, too.
      (count > 1 || text.includes(' ') || (whole > 0 && isHeadlined(text, headlines))) &&
      // "Ted Cruz of Texas" is Ted Cruz.
      !all.has(text.replace(/ (?:of|ng|sa) .*$/u, '').replace(text, '')),
  );
  return tallies
    .map(([text, own]): Name => {
      const parts = tallies.filter(([short]) => isShortOf(short, text)).map(([, part]) => part);
      const sum = (key: keyof Tally) => parts.reduce((total, part) => total + part[key], own[key]);
      const whole = {
        ...own,
        count: sum('count'),
        speech: sum('speech'),
        person: sum('person'),
        place: sum('place'),
      };
      return {
        text,
        kind: kindOf(whole),
        count: whole.count,
        article: own.article > own.bare,
        askable: own.article + sum('bare') + whole.person > 0,
      };
    })
    .sort((a, b) => b.count - a.count || b.text.length - a.text.length);
}
