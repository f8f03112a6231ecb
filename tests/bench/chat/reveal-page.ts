// A step of the reveal in a browser whose CPU is four times slower.
import { createRequire } from 'node:module';
import type { BuildOptions, BuildResult } from 'esbuild';
import { cpuRate, openBrowser, openPhone } from '../browser/site';
import type { StepCosts } from '../reveal';
import { atMost, type Row } from '../browser/table';

const mostMs = 4;
/** "The cost of a step does not grow with the length of the answer": the tolerance for noise. */
const mostRatio = 1.5;
/** The resolution of a page's clock. */
const clockMs = 0.1;

/** The script for the page and its styles, bundled by the bundler that runs our commands. */
async function bundle(): Promise<{ script: string; style: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'));
  // Not a dependency of our own, so these types are all that is known about it here.
  const { build } = require('esbuild') as { build(options: BuildOptions): Promise<BuildResult> };
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/chat/reveal-entry.tsx'],
    bundle: true,
    write: false,
    // Nothing is written there: scripts and styles are distinguished by their names.
    outdir: 'page',
    minify: true,
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const found = (ending: string) => outputFiles?.find(({ path }) => path.endsWith(ending))?.text;
  return { script: found('.js') ?? '', style: found('.css') ?? '' };
}

export async function measureReveal(): Promise<Row[]> {
  const { script, style } = await bundle();
  const browser = await openBrowser();
  try {
    const { page } = await openPhone(browser);
    await page.setContent('<!doctype html><title>reveal</title>');
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    const costs = await page.evaluate((): StepCosts[] => globalThis.measureSteps());
    return costs.flatMap(({ kind, short, long }): Row[] => [
      {
        figure: `reveal step at 30,000 characters, p95`,
        value: long.p95,
        unit: 'ms',
        mark: atMost(mostMs),
        note: `${kind}; median ${long.median.toFixed(2)} ms; at 1,000 characters p95 ${short.p95.toFixed(2)}, median ${short.median.toFixed(2)} ms; processor ${cpuRate}× slower`,
      },
      {
        figure: 'against 1,000 characters, p95',
        value: Math.max(long.p95, clockMs) / Math.max(short.p95, clockMs),
        unit: '×',
        mark: atMost(mostRatio),
      },
    ]);
  } finally {
    await browser.close();
  }
}
