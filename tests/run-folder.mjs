// Folders that all processes of one test run share: one for generated files, and one for bundled
// programs, from which they resolve packages.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export default function makeRunFolder() {
  process.env.RUN_FOLDER = mkdtempSync(join(tmpdir(), 'cubewire-run-'));
  process.env.RUN_BUNDLES = resolve('node_modules/.cache', basename(process.env.RUN_FOLDER));
}
