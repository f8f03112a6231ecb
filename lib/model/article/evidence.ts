// The evidence for a sentence: a verdict, and quotes from its sources. Looked up by the sentence's
// text, so that the page may render it in any way.
import { withoutInsertions } from './insertions';

export const verdicts = ['quoted', 'matches', 'unconfirmed'] as const;
/** Word for word; all significant words; or neither. */
export type Verdict = (typeof verdicts)[number];

/**
 * A quote from the source with number `n`, and the range of it that supports the sentence, in
 * UTF-16 units.
 */
export type EvidenceQuote = { n: number; text: string; lang?: string; span?: [number, number] };

export type Evidence = {
  /** The sentence as plain text. */
  sentence: string;
  verdict: Verdict;
  quotes: EvidenceQuote[];
};

/** Letters and digits only: everything else may be rendered in several ways. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** The evidence of the longest sentence that `text` ends with. */
export function evidenceAtEnd(list: readonly Evidence[], text: string): Evidence | undefined {
  const whole = bare(withoutInsertions(text));
  let best: { evidence: Evidence; length: number } | undefined;
  for (const evidence of list) {
    const sentence = bare(evidence.sentence);
    const { length } = sentence;
    // One without a letter is as long as none.
    if (whole.endsWith(sentence) && length > (best?.length ?? 0)) best = { evidence, length };
  }
  return best?.evidence;
}

/**
 * A quote in three parts, the middle one being its span; without a span all of it is in the first.
 */
export function partsOfQuote({ text, span }: EvidenceQuote): [string, string, string] {
  if (!span) return [text, '', ''];
  const [start, end] = [Math.max(0, span[0]), Math.min(text.length, span[1])];
  if (start >= end) return [text, '', ''];
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
