// A logistic regression by Newton's method, regularized toward given weights by a ridge: the same
// data always give the same weights.

export type Sample = { features: readonly number[]; same: boolean; weight: number };

/** Dense rows of numbers: a fit passes over a hundred thousand of them some twenty times. */
function inRows(samples: readonly Sample[], size: number): Float64Array[] {
  const all = new Float64Array(samples.length * size);
  return samples.map(({ features }, at) => {
    const row = all.subarray(at * size, (at + 1) * size);
    row.set(features.slice(0, size));
    return row;
  });
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

export function fitLogistic(
  samples: readonly Sample[],
  { ridge = 1, prior = [] }: { ridge?: number; prior?: readonly number[] } = {},
): number[] {
  const size = samples[0]?.features.length ?? 0;
  const rows = inRows(samples, size);
  const near = Float64Array.from({ length: size }, (_, at) => prior[at] ?? 0);
  let weights = near.slice();
  /** The minimized loss: the surprise at the labels, plus the distance from the prior. */
  const lossOf = (at: Float64Array) => {
    const away = at.map((weight, index) => weight - (near[index] ?? 0));
    let loss = 0.5 * ridge * dot(away, away);
    samples.forEach(({ same, weight }, index) => {
      const odds = dot(at, rows[index] ?? at);
      const against = same ? -odds : odds;
      loss += weight * (against > 30 ? against : Math.log1p(Math.exp(against)));
    });
    return loss;
  };
  let loss = lossOf(weights);
  for (let round = 0; round < 30; round += 1) {
    const gradient = weights.map((weight, at) => ridge * ((near[at] ?? 0) - weight));
    const hessian = Array.from({ length: size }, (_, at) => {
      const row = new Float64Array(at + 1);
      row[at] = ridge;
      return row;
    });
    samples.forEach(({ same, weight }, index) => {
      const row = rows[index] ?? weights;
      const p = 1 / (1 + Math.exp(-dot(weights, row)));
      const slope = weight * ((same ? 1 : 0) - p);
      const curve = weight * p * (1 - p) + 1e-9;
      hessian.forEach((cells, at) => {
        const x = row[at] ?? 0;
        if (x === 0) return;
        gradient[at] = (gradient[at] ?? 0) + slope * x;
        const scaled = curve * x;
        for (let to = 0; to <= at; to += 1) cells[to] = (cells[to] ?? 0) + scaled * (row[to] ?? 0);
      });
    });
    const step = solve(hessian, gradient);
    // A full step may overshoot where labels are nearly separable: then half of it is tried.
    let length = 1;
    let next = weights;
    let nextLoss = Infinity;
    for (; length > 1e-4 && !(nextLoss < loss); length /= 2) {
      const tried = length;
      next = weights.map((weight, at) => weight + tried * (step[at] ?? 0));
      nextLoss = lossOf(next);
    }
    if (!(nextLoss < loss - 1e-7 * Math.abs(loss))) break;
    weights = next;
    loss = nextLoss;
  }
  return [...weights];
}

/** Solves a symmetric system, given by its lower half, by Cholesky's method. */
function solve(lower: readonly Float64Array[], right: Float64Array): number[] {
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
