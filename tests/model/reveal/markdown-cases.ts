// The markdown corpora as one list of texts, for the tests of every prefix.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = [
  'commonmark/spec-0.31.2.json',
  'gfm/gfm-spec-0.29.json',
  'gfm/extensions.json',
  'gfm/regression.json',
];

/** The markdown of every case; `folder` is the folder of the corpora. */
export function markdownCases(folder: string): string[] {
  return files.flatMap((file) => {
    const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { markdown: string }[];
    return cases.map(({ markdown }) => markdown);
  });
}
