// Messages that need no search: greetings, thanks, ‘who are you’, and the plainest requests to a
// news reader, the latest and everything on a subject. Protects: they are answered at once, without
// guessing, and do not count against a quota.
import { languages, type Language } from '@/lib/model/text/languages';
import { readQuestion } from '../answerable/question';
import { languageOfAnyLetter, languageOfQuestion } from '../language/detect-language';
import { lexicons } from '../language/lexicons';
import { isForeignGreeting, otherLanguage, type OtherLanguage } from '../language/other-language';
import { asksOfFuture, standsForEarlier } from '../language/questions/asking';
import { datesIn, withoutDates, type SaidDate } from '../language/questions/dates';
import { isUnspaced } from '../language/segment';
import {
  namedSections,
  talks,
  type NamedSection,
  type Period,
  type Talk,
} from '../language/lexicon/plain-needs';

export type PlainNeed =
  /** `isClock`: the hour or the date is asked for, among live data. */
  | { kind: 'talk'; talk: Talk; lang: Language; isClock?: boolean }
  | { kind: 'unsupported'; language: OtherLanguage }
  | { kind: 'latest'; period: Period; lang: Language }
  /** The latest of one section; `subject` is its name in the text. */
  | { kind: 'latest'; period: Period; lang: Language; tab: NamedSection; subject: string }
  /** The news of a time, perhaps of one section. */
  | { kind: 'then'; said: SaidDate; isAhead: boolean; lang: Language; tab?: NamedSection }
  /** News on the subject that the text names. */
  | { kind: 'about'; subject: string; lang: Language };

/** Emoticons and emoji around a message. */
const faces =
  /\p{Extended_Pictographic}[\p{M}\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}]*|(?<!\S)[:;=]-?[()DPpdO3]+/gu;

const bareOf = (text: string) =>
  text
    .trim()
    // Looking behind keeps a long run of such marks within the text linear.
    .replace(/^[\s¿¡]+|(?<![\s?？!！.。…~～,，])[\s?？!！.。…~～,，]+$/g, '')
    .replace(/\s+/g, ' ');

/** A stretched letter: "hiii". */
const drawnOut = /(\p{Script=Latin})\1{2,}/gu;

/** A text in careful spelling; "GM" in capitals is a name. */
const spelledOut = (text: string, lang: Language): string =>
  text.replace(drawnOut, '$1').replace(/[\p{L}\p{N}’']+/gu, (word) => {
    const { typed } = lexicons[lang].plainNeeds;
    return (
      typed[word] ?? typed[word.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (one) => one.toLowerCase())] ?? word
    );
  });

/** Longer texts are questions. */
const longest = 120;

/** Separators between a greeting and what follows it. */
const mark = /[,，、.。!！?？;；:：…~—\n][\s,，、.。!！?？;；:：…~—-]*/u;
/** Most characters of a greeting in scripts without spaces. */
const longestUnspaced = 6;

/** Whether a text is only a greeting or thanks, in any language. */
const isOpening = (text: string) =>
  languages.some((lang) => {
    const { greeting, thanks } = lexicons[lang].plainNeeds;
    return greeting.test(text) || thanks.test(text);
  }) || isForeignGreeting(text);

/** Where the text after a greeting begins; 0 without a greeting, or with nothing after it. */
function endOfOpening(text: string): number {
  if (text.length <= longest && isOpening(bareOf(text))) return 0;
  const found = mark.exec(text);
  const isShort = found && found.index <= longest;
  if (isShort && isOpening(bareOf(text.slice(0, found.index)))) {
    const end = found.index + found[0].length;
    return end < text.length ? end : 0;
  }
  if (!isUnspaced(text.slice(0, 1))) return 0;
  const most = Math.min(longestUnspaced, text.length - 1);
  for (let end = most; end > 1; end -= 1) {
    if (isOpening(text.slice(0, end)) && isUnspaced(text.slice(end, end + 1))) return end;
  }
  return 0;
}

/** More greetings than this are none, and each would be looked for in all of the rest. */
const openingsMost = 8;

/** A text without its leading greetings and thanks; one that has nothing else is unchanged. */
export function withoutOpening(text: string): string {
  let rest = text.trim();
  for (let found = 0; found < openingsMost; found += 1) {
    const end = endOfOpening(rest);
    if (end === 0) break;
    rest = rest.slice(end);
  }
  return rest;
}

/** The text after a greeting without a separator: `hello what is the latest`. */
function* behindWords(text: string): Generator<string> {
  for (const { index } of text.matchAll(/\s+/g)) {
    if (isOpening(text.slice(0, index))) yield text.slice(index).trim();
  }
}

/** A request for the latest, once the name of a section is taken out of it. */
function latestOfSection(text: string, lang: Language): PlainNeed | undefined {
  const of = lexicons[lang].plainNeeds;
  for (const tab of namedSections) {
    const found = of.sections[tab].exec(text);
    if (!found) continue;
    const rest = bareOf(text.replace(found[0], ' '));
    if (rest === '' || !(of.latest.test(rest) || of.latest.test(rest.replaceAll(' ', ''))))
      continue;
    const { period } = latestIn(rest, lang);
    return { kind: 'latest', period, lang, tab, subject: found[0].trim() };
  }
  return undefined;
}

/** A request for the news of a time that names nothing else. */
function newsOfTime(text: string, lang: Language): PlainNeed | undefined {
  const dates = datesIn(text, lang);
  const [first] = dates;
  if (!first || dates.length > 1) return undefined;
  const rest = bareOf(withoutDates(text, dates));
  const need = { kind: 'then', said: first.said, isAhead: asksOfFuture(text, lang), lang } as const;
  const { latest } = lexicons[lang].plainNeeds;
  if (rest === '') return undefined;
  if (latest.test(rest) || lexicons[lang].dates.happens.test(rest)) return need;
  const section = latestOfSection(rest, lang);
  return section && 'tab' in section ? { ...need, tab: section.tab } : undefined;
}

function latestIn(text: string, lang: Language) {
  const of = lexicons[lang].plainNeeds;
  const periods = ['week', 'yesterday', 'day'] as const;
  const period: Period = periods.find((one) => of[one].test(text)) ?? 'any';
  return { kind: 'latest', period, lang } as const;
}

function needIn(text: string, lang: Language): PlainNeed | undefined {
  const of = lexicons[lang].plainNeeds;
  const talk = talks.find((one) => of[one].test(text));
  if (talk) return { kind: 'talk', talk, lang, isClock: talk === 'live' && of.clock.test(text) };
  if (of.latest.test(text)) return latestIn(text, lang);
  const section = latestOfSection(text, lang);
  if (section) return section;
  const ofTime = newsOfTime(text, lang);
  if (ofTime) return ofTime;
  const bare = text.replace(of.wishOpening, '').replace(of.wishEnd, '');
  const subject = of.about.exec(bare)?.slice(1).find(Boolean)?.trim();
  // A request about somebody whom it does not name refers to what was shown before.
  const isNamed =
    subject !== undefined &&
    !(standsForEarlier(subject, lang) && readQuestion(subject, lang).terms.length === 0);
  return isNamed ? { kind: 'about', subject, lang } : undefined;
}

/**
 * The plain need of a text, in its own language; undefined for any other question. `simplified` is
 * the same text in Simplified Chinese.
 */
export function plainNeed(simplified: string, reader: Language): PlainNeed | undefined {
  const text = bareOf(withoutOpening(simplified.replace(faces, ' ')));
  // "???" or an emoji: a message that says nothing is answered with what can be asked.
  if (text === '') return { kind: 'talk', talk: 'abilities', lang: reader };
  if (text.length > longest) return undefined;
  for (const said of [text, ...behindWords(text)]) {
    const need = needOfText(said, reader);
    if (need) return need;
  }
  const language = otherLanguage(text);
  return language && { kind: 'unsupported', language };
}

function needOfText(text: string, reader: Language): PlainNeed | undefined {
  const own = languageOfAnyLetter(text);
  const order = own
    ? new Set([languageOfQuestion(text, reader), own])
    : new Set([reader, ...languages]);
  for (const lang of order) {
    const need = needIn(text, lang);
    if (need) return need;
  }
  for (const lang of order) {
    const spelled = spelledOut(text, lang);
    const need = spelled === text ? undefined : needIn(spelled, lang);
    if (need) return need;
  }
  return undefined;
}
