// Citation marks: `[n]` after the sentence that reference n supports, and the data attributes that
// link a cited sentence or a keyword on the page to its entry in `anchors` or `anchor_keywords`.
import { languages, readLanguage, type ContentLanguage } from '../text/languages';

/** An entry of `anchors` or `anchor_keywords`, in one language. */
export type Mark = { index: number; language: ContentLanguage };

/** "Data attributes carry an index joined to a language with a separator": `3_en`. */
const separator = '_';
/** What the sanitizer accepts; narrower than what {@link readMark} could parse. */
export const markPattern = new RegExp(
  `^\\d{1,4}${separator}(?:${[...languages, 'source'].join('|')})$`,
);
/** Reference numbers separated by blanks: `1 4`. */
export const referencesPattern = /^[1-9]\d{0,2}(?: [1-9]\d{0,2})*$/;

/** A mark as one attribute value, which {@link readMark} parses. */
export function joinMark({ index, language }: Mark): string {
  return `${index}${separator}${language}`;
}

/** Parses a mark from an attribute of the content; undefined for another format or language. */
export function readMark(value: unknown): Mark | undefined {
  if (typeof value !== 'string' || !markPattern.test(value)) return undefined;
  const [index = '', lang = ''] = value.split(separator);
  const language = readLanguage(lang);
  return language && { index: Number(index), language };
}

/** "Reference click ids are converted to integers; non-integers are dropped." */
export function referenceNumbers(ids: readonly string[]): number[] {
  return ids.filter((id) => /^\s*\d+\s*$/.test(id)).map(Number);
}

/** The fragment and the element id of reference `n`. */
export const referenceId = (n: number): string => `reference-${n}`;

/** Placed after a sentence of an answer that its cited sources do not support. */
export const unsupportedMark = '[?]';

const leadingMarkers = /^\s*(?:(?:#{1,6}|[-*+•]|\d{1,9}[.)]|>)\s+)+/;

/**
 * A sentence of `anchors` as it appears on the page: "matched after stripping leading list or
 * heading markers", and without citation marks, link targets and emphasis.
 */
export function plainSentence(markdown: string): string {
  return markdown
    .replace(/\s+/g, ' ')
    .replace(leadingMarkers, '')
    .replace(/ ?\[[1-9]\d{0,2}\](?!\()/g, '')
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/?\w[^<>]*>/g, '')
    .replace(/(\*\*|__|~~|[*`])/g, '')
    .trim();
}
