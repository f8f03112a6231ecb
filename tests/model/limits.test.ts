// The numbers in lib/model/limits are those of the specification, and ours that several parts know.
import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { productFiles } from '@/tests/import-rules';

const folder = 'lib/model/limits';

/** The constants that no sentence of the specification asks for: their comment says “ours”. */
function ours(source: string): string[] {
  const file = ts.createSourceFile('limits.ts', source, ts.ScriptTarget.Latest, true);
  const allOurs = /\bours\b/.test(/^(?:\/\/.*\n)+/.exec(source)?.[0] ?? '');
  // Constants without a comment of their own share the one above them.
  let comment = '';
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const ranges = ts.getLeadingCommentRanges(source, statement.getFullStart()) ?? [];
    const own = ranges.map(({ pos, end }) => source.slice(pos, end)).findLast(Boolean);
    comment = own?.startsWith('/**') ? own : comment;
    const isOurs = /\bours?\b/i.test(comment) || (allOurs && !comment.includes('"'));
    return isOurs ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];
  });
}

const sources = productFiles()
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith(`${folder}/`))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => source.includes('/limits/'));

it.each(readdirSync(folder))('a number of ours in %s has more than one use', (name) => {
  const alone = ours(readFileSync(`${folder}/${name}`, 'utf8')).filter((constant) => {
    const word = new RegExp(`\\b${constant}\\b`);
    return sources.filter((source) => word.test(source)).length === 1;
  });
  // It belongs in the file that uses it.
  expect(alone).toEqual([]);
});

it('recognizes a number of ours by its comment', () => {
  const source =
    '/** "At most 5." */\nconst a = 5;\n/** A day; ours. */\nconst b = 1;\nconst c = 2;\n';
  expect(ours(source)).toEqual(['b', 'c']);
  expect(ours(`// The limits of bots; all ours.\n/** Posts. */\nconst d = 1;\n`)).toEqual(['d']);
});
