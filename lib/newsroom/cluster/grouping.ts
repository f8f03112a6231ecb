// A language's fitted weights in the form of the pair score: in the order of the features.
import type { Language } from '@/lib/model/text/languages';
import type { Lexicon } from '../language/language';
import { lexicons } from '../language/lexicons';
import { featureNames } from './features';
import { viewNames, type PairWeights } from './pair-score';
import { weights } from './weights';

export type Grouping = {
  weights: PairWeights;
  /** The average probability at which two groups join, unless the join rule asks for more. */
  threshold: number;
};

type Table = {
  first: Readonly<Record<string, number>>;
  second: Readonly<Record<string, number>>;
  threshold: number;
  enoughNeighbors: number;
};

export const secondNames = [...featureNames, ...viewNames];

function inOrder({ first, second, threshold, enoughNeighbors }: Table): Grouping {
  const read = (table: Table['first'], names: readonly string[]) =>
    names.map((name) => table[name] ?? 0);
  return {
    weights: {
      first: read(first, featureNames),
      second: read(second, secondNames),
      enoughNeighbors,
    },
    threshold,
  };
}

const groupings: Record<Lexicon['groupedLike'], Grouping> = {
  latin: inOrder(weights.latin),
  chinese: inOrder(weights.chinese),
};

export const groupingFor = (lang: Language): Grouping => groupings[lexicons[lang].groupedLike];
