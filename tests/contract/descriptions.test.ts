// The API document describes each call with the comment above its row of the table. A build has no
// sources, so the comments are also stored as data; running this file with `UPDATE=1 npx jest`
// writes them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@/lib/contract';

const folder = path.resolve('lib/contract/operations');
const kept = path.resolve('lib/contract/descriptions.json');

/** A comment as one line, without the parts meant only for developers of the site. */
const lineOf = (comment: string) =>
  comment
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .replaceAll(/[;,.]? ?beyond the specification\b/gi, '')
    .trim();

function written(): Record<string, string> {
  const found: [string, string][] = [];
  for (const file of readdirSync(folder).sort()) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const rows = /\/\*\*((?:(?!\*\/).)*)\*\/\s+(\w+): operation\(\{/gs;
    for (const [, comment = '', name = ''] of source.matchAll(rows)) {
      found.push([name, lineOf(comment)]);
    }
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

it('every row of the table has a comment, and the document repeats it', () => {
  const now = written();
  expect(Object.keys(now)).toEqual(Object.keys(operations).sort());
  if (process.env.UPDATE) writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`);
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(now);
});
