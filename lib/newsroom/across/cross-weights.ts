// The weights of links across languages, fitted by `tests/bench/across/fit-cross-weights.ts` on pairs
// of reports that were read; only these numbers are kept of them.
import type { CrossFeature } from './cross-features';

export const crossWeights: Readonly<Record<CrossFeature, number>> = {
  one: -4.048,
  all: 1.985,
  rarest: -0.375,
  second: -1.195,
  otherNames: 0.477,
  meanings: 1.08,
  numbers: 2.586,
  namesInHeadlines: 0.927,
  meaningsInHeadlines: 0.549,
  coveredLess: 1.341,
  coveredMore: 2.817,
  rivalNearer: -0.573,
  rivalFarther: -0.279,
  days: -1.846,
};
