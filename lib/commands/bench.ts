// `npm run bench [-- NAME …]` measures and prints; without names, everything. Status 1 if a figure
// missed its target. The benchmarks are among the tests, which are not part of the product: they
// are loaded from there by name.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const benches: Record<string, { file: string; run: string }> = {
  store: { file: 'store.ts', run: 'benchStore' },
  events: { file: 'events.ts', run: 'benchEvents' },
  clustering: { file: 'clustering.ts', run: 'benchClustering' },
  browser: { file: 'browser.ts', run: 'benchBrowser' },
  share: { file: 'share.ts', run: 'benchShare' },
  server: { file: 'server.ts', run: 'benchServer' },
  chat: { file: 'chat.ts', run: 'benchChat' },
  pages: { file: 'pages.ts', run: 'benchPages' },
  space: { file: 'space.ts', run: 'benchSpace' },
  support: { file: 'support.ts', run: 'benchSupport' },
  questions: { file: 'questions.ts', run: 'benchQuestions' },
};

async function main(words: string[]): Promise<void> {
  const unknown = words.filter((word) => !(word in benches));
  if (unknown.length > 0) {
    console.error(
      `There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
    );
    process.exit(1);
  }
  for (const [name, { file, run }] of Object.entries(benches)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const loaded: Record<string, () => Promise<void>> = await import(
      pathToFileURL(resolve('tests/bench', file)).href
    );
    await loaded[run]?.();
  }
}

main(process.argv.slice(2)).then(
  // With the status set by a missed target.
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
