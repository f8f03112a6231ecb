// How much of an article an extraction has, and how much else: runs of four words, as the article
// extraction benchmark counts them.

export type Share = { precision: number; recall: number };

const runWords = 4;

function runsOf(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - runWords + 1); at += 1) {
    const run = words.slice(at, at + runWords).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** Both 1 when the texts have the same words; 0 if they share nothing. */
export function shareOf(truth: string, read: string): Share {
  const [wanted, found] = [runsOf(truth), runsOf(read)];
  let [hits, extra, missed] = [0, 0, 0];
  for (const run of new Set([...wanted.keys(), ...found.keys()])) {
    const [a, b] = [wanted.get(run) ?? 0, found.get(run) ?? 0];
    hits += Math.min(a, b);
    extra += Math.max(0, b - a);
    missed += Math.max(0, a - b);
  }
  if (extra === 0 && missed === 0) return { precision: 1, recall: 1 };
  return {
    precision: hits === 0 ? 0 : hits / (hits + extra),
    recall: hits === 0 ? 0 : hits / (hits + missed),
  };
}

/** F1 of the averages over pages. */
export function meanShare(shares: readonly Share[]): Share & { f1: number } {
  const mean = (of: (share: Share) => number) =>
    shares.reduce((sum, share) => sum + of(share), 0) / shares.length;
  const [precision, recall] = [mean((one) => one.precision), mean((one) => one.recall)];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
