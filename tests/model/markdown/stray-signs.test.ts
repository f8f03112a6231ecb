// Unmatched brackets and backticks beyond the first hundred are set aside while a text is parsed.
// Protects: what is matched keeps its meaning behind any number of them, and nothing is lost.
import { toTree } from '@/lib/model/markdown/to-tree';
import { textOf, walkElements } from '@/lib/model/markdown/walk';
import { found } from './tree-text';

const counts = [99, 100, 101, 150];
const codesIn = (markdown: string) => {
  const codes: string[] = [];
  walkElements(toTree(markdown), (node) => {
    if (node.tagName === 'code') codes.push(textOf(node));
  });
  return codes;
};

it.each(counts)('behind %i unmatched brackets a link is a link', (count) => {
  const text = `${']'.repeat(count)} [a [b]](https://a.example/) ] ![c](https://a.example/d.png)`;
  expect(found(toTree(text), 'href')).toEqual([['a', 'https://a.example/', 'a [b]']]);
  expect(found(toTree(text), 'src')).toHaveLength(1);
  expect(textOf(toTree(text)).trim()).toBe(`${']'.repeat(count)} a [b] ]`);
});

it.each(counts)('behind %i unmatched brackets an attribute has its own', (count) => {
  const tree = toTree(`${']'.repeat(count)} <a href="/m/news" title="a]">b</a>`);
  expect(found(tree, 'title')).toEqual([['a', 'a]', 'b']]);
});

describe.each(counts)('behind %i unmatched backticks', (count) => {
  const many = 'a ` b\n\n'.repeat(count);

  it.each([
    ['x `c` y', ['c']],
    ['x ``d`e`` y', ['d`e']],
    ['x `` f `g`', ['g']],
    ['x `h` ``` i', ['h']],
    ['x \\`j `k` l', ['k']],
    ['x \\\\`m`', ['m']],
    ['x \\``n`', ['n']],
    ['`o` `p` ``q``', ['o', 'p', 'q']],
    ['``` r `s` t', ['s']],
    ['```js\n`u\n```\n\n`v`', ['`u\n', 'v']],
    ['    `w\n\nx ` `` y', ['`w\n']],
  ])('%j holds the code %j', (text, codes) => {
    expect(codesIn(many + text)).toEqual(codes);
  });

  it('each is shown, and a line ends where it ended', () => {
    const shown = textOf(toTree(`${many}x \`\`\` y\nz`));
    expect(shown.match(/`/g)).toHaveLength(count + 3);
    expect(shown).toMatch(/a ` b\s+x ``` y\nz$/);
    expect(shown).not.toMatch(/[\uE000-\uF8FF]/);
  });
});

it('a text is cut where only an attack goes on', () => {
  expect(textOf(toTree('a'.repeat(20_001)))).toHaveLength(20_000);
  const nested = (levels: number) => {
    let quotes = 0;
    walkElements(toTree(`${'> '.repeat(levels)}- a`), ({ tagName }) => {
      quotes += Number(tagName === 'blockquote');
    });
    return quotes;
  };
  expect([1, 11, 12, 13, 40].map(nested)).toEqual([1, 11, 12, 12, 12]);
  expect(textOf(toTree(`${'> '.repeat(12)}- 1. a - b`)).trim()).toBe('a - b');
  const tags = (count: number) => textOf(toTree('<b></b>'.repeat(count) + '<i>c</i>')).trim();
  expect(tags(199)).toBe('c');
  expect(tags(200)).toBe('<i>c</i>');
});
