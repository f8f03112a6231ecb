// A logistic regression by Newton's method, held near given weights by a ridge: the same data always
// give the same weights.

export type Sample = { features: readonly number[]; same: boolean; weight: number };

export function fitLogistic(
  samples: readonly Sample[],
  { ridge = 1, prior = [] }: { ridge?: number; prior?: readonly number[] } = {},
): number[] {
  const size = samples[0]?.features.length ?? 0;
  const weights = Array.from({ length: size }, (_, at) => prior[at] ?? 0);
  /** What is made small: the surprise at the labels, and the distance from the prior. */
  const lossOf = (at: readonly number[]) => {
    let loss = 0;
    for (const [index, weight] of at.entries())
      loss += 0.5 * ridge * (weight - (prior[index] ?? 0)) ** 2;
    for (const { features, same, weight } of samples) {
      let odds = 0;
      for (let index = 0; index < size; index += 1) {
        odds += (at[index] ?? 0) * (features[index] ?? 0);
      }
      const against = same ? -odds : odds;
      loss += weight * (against > 30 ? against : Math.log1p(Math.exp(against)));
    }
    return loss;
  };
  let loss = lossOf(weights);
  for (let round = 0; round < 30; round += 1) {
    const gradient = weights.map((weight, at) => ridge * ((prior[at] ?? 0) - weight));
    const hessian = weights.map((_, at) => weights.map((__, to) => (at === to ? ridge : 0)));
    for (const { features, same, weight } of samples) {
      let odds = 0;
      for (let at = 0; at < size; at += 1) odds += (weights[at] ?? 0) * (features[at] ?? 0);
      const p = 1 / (1 + Math.exp(-odds));
      const slope = weight * ((same ? 1 : 0) - p);
      const curve = weight * p * (1 - p) + 1e-9;
      for (let at = 0; at < size; at += 1) {
        const x = features[at] ?? 0;
        if (x === 0) continue;
        gradient[at] = (gradient[at] ?? 0) + slope * x;
        const row = hessian[at] ?? [];
        const scaled = curve * x;
        for (let to = 0; to <= at; to += 1) row[to] = (row[to] ?? 0) + scaled * (features[to] ?? 0);
      }
    }
    const step = solve(hessian, gradient);
    // A full step may go too far where labels are nearly parted: then half of it is tried.
    let length = 1;
    let next = weights;
    let nextLoss = Infinity;
    for (; length > 1e-4 && !(nextLoss < loss); length /= 2) {
      const tried = length;
      next = weights.map((weight, at) => weight + tried * (step[at] ?? 0));
      nextLoss = lossOf(next);
    }
    if (!(nextLoss < loss - 1e-7 * Math.abs(loss))) break;
    next.forEach((weight, at) => (weights[at] = weight));
    loss = nextLoss;
  }
  return weights;
}

/** Solves a symmetric system, given by its lower half, by Cholesky's method. */
function solve(lower: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0;
  const set = (row: number, column: number, value: number) => {
    const cells = lower[row];
    if (cells) cells[column] = value;
  };
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      set(row, column, row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column));
    }
  }
  const forward: number[] = [];
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (forward[k] ?? 0);
    forward[row] = sum / at(row, row);
  }
  const found = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = forward[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (found[k] ?? 0);
    found[row] = sum / at(row, row);
  }
  return found;
}
