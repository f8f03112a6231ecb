// Fits the weights of the pair score on the available labeled sets and writes them into the
// product: `node --import tsx tests/bench/clustering/fit-weights.ts`. The same data always give the
// same file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from '@/lib/newsroom/cluster/features';
import { secondNames } from '@/lib/newsroom/cluster/grouping';
import type { PairWeights } from '@/lib/newsroom/cluster/pair-score';
import { chineseScenes, latinScenes } from './fitted-sets';
import { fitWeights } from './samples';

export const thresholds = { latin: 0.3, chinese: 0.4 };

function table(names: readonly string[], values: readonly number[]): string {
  const rows = names.map((name, at) => `      ${name}: ${Number((values[at] ?? 0).toFixed(3))},`);
  return `{\n${rows.join('\n')}\n    }`;
}

const set = (
  name: 'latin' | 'chinese',
  { first, second, enoughNeighbors }: PairWeights,
) => `  ${name}: {
    threshold: ${thresholds[name]},
    enoughNeighbors: ${enoughNeighbors},
    first: ${table(featureNames, first)},
    second: ${table(secondNames, second)},
  },`;

const scenes = latinScenes();
const latin = fitWeights(scenes);
// Far fewer labels: where they say little, the weights for Latin letters are used. They do contain
// large topics, and bounded sums joined unrelated pages to small ones.
const unbounded = { enoughNeighbors: Infinity };
const chinese = fitWeights(chineseScenes(), {
  ...unbounded,
  prior: fitWeights(scenes, unbounded),
  ridge: 3,
});
writeFileSync(
  join(process.cwd(), 'lib/newsroom/cluster/weights.ts'),
  `// The weights of the pair score, fitted by \`tests/bench/clustering/fit-weights.ts\` on labeled
// headlines and texts; only these numbers are kept of them. A language says by its
// \`groupedLike\` which it uses.

export const weights = {
${set('latin', latin)}
${set('chinese', chinese)}
};
`,
);
