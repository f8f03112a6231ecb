// Public test corpora and real feeds are stored beside the project, never in it. Tests that use
// them print that they skip where the folder is absent.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '..', 'shared', 'data');

/** The path of a folder or file of the shared test data, or undefined when it is absent. */
export function sharedData(...path: string[]): string | undefined {
  const full = join(root, ...path);
  return existsSync(full) ? full : undefined;
}

/** `describe` over shared data; prints that it skips when the data is absent. */
export function describeShared(name: string, path: string[], body: (folder: string) => void): void {
  const folder = sharedData(...path);
  if (folder) describe(name, () => body(folder));
  else {
    describe.skip(name, () => {
      it('needs the shared test data', () => undefined);
    });
    process.stdout.write(`skipped: ${name} (no shared data at ${path.join('/')})\n`);
  }
}
