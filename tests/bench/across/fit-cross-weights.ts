// Fits the weights of links across languages and writes them into the product: `node --import tsx
// tests/bench/across/fit-cross-weights.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossFeatureNames } from '@/lib/newsroom/across/cross-features';
import { januaryFeeds } from './feeds';
import { fitCross, pairsOf } from './fit';

const feeds = januaryFeeds();
if (!feeds) throw new Error('the shared data are not here');
const weights = fitCross(feeds, pairsOf(feeds.rows));
writeFileSync(
  join(process.cwd(), 'lib/newsroom/across/cross-weights.ts'),
  `// The weights of links across languages, fitted by \`tests/bench/across/fit-cross-weights.ts\` on pairs
// of reports that were read; only these numbers are kept of them.
import type { CrossFeature } from './cross-features';

export const crossWeights: Readonly<Record<CrossFeature, number>> = {
${crossFeatureNames.map((name, at) => `  ${name}: ${Number((weights[at] ?? 0).toFixed(3))},`).join('\n')}
};
`,
);
