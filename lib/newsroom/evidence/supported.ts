// Whether the passages that a line of a model's article cites support it: the rule of the
// assistant's answers, and more, since many read an article: a larger share of its words, every
// name, and quotations word for word.
import type { Language } from '@/lib/model/text/languages';
import { isSupported } from './support';
import { nameIn } from './same-name';
import { namesIn } from '../language/names/names-in';
import type { Article } from '../types';
import type { Passage } from './passages';
import { bareQuotation, quotationsOf } from '../language/text-terms';

/**
 * The least share of a written line's words that its passages must have: more than for an answer,
 * where half of the words may differ, since a headline is read by many who did not ask for it.
 * Ours.
 */
const writtenWordsLeast = 0.65;
/** The most sources that one sentence cites; more would support whatever it says. */
export const writtenCitationsMost = 4;

/** A sentence of a report, and the publisher of that report. */
export type ReportPassage = Pick<Passage, 'text' | 'before' | 'heading' | 'lang'> & {
  article: Pick<Article, 'source'>;
};

function isNamed(text: string, lang: Language, passages: readonly ReportPassage[]): boolean {
  const names = [...namesIn(text)];
  if (names.length === 0) return true;
  // The publisher may be named, too.
  const there = passages.flatMap((one) => [one.text, one.before, one.article.source]);
  return names.every(nameIn(there, lang));
}

function isQuoted(text: string, passages: readonly ReportPassage[]): boolean {
  const there = passages.map((one) => bareQuotation(one.text));
  return [...quotationsOf(text)].every((said) => there.some((one) => one.includes(said)));
}

/** Whether the passages together support `text`. */
export function isFullySupported(
  text: string,
  lang: Language,
  passages: readonly ReportPassage[],
): boolean {
  return (
    isSupported(text, lang, passages, writtenWordsLeast) &&
    isNamed(text, lang, passages) &&
    isQuoted(text, passages)
  );
}

/** The cited passages that support it: each by itself, or else a few of them together. */
export function supporting<P extends ReportPassage>(
  text: string,
  lang: Language,
  cited: readonly P[],
): readonly P[] {
  const alone = cited.filter((passage) => isFullySupported(text, lang, [passage]));
  if (alone.length > 0) return alone.slice(0, writtenCitationsMost);
  return cited.length <= writtenCitationsMost && isFullySupported(text, lang, cited) ? cited : [];
}
