// Which sentences may be in an article: news itself, complete, and understandable without the
// sentence before. Page furniture around the news never passes.
import type { Language } from '@/lib/model/text/languages';
import { han } from '@/lib/model/text/scripts';
import { isInstruction } from '../model/instructions';
import { lexicons } from '../language/lexicons';
import {
  bracketedMark,
  opensWithPictures,
  withoutClosingPictures,
} from '../language/news/title-marks';
import { inOneScript, without } from '../language/segment';
import { isBalanced } from '../language/sentences';

/**
 * Markdown turns addresses into links even when they are escaped, and `[3]` would read as our own
 * citation mark.
 */
const unquotable =
  /https?:|ftp:|www\.|[\w.+-]@\w|\[\^?\d+\]|\{[^}]*\}|<\/?\w|\b[\w-]+\.(?:com|org|net|ph|cn|co\.uk)\/|@\w{3,}/i;
const ending = /[.!。！…”’"'）)」』%]$/u;
const cutOff = /(?:\.\.\.|…|\[…\]|[:,;：，；、—–-])$/u;
const question = /[?？]["”’']?$/u;
/** Reports do not cry; a post, a promotion or a cheer inside one does. */
const cry = /!$/u;
const quotation = /"[^"]*"|“[^”]*”|「[^」]*」/g;

/** `text` without its quotations. */
export function withoutQuotations(text: string): string {
  return text.replace(quotation, ' ');
}

/** A comma where a link lost its words: "a new , was built", "the chief,, said", “,a plan”. */
const lostWords = /\s,\s|,,|(?:^|[\s“‘(]),(?=\S)|[.!?],(?=\S)|,\.(?=["”\s]|$)/u;
/** Scores, name by name. */
const boxScore = /(?:\p{L}[\p{L}.’' -]{0,24} \d{1,3}[,;.] ?){4,}/u;

/** Number after number, each after its name: a table. */
const figureRow = /(?:[:：]\s?[+-]?\d[\d.,]*[^:：]{0,14}){3,}/u;
/** Chinese words with only spaces between them: a list that lost its lines. */
const blankRow = new RegExp(
  String.raw`(?:[^\s，。；：、！？“”（）]{1,20}${han} (?=${han}{2})){3,}`,
  'u',
);
/** Points that open alike, one after the other without punctuation: a list that lost its lines. */
const alikeRow = new RegExp(
  String.raw`(?<=[^\d\s] )(${han}{2})(?:[^，；：。！？、]*?[^\d\s，；：。！？、] \1){2}`,
  'u',
);
const bracketed = /[（(][^（）()]*[）)]/gu;
/** A footnote to an offer or a table: * 图片仅供参考. The name of a share begins so, too: *ST. */
const footnote = new RegExp(String.raw`(?:^|\s)[*＊]{1,2}\s?${han}`, 'u');
/** Stocks with their codes, one after the other. */
const codeRow = /(?:[(（]\d{6}[)）][^(（]{0,12}){3,}/u;

/** The length of the longest quotation in `text`, 0 without one. */
export function quotedLength(text: string): number {
  return Math.max(0, ...[...text.matchAll(quotation)].map(([quoted]) => quoted.length - 2));
}

/**
 * Whether a line can be shown at all: it is not about the page, and contains nothing that becomes
 * markup.
 */
export function isShowable(text: string, lang: Language): boolean {
  const read = inOneScript(text);
  return !unquotable.test(text) && !lexicons[lang].boilerplate.some((rule) => rule.test(read));
}

/** The characters of reports on figures, besides letters. */
const ofFigures = /[\d\s.,，、:：%％~～()（）+$€£¥₱￥-]+/gu;
/**
 * The least share of letters in a sentence: of everything, and of all that is not part of figures.
 */
const leastLetters = { ofAll: 0.25, besidesFigures: 0.5 };
/** The capitals that a headline or two names may have; a sentence with more shouts. */
const shouting = { least: 12, share: 0.6 };

/** Whether a line is in capitals, or is a table or a row of symbols. */
function shouts(text: string): boolean {
  const letters = text.replace(/[^\p{L}]+/gu, '').length;
  const capitals = text.replace(/[^\p{Lu}]+/gu, '').length;
  return (
    letters < text.length * leastLetters.ofAll ||
    letters < text.replace(ofFigures, '').length * leastLetters.besidesFigures ||
    (capitals > shouting.least && capitals > letters * shouting.share)
  );
}

/** A bracket alone is a credit or an aside: (Reuters). */
const asideAlone = /^[（(【[][^（）()【】[\]]*[）)】\]][.。]?$/u;

/** Punctuation that remained before a sentence when a page's links and pictures were removed. */
const strayMarks = /^(?!\.{2}|…)(?:[.,;·、，。]\s*)+(?=[^\d\s])/u;
/** Such a mark before a Chinese line makes it a caption: it stays, for its rule to see it. */
const captionMark = /[▲▼]/u;
/** Removes the emoji that posts put before and after their sentences. */
function withoutPictures(text: string, lang: Language): string {
  const [opening = ''] = opensWithPictures.exec(text) ?? [];
  const mark = lexicons[lang].spaced ? -1 : opening.search(captionMark);
  return withoutClosingPictures(text.slice(mark < 0 ? opening.length : mark));
}

/** Removes the dateline before a first sentence, and the publisher's name after a last one. */
export function bareSentence(text: string, lang: Language): string {
  const { dateline, signature } = lexicons[lang];
  const open = dateline.reduce(
    without,
    withoutPictures(text, lang).replace(bracketedMark, '').replace(strayMarks, ''),
  );
  // A list after a dateline begins with its own mark: IT之家附功能介绍如下：● ….
  return signature.reduce(without, withoutPictures(open, lang)).trim();
}

/** Whether the sentence needs the one before it: "He said", "But", a pronoun before any name. */
export function leans(text: string, lang: Language): boolean {
  const { leaning, pronoun } = lexicons[lang];
  if (leaning.test(inOneScript(text)) || /^\p{Ll}/u.test(text)) return true;
  const outside = withoutQuotations(text);
  const found = pronoun?.exec(outside);
  if (!found) return false;
  const before = outside.slice(0, found.index);
  const names = before.match(/\p{Lu}[\p{L}’'-]+/gu) ?? [];
  return !names.some((name) => !lexicons[lang].stopWords.has(name.toLowerCase()));
}

/** The first letter of a truncated word: ‘The police (OPD) s’. */
const cutWord = /[\p{Ll})] [\p{Lu}b-hj-np-xz]$/u;

/** Whether a line ends like a sentence. */
export const isFinished = (text: string): boolean => ending.test(text);

/** Whether a sentence breaks off, as when a feed limits characters. */
export const isTorn = (text: string, lang: Language): boolean =>
  !isFinished(text) &&
  (lexicons[lang].goesOn.test(inOneScript(text)) || (lexicons[lang].spaced && cutWord.test(text)));

/** `good` sentences are quoted first, `spare` ones only where a story has nothing better. */
export type Grade = 'good' | 'spare' | 'never';

/**
 * Whether a sentence may be quoted: `good`, `spare` where there is nothing better, or `never`.
 * @param longer how many times the usual length is allowed
 * @param inPerson whether the first person is allowed, as inside quotation marks
 */
export function gradeSentence(text: string, lang: Language, longer = 1, inPerson = false): Grade {
  const { shortest, longest, firstPerson, invites } = lexicons[lang];
  if (!isShowable(text, lang) || !isBalanced(text)) return 'never';
  if (text.length > longest * longer) return 'never';
  if (cutOff.test(text) || question.test(text) || shouts(text)) return 'never';
  if (lostWords.test(text) || boxScore.test(text) || isTorn(text, lang)) return 'never';
  if (asideAlone.test(text) || figureRow.test(text) || codeRow.test(text)) return 'never';
  if (blankRow.test(text) || footnote.test(text)) return 'never';
  if (alikeRow.test(text.replace(bracketed, ''))) return 'never';
  const outside = withoutQuotations(text);
  const letters = outside.match(/\p{L}/gu)?.length ?? 0;
  if (!inPerson && firstPerson.test(inOneScript(outside))) return 'never';
  if (letters < shortest / 6) return 'never';
  // An instruction to a machine is not news.
  if (isInstruction(text)) return 'never';
  if (text.length < shortest || !isFinished(text) || cry.test(text)) return 'spare';
  if (invites.test(inOneScript(text))) return 'spare';
  return 'good';
}
