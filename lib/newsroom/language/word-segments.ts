// Splits a text into words with the platform's dictionaries. Protects: the time is proportional to
// the length. The platform keeps the whole text with each of its words, so it is passed in pieces.
import { toTag, type Language } from '@/lib/model/text/languages';

export type WordSegment = { segment: string; index: number; isWordLike: boolean };

/** Characters of a piece; it ends after a mark or a space if there is one in its second half. */
const pieceChars = 1_000;
const mark = /[^\p{L}\p{N}\p{M}]/u;
const lowSurrogate = /[\udc00-\udfff]/;

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenter(lang: Language): Intl.Segmenter {
  const known = segmenters.get(lang) ?? new Intl.Segmenter(toTag(lang), { granularity: 'word' });
  segmenters.set(lang, known);
  return known;
}

function endOfPiece(text: string, start: number): number {
  const end = start + pieceChars;
  if (end >= text.length) return text.length;
  for (let at = end; at > start + pieceChars / 2; at -= 1) {
    if (mark.test(text.charAt(at - 1)) && !lowSurrogate.test(text.charAt(at))) return at;
  }
  return lowSurrogate.test(text.charAt(end)) ? end - 1 : end;
}

/** The whole text in order, words and what is between them; `index` in UTF-16 units. */
export function* wordSegments(text: string, lang: Language): Generator<WordSegment> {
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    for (const { segment, index, isWordLike } of segmenter(lang).segment(text.slice(start, end))) {
      yield { segment, index: start + index, isWordLike: isWordLike === true };
    }
    start = end;
  }
}
