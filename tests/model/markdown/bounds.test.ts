import fc from '../../fast-check';
import { inGatesOr } from '../../gates';
import { toTree } from '@/lib/model/markdown/to-tree';
import { wantedMarks } from '@/lib/model/markdown/marks';

function depth(node: object): number {
  return 'children' in node && Array.isArray(node.children)
    ? 1 + node.children.reduce((most: number, child: object) => Math.max(most, depth(child)), 0)
    : 0;
}

const long = 60_000;
const attacks = [
  '>', '> ', '- ', '1. ', '[', '![', '[a](', '*a ', 'a**b', '_a_', '~~a', '`', '<div>', '<b>', '<', '&',
  '[1]', '[^1]', '<!--', '<![CDATA[', '<p ', '<table>', '<a href=x>', ' ', 'www.', 'a@', '|a',
  '> - ', '<template>', '<svg><style>',
]; // prettier-ignore

test.each(attacks)('a text of nothing but %j becomes a shallow tree', (piece) => {
  const tree = toTree(piece.repeat(Math.ceil(long / piece.length)));
  expect(depth(tree)).toBeLessThan(80);
});

test('any text becomes a tree, the same one every time', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...attacks,
      '\n',
      '\n\n',
      '    ',
      '|---|',
      '[1]',
      '```',
      '<br>',
      '</div>',
      '字',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const marks = () => wantedMarks('en', [text.slice(2, 12)], [text.slice(0, 3)]);
      expect(toTree(text, marks())).toEqual(toTree(text, marks()));
    }),
    { numRuns: inGatesOr(2_000, 150) },
  );
});

function textOf(node: object): string {
  if ('value' in node) return String(node.value);
  return 'children' in node && Array.isArray(node.children)
    ? node.children.map((child: object) => textOf(child)).join('')
    : '';
}

test.each([
  ['as text', (brackets: string) => brackets],
  ['in a line of code', (brackets: string) => `\`${brackets}\``],
  ['in a block of code', (brackets: string) => `\`\`\`\n${brackets}\n\`\`\``],
])('unmatched brackets stay as they were written, %s', (_, written) => {
  const brackets = ']'.repeat(300);
  expect(textOf(toTree(written(brackets))).trim()).toBe(brackets);
});

describe('unclosed backticks', () => {
  // Two of three are code together with the text between them; a backslash takes one away from the
  // third.
  const unclosed = '```\\'.repeat(600);

  it('are all text', () => {
    const tree = toTree(unclosed);
    expect(textOf(tree).match(/`/g)?.length).toBeGreaterThan(300);
    expect(textOf(tree)).not.toMatch(/[\uE000-\uF8FF]/);
  });

  it('leave code in neighboring lines unchanged', () => {
    const tree = toTree(`${unclosed}\n\nand \`code\` here\n\n\`\`\`\na \`b\n\`\`\`\n`);
    const text = JSON.stringify(tree);
    expect(text).toContain('{"type":"text","value":"code"}');
    expect(text).toContain('a `b');
  });
});
