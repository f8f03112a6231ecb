// Bundles a program of ours into a few files, for suites that start it as a process: loading 1,200
// modules through tsx takes three seconds of CPU each time. Three suites of `tests/server`
// (commands, tracing for the newsroom, and worker-alone) still start programs the way npm does.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

// esbuild comes with tsx, so tests compile with the same compiler as the commands.
const ofTsx = createRequire(resolve('node_modules/tsx/package.json'));
const esbuild = join(dirname(ofTsx.resolve('esbuild/package.json')), 'bin', 'esbuild');

/** These packages look for files next to their own. */
const leftAlone = ['better-sqlite3', 'next', 'pg', 'pino'];

function bundle(source: string, into: string): void {
  execFileSync(esbuild, [
    source,
    ...['--bundle', '--splitting', '--format=esm', '--platform=node', '--target=node20'],
    ...[`--outdir=${into}`, '--out-extension:.js=.mjs', '--log-level=warning'],
    ...leftAlone.map((name) => `--external:${name}`),
    `--define:import.meta.dirname=${JSON.stringify(dirname(resolve(source)))}`,
    // CommonJS packages call `require` for Node's modules.
    "--banner:js=const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
  ]);
}

/**
 * The file that Node runs instead of `source`: bundled once per test run, by the first worker that
 * needs it.
 */
export function bundledProgram(source: string): string {
  const { RUN_BUNDLES } = process.env;
  if (!RUN_BUNDLES) throw new Error('programs are bundled for a run of Jest');
  const name = basename(source, '.ts');
  const folder = join(RUN_BUNDLES, name);
  if (!existsSync(folder)) {
    const made = `${folder}-${process.pid}`;
    bundle(source, made);
    try {
      renameSync(made, folder);
    } catch {
      // Another worker was faster.
      rmSync(made, { recursive: true });
    }
  }
  return join(folder, `${name}.mjs`);
}
