// How much of a sentence stands in one sentence of its source: the share of its words, small ones
// too, that are there in the same order. The words are those of the search index, so that the
// measure knows nothing of the rules that it measures.
import { segment } from '@/lib/newsroom/language/segment';
import type { Language } from '@/lib/model/text/languages';
import type { EvidencePassage } from '@/lib/newsroom/evidence/verdict';

const known = new WeakMap<EvidencePassage, string[]>();

function wordsOf(passage: EvidencePassage): string[] {
  let words = known.get(passage);
  if (!words) known.set(passage, (words = segment(passage.text, passage.lang)));
  return words;
}

/** The length of the longest sequence that both have in order. */
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

/** 0 to 1, over the nearest of the passages; 0 where it must be below `least`. */
export function nearness(
  sentence: string,
  passages: readonly EvidencePassage[],
  least: number,
): number {
  const [first] = passages;
  const words = segment(sentence, first?.lang ?? 'en');
  if (words.length === 0) return 0;
  let best = 0;
  for (const passage of passages) {
    const there = wordsOf(passage);
    const set = new Set(there);
    const most = words.filter((word) => set.has(word)).length / words.length;
    if (most < least || most <= best) continue;
    best = Math.max(best, commonLength(words, there) / words.length);
  }
  return best;
}

/** The passages that share most words with a sentence first. */
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
