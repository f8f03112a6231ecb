// A program of ours as a few files, for suites that start it as a process: to load 1,200 modules through
// tsx takes three seconds of a processor each time. That all start as npm starts them, too, three suites
// of `tests/server` show: commands, tracing (the newsroom) and worker-alone.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

// It comes with tsx: what compiles a command in use compiles it here.
const ofTsx = createRequire(resolve('node_modules/tsx/package.json'));
const esbuild = join(dirname(ofTsx.resolve('esbuild/package.json')), 'bin', 'esbuild');

/** They look for files of their own beside themselves. */
const leftAlone = ['better-sqlite3', 'next', 'pg', 'pino'];

function bundle(source: string, into: string): void {
  execFileSync(esbuild, [
    source,
    ...['--bundle', '--splitting', '--format=esm', '--platform=node', '--target=node20'],
    ...[`--outdir=${into}`, '--out-extension:.js=.mjs', '--log-level=warning'],
    ...leftAlone.map((name) => `--external:${name}`),
    `--define:import.meta.dirname=${JSON.stringify(dirname(resolve(source)))}`,
    // What CommonJS among the packages requires of Node.
    "--banner:js=const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
  ]);
}

/**
 * The file that Node runs in the place of `source`: bundled once for a run of the tests, by whichever
 * worker asks first.
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
      // Another worker was first.
      rmSync(made, { recursive: true });
    }
  }
  return join(folder, `${name}.mjs`);
}
