// Splits a sentence that coordinates two statements: each may be in another source. Protects: a
// statement is only taken alone if it can be read alone. One that depends on the other (a "he", a
// condition, a day or place given once for both) stays with it, and so does one without a verb.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { isTelling, type Token } from '../language/lexicon/token';

/** With more statements a sentence is a list. */
const clausesMost = 3;
/** With fewer telling words a statement is part of a list. */
const tellingLeast = 3;

/**
 * The first token of each statement but the first: after a punctuation mark and perhaps a
 * conjunction.
 */
function beginnings(written: string, tokens: readonly Token[], lang: Language): [number, number][] {
  const { sideBySide } = lexicons[lang].comparison;
  const text = inOneScript(written);
  return tokens.flatMap(({ kind, key, start, end }, at): [number, number][] => {
    if (kind === 'stop') return /^[;；]$/u.test(key) ? [[start, end]] : [];
    if (kind !== 'break' || !/^[,，]$/u.test(key)) return [];
    const next = tokens[at + 1];
    if (!next || !sideBySide.joints.has(text.slice(next.start, next.end).toLowerCase())) return [];
    return [[start, next.end]];
  });
}

/** Whether a statement by itself says who did what. */
function standsAlone(written: string, lang: Language, tokens: readonly Token[]): boolean {
  const text = inOneScript(written);
  const { conditions, hearsay, sideBySide } = lexicons[lang].comparison;
  const telling = tokens.filter(isTelling);
  const leans = ({ kind, key, joins }: Token) =>
    kind === 'pronoun' || joins === true || conditions.has(key) || hearsay.has(key);
  return (
    telling.length >= tellingLeast &&
    !tokens.some(leans) &&
    sideBySide.begins.test(text) &&
    sideBySide.verb.test(text) &&
    !sideBySide.leans.test(text)
  );
}

/** The statements of a sentence, each readable alone; undefined where there are not several. */
export function clausesOf(
  sentence: string,
  lang: Language,
  tokensOf: (text: string) => readonly Token[],
): string[] | undefined {
  const cuts = beginnings(sentence, tokensOf(sentence), lang);
  if (cuts.length === 0 || cuts.length >= clausesMost) return undefined;
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), sentence.length];
  const clauses = starts.map((start, at) => sentence.slice(start, ends[at]).trim());
  return clauses.every((one) => standsAlone(one, lang, tokensOf(one))) ? clauses : undefined;
}
