// What stands behind a written sentence: what can be said of it, and the words of its sources. Found
// by the sentence's own words, so that a text may be drawn in any way.
import { withoutInsertions } from './insertions';

export const verdicts = ['quoted', 'matches', 'unconfirmed'] as const;
/** Word for word; every word that counts; or neither. */
export type Verdict = (typeof verdicts)[number];

/** Words of the source with the number `n`, and the part of them that says it, in UTF-16 units. */
export type EvidenceQuote = { n: number; text: string; lang?: string; span?: [number, number] };

export type Evidence = {
  /** The sentence as plain text. */
  sentence: string;
  verdict: Verdict;
  quotes: EvidenceQuote[];
};

/** Letters and digits alone: all else may be drawn in several ways. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The evidence of the sentence that `text` ends with: the longest that it does. */
export function evidenceAtEnd(list: readonly Evidence[], text: string): Evidence | undefined {
  const whole = bare(withoutInsertions(text));
  let best: { evidence: Evidence; length: number } | undefined;
  for (const evidence of list) {
    const sentence = bare(evidence.sentence);
    if (sentence === '' || !whole.endsWith(sentence) || sentence.length <= (best?.length ?? 0)) {
      continue;
    }
    best = { evidence, length: sentence.length };
  }
  return best?.evidence;
}

/** A text in three parts, the one of its span in the middle; all of it before where it has none. */
export function partsOfQuote({ text, span }: EvidenceQuote): [string, string, string] {
  if (!span) return [text, '', ''];
  const [start, end] = [Math.max(0, span[0]), Math.min(text.length, span[1])];
  if (start >= end) return [text, '', ''];
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
