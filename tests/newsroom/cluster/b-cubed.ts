// B-cubed scores: for each article, how pure and how complete its event is, averaged.

export type Score = { precision: number; recall: number; f1: number };

/** Each item with its true group and the one it was assigned to. */
export type Placed = { truth: string; event: string };

function tally(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export function bCubed(items: readonly Placed[]): Score {
  const both = ({ truth, event }: Placed) => JSON.stringify([truth, event]);
  const truths = tally(items.map(({ truth }) => truth));
  const events = tally(items.map(({ event }) => event));
  const pairs = tally(items.map(both));
  const average = (sizes: Map<string, number>, key: (item: Placed) => string) =>
    items.reduce(
      (sum, item) => sum + (pairs.get(both(item)) ?? 0) / (sizes.get(key(item)) ?? 1),
      0,
    ) / items.length;
  const precision = average(events, ({ event }) => event);
  const recall = average(truths, ({ truth }) => truth);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** The mean of each score. */
export function meanScore(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  return {
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    f1: mean(({ f1 }) => f1),
  };
}
