// How much of a sentence is in one sentence of its source: the share of its words, small ones too,
// that occur there in the same order. The words are those of the search index, so that the measure
// is independent of the rules that it measures.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { segment } from '@/lib/newsroom/language/segment';
import { similarity } from '@/lib/newsroom/language/word-forms';
import type { Language } from '@/lib/model/text/languages';
import type { EvidencePassage } from '@/lib/newsroom/evidence/verdict';

const known = new WeakMap<EvidencePassage, string[]>();

function wordsOf(passage: EvidencePassage): string[] {
  let words = known.get(passage);
  if (!words) known.set(passage, (words = segment(passage.text, passage.lang)));
  return words;
}

/** The length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [at, other] of b.entries()) {
      const same = word === other ? (row[at] ?? 0) + 1 : 0;
      next.push(Math.max(same, row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The passage that contains most of a sentence in order, and the share of its words, 0 to 1. */
export type Near = { passage: EvidencePassage | undefined; share: number };

/** The nearest of the passages; none with a share of 0 if it cannot reach `least`. */
export function nearness(
  sentence: string,
  passages: readonly EvidencePassage[],
  least: number,
): Near {
  const [first] = passages;
  const words = segment(sentence, first?.lang ?? 'en');
  let best: Near = { passage: undefined, share: 0 };
  if (words.length === 0) return best;
  for (const passage of passages) {
    const there = wordsOf(passage);
    const set = new Set(there);
    const most = words.filter((word) => set.has(word)).length / words.length;
    if (most < least || most <= best.share) continue;
    const share = commonLength(words, there) / words.length;
    if (share > best.share) best = { passage, share };
  }
  return best;
}

/** How similar two forms of one word are at least, as in the search. */
const sameWord = 0.8;

/** Whether a sentence has a word without any form in a passage: words alone cannot support it. */
export function addsWord(sentence: string, passage: EvidencePassage): boolean {
  const { lang } = passage;
  const { stopWords } = lexicons[lang];
  const there = [...new Set(wordsOf(passage))];
  return segment(sentence, lang).some(
    (word) =>
      !stopWords.has(word) && !there.some((other) => similarity(word, other, lang) >= sameWord),
  );
}

/** Sorts the passages that share most words with a sentence first. */
export function nearest(
  sentence: string,
  lang: Language,
  passages: readonly EvidencePassage[],
): EvidencePassage[] {
  const words = new Set(segment(sentence, lang));
  const shared = (passage: EvidencePassage) =>
    new Set(wordsOf(passage).filter((word) => words.has(word))).size;
  return passages
    .map((passage) => ({ passage, shared: shared(passage) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ passage }) => passage);
}
