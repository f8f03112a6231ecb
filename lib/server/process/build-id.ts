// The build that this process serves. In development there is none, and nothing is stored for
// offline reading.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | null | undefined;

/** The id of the build; undefined where there is none. */
export function buildId(): string | undefined {
  if (known === undefined) {
    try {
      const text = readFileSync(join(process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
      known = process.env.NODE_ENV === 'production' && text !== '' ? text : null;
    } catch {
      known = null;
    }
  }
  return known ?? undefined;
}
