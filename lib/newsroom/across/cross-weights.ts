// The weights of links across languages, fitted by `tests/bench/across/fit-cross-weights.ts` on
// pairs of reports that people read; only these numbers are kept of them.
import type { CrossFeature } from './cross-features';

export const crossWeights: Readonly<Record<CrossFeature, number>> = {
  one: -3.518,
  all: 1.404,
  rarest: -1.301,
  second: -0.328,
  otherNames: 0.695,
  meanings: 1.253,
  numbers: 2.489,
  namesInHeadlines: 1.442,
  meaningsInHeadlines: 0.782,
  coveredLess: 1.525,
  coveredMore: 2.114,
  rivalNearer: -0.529,
  rivalFarther: -0.365,
  days: -1.926,
};
