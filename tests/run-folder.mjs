// A folder that all processes of one run of the tests share.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function makeRunFolder() {
  process.env.RUN_FOLDER = mkdtempSync(join(tmpdir(), 'cubewire-run-'));
}
