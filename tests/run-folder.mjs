// Folders that all processes of one run of the tests share: one for what is made, and one for programs
// that are bundled, which find the packages from there.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export default function makeRunFolder() {
  process.env.RUN_FOLDER = mkdtempSync(join(tmpdir(), 'cubewire-run-'));
  process.env.RUN_BUNDLES = resolve('node_modules/.cache', basename(process.env.RUN_FOLDER));
}
