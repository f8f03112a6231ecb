// Which token of a source each token of a sentence corresponds to: the longest run in the same
// order, adjacent words before scattered ones. Tokens in another order are left out here.
import type { Token } from '../language/lexicon/token';

/**
 * The score of a matching pair, and the extra score when it is adjacent to the pair before it. A
 * negation scores less: "found no" is "not found", and it is the negation that moves.
 */
const pairScore = 2;
const denialScore = 1;
const sideScore = 1;

/** For each of `said` its index in `source`, or -1. Both contain telling tokens only. */
export function align(
  said: readonly Token[],
  source: readonly Token[],
  alike: (a: Token, b: Token) => boolean,
): number[] {
  const width = source.length;
  const score: number[][] = [];
  const from: ([number, number] | undefined)[][] = [];
  // The best end of a chain in the rectangle before a pair.
  let best: { score: number; at: [number, number] | undefined }[] = Array.from(
    { length: width + 1 },
    () => ({ score: 0, at: undefined }),
  );
  let end: { score: number; at: [number, number] | undefined } = { score: 0, at: undefined };
  for (const [i, token] of said.entries()) {
    const worth = token.kind === 'denial' ? denialScore : pairScore;
    const row: number[] = new Array<number>(width).fill(0);
    const origin: ([number, number] | undefined)[] = new Array(width);
    const next = [...best];
    for (const [j, other] of source.entries()) {
      if (alike(token, other)) {
        const before = best[j] ?? { score: 0, at: undefined };
        const side = i > 0 && j > 0 ? (score[i - 1]?.[j - 1] ?? 0) : 0;
        const along = side > 0 && side + sideScore >= before.score;
        row[j] = worth + (along ? side + sideScore : before.score);
        origin[j] = along ? [i - 1, j - 1] : before.at;
        if (row[j] > end.score) end = { score: row[j], at: [i, j] };
      }
      const left = next[j] ?? { score: 0, at: undefined };
      const above = best[j + 1] ?? left;
      const own = { score: row[j] ?? 0, at: [i, j] as [number, number] };
      next[j + 1] = [left, above, own].reduce((a, b) => (b.score > a.score ? b : a));
    }
    best = next;
    score.push(row);
    from.push(origin);
  }
  const places = new Array<number>(said.length).fill(-1);
  for (let at = end.at; at; at = from[at[0]]?.[at[1]]) places[at[0]] = at[1];
  return places;
}
