import type { Nodes } from 'hast';
import { toTree } from '@/lib/model/markdown/to-tree';
import { blocksOf, growBlocks, noBlocks, type Blocks } from '@/lib/model/reveal/blocks';
import { describeShared } from '../../shared';
import { markdownCases } from './markdown-cases';

const texts = ({ finished, tail }: Blocks) => [...finished.map(({ text }) => text), tail];
const letterByLetter = (text: string) => [...text].reduce(growBlocks, noBlocks);
const cutUp = (text: string) => texts(growBlocks(noBlocks, text));

/** A tree in one line, without the blank text between its blocks; adjacent texts are joined. */
function outline(node: Nodes): string {
  if (node.type === 'text') return JSON.stringify(node.value);
  if (node.type !== 'root' && node.type !== 'element') return node.type;
  const joined: Nodes[] = [];
  for (const child of node.children) {
    const last = joined.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + child.value };
    } else joined.push(child);
  }
  const children = joined
    .filter((child) => !(child.type === 'text' && child.value.trim() === ''))
    .map(outline);
  if (node.type === 'root') return children.join();
  return `${node.tagName}${JSON.stringify(node.properties)}(${children.join()})`;
}

describe('a growing text is split into blocks', () => {
  it('a paragraph ends when the next block begins', () => {
    expect(cutUp('One.\n\nTwo.\n\n')).toEqual(['One.\n\n', 'Two.\n\n']);
    expect(cutUp('One.\nstill one.\n')).toEqual(['One.\nstill one.\n']);
  });

  it('a heading, a rule and a code fence end without a blank line', () => {
    expect(cutUp('# A\nText\n\n---\nB\n')).toEqual(['# A\n', 'Text\n\n', '---\n', 'B\n']);
    expect(cutUp('```js\na\n\nb\n```\nText')).toEqual(['```js\na\n\nb\n```\n', 'Text']);
  });

  it('a list is not split at its blank lines and paragraphs', () => {
    const list = '1. one\n\n   more\n\n2. two\n\n   ```\n\n   code\n   ```\n\n';
    expect(cutUp(`${list}Text`)).toEqual([list, 'Text']);
  });

  it('a long list is split before an item, where its numbering continues', () => {
    const words = 'word '.repeat(40).trimEnd();
    const list = (number: (n: number) => string) =>
      Array.from({ length: 9 }, (_, n) => `${number(n + 1)} ${words}\n`).join('');
    expect(cutUp(list(() => '-')).length).toBe(3);
    expect(cutUp(list((n) => `${n}.`)).length).toBe(3);
    expect(cutUp(list(() => '1.')).length).toBe(1);
  });

  it('a table is one block', () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n';
    expect(cutUp(`${table}Text`)).toEqual([table, 'Text']);
  });

  it.each([
    ['a list begins within a paragraph', ['One.\n- two\n\n', 'Text']],
    ['one that begins with 1, too', ['One.\n1. two\n\n   more']],
    ['one that begins with 2 is text', ['One.\n2. two\n\n', '   more']],
    ['and so is an item without words', ['One.\n-\n\n', '   more']],
    ['items of another kind stay with those before', ['- a\n+ b\n\n', 'Text']],
    ['what is not indented ends a list', ['- a\n\n', ' more']],
    ['an indented list ends as well', ['   - a\n   - b\n\n', 'Text']],
    ['an item in an item holds its paragraphs', ['- a\n  - b\n\n    c\n\n', 'Text']],
    ['as does code in an item', ['1. a\n\n       code\n\n2. b']],
    ['a fence in an item holds its blank lines', ['- ```\n  a\n\n  b\n  ```\n- c']],
    ['and ends with the item', ['- ```\n  a\nText\n\n', 'More']],
    ['a fence in a quote ends with the quote', ['> ```\n> a\nText\n\n', 'More']],
    ['or with its own end', ['> ```\n> a\n>\n> b\n> ```\nText\n\n', 'More']],
    ['a fence ends with its own sign alone', ['~~~\na\n```\n~~~\n', 'Text']],
    ['and another may follow', ['```\na\n```\n', '```\nb']],
    ['indented code stays together over blank lines', ['    a\n\n    b\n\n', 'Text']],
    ['and begins behind a paragraph', ['One.\n\n', '    code\n\n', 'Text']],
    ['raw HTML reaches past blank lines', ['<!-- a\n\nb -->\n\n', 'Text']],
    ['and is text behind its end', ['<pre>\n\na\n</pre>\nText\n\n', 'More']],
    ['a heading ends a paragraph', ['Text\n# A\n', 'More']],
    ['as does what underlines one', ['A\n---\n', 'B']],
    ['a heading in a list does not end it', ['- a\n# B\nMore']],
    ['a line behind a table belongs to it', ['| a |\n| - |\n| 1 |\nText\n\n', 'More']],
    ['indented code ends without a blank line', ['    code\n', 'Text']],
    ['what looks like an item in code is code', ['    - code\n', 'Text']],
    ['a rule may follow a blank line', ['\n---\n', 'Text']],
    ['what is indented by two stays in a list', ['- a\n\n  more']],
    ['a fence in an item may lack its end', ['- ~~~\n  a\n\nText\n\n', 'More']],
    ['one at the margin ends the list', ['1. a\n~~~\nb\n\nc\n~~~\n', 'Text']],
    ['an item without words begins a list behind code', ['    code\n', '-\n\n- a']],
    ['an item that holds one without words is none of those', ['One.\n* -\n\n  more']],
    ['an indented one is', ['One.\n *\n\n', '  more']],
    ['and one with a number', ['One.\n12.\n\n', '   more']],
    ['no line of raw HTML is an item', ['<pre>\n- a\n</pre>\n\n', '  Text']],
    ['blank lines before the first block are part of it', ['\n\nText']],
  ])('%s', (_, blocks) => {
    const text = blocks.join('');
    expect(blocksOf(text).map((block) => block.text)).toEqual(blocks);
    expect(texts(letterByLetter(text)).filter(Boolean)).toEqual(blocks);
  });

  it('an empty text has no block, and each knows its place', () => {
    expect(blocksOf('')).toEqual([]);
    expect(blocksOf('# A\n\nB')).toEqual([
      { key: 0, text: '# A\n\n' },
      { key: 5, text: 'B' },
    ]);
  });

  it('what is finished stays the same object', () => {
    const before = growBlocks(noBlocks, 'One.\n\nTwo');
    const after = growBlocks(before, ' and more.\n\nThree');
    expect(before.finished).toHaveLength(1);
    expect(after.finished[0]).toBe(before.finished[0]);
    expect(after.finished[1]).toEqual({ key: 6, text: 'Two and more.\n\n' });
    expect(after.tailKey).toBe('One.\n\nTwo and more.\n\n'.length);
  });
});

describeShared('the blocks of every case of the markdown corpora', ['corpora'], (folder) => {
  const cases = markdownCases(folder);

  it('contain the whole text in order', () => {
    for (const text of cases) expect(cutUp(text).join('')).toBe(text);
  });

  it('are the same for any sequence of pieces', () => {
    for (const text of cases) expect(texts(letterByLetter(text))).toEqual(cutUp(text));
  });

  it('give the same result parsed one by one as the whole text', () => {
    // Definitions of links and footnotes, and raw HTML, may affect other blocks.
    const local = cases.filter(
      (text) => !/\]:/.test(text) && !/<[a-z/!?]/i.test(text) && !/\[\^/.test(text),
    );
    expect(local.length).toBeGreaterThan(800);
    for (const text of local) {
      const parts = cutUp(text).map((part) => outline(toTree(part)));
      expect(parts.filter(Boolean).join()).toBe(outline(toTree(text)));
    }
  });
});
