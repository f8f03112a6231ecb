// A text cut into words by the platform's dictionaries. Protects: the time is in proportion to the
// length. The platform carries all of a text with each of its words, so that it is given in pieces.
import { toTag, type Language } from '@/lib/model/text/languages';

export type WordSegment = { segment: string; index: number; isWordLike: boolean };

/** Characters of a piece; it ends behind a mark or a space where one stands in its second half. */
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

/** All of a text in order, its words and what stands between them; `index` in UTF-16 units. */
export function* wordSegments(text: string, lang: Language): Generator<WordSegment> {
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    for (const { segment, index, isWordLike } of segmenter(lang).segment(text.slice(start, end))) {
      yield { segment, index: start + index, isWordLike: isWordLike === true };
    }
    start = end;
  }
}
